/** What is said of today changes at midnight, or when one comes back to the page on another day. */

import { today } from "../keep/days.js";

/** Clocks are set, and devices sleep: so it is looked at often, which costs nothing. */
const LOOK_MS = 20_000;

/** Be told when another day has come; returns what ends it. @param {() => void} listener */
export function watchDay(listener) {
  let day = today();
  const look = () => {
    if (day === today()) return;
    day = today();
    listener();
  };
  const timer = setInterval(look, LOOK_MS);
  document.addEventListener("visibilitychange", look);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", look);
  };
}
