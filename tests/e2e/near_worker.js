/**
 * A worker whose session is in the Python of the tests. To the page it is like any other, but it starts
 * at once, while Pyodide takes seconds.
 */

import { SessionHost } from "../../site/js/engine/session_host.js";
import { fail, tell } from "../../site/js/engine/tell_page.js";

/** Where the tests listen, relative to this file. */
const HOME = new URL(NEAR, self.location.href);

/** Ask the tests, and wait for it, as one does for Python in the same thread. */
function ask(what, text = "") {
  const request = new XMLHttpRequest();
  request.open("POST", new URL(what, HOME), false);
  request.send(text);
  return JSON.parse(request.responseText);
}

const { key } = ask("begin");
let onChange = () => {};

/** @param {{changed: boolean, told: unknown}} heard */
function listened({ changed, told }) {
  if (changed) onChange();
  return told;
}

const host = new SessionHost({
  dispatch: (command, viewer) => listened(ask(`${key}/dispatch`, JSON.stringify([command, viewer]))),
  news: (told) => listened(ask(`${key}/news`, JSON.stringify(told ?? null))),
  first_view: () => listened(ask(`${key}/first_view`)),
  think: (ms) => listened(ask(`${key}/think`, String(ms))) ?? undefined,
  watch: (callback) => {
    onChange = callback;
  },
});

self.onmessage = ({ data }) => {
  try {
    if ("ping" in data) tell({ pong: true });
    else host.answer(data.n, data.command, data.viewer);
  } catch (error) {
    fail(error);
  }
};

tell({ ready: true });
