/**
 * A conundrum on the table, and the ways on from there.
 *
 * As long as one sits at it, its address is that of the page, so that a reload, or whoever is sent it, comes to
 * it. How it looked is there before an engine is; what was found goes into the engine with the task.
 */

import { table } from "chromino-view";
import { today } from "../keep/days.js";
import { COLLECTED, GRADES, isReference, keyOf, progressOf } from "../keep/kept_conundrum.js";
import { keepSettings, loadSettings } from "../keep/kept_settings.js";
import { offerLesson } from "../learn/first_game.js";
import { conundrumFragment } from "../page/address_fragment.js";
import { CONUNDRUM } from "../table/current_game.js";
import { makeAhead, takeAnother } from "./ahead.js";
import { moveTo, moveFrom } from "./address.js";
import { openResult } from "./result_dialog.js";

/** @import { Answer, Command, ConundrumRef, Host, Message, Question, View } from "../../../widget/js/contract.js" */
/** @import { KeptConundrum, Reference } from "../keep/kept_conundrum.js" */
/** @import { Parts } from "../parts.js" */

/** @param {Parts} page @param {AbortSignal} way @param {ConundrumRef} wanted as an address has it, which may be anything */
export async function openConundrum(page, way, wanted) {
  const { navigation, session, store } = page;
  const reference = isReference(wanted) ? wanted : null;
  const [kept, seen] = reference ? await Promise.all([store.conundrums.get(reference), store.conundrums.onTheTable()]) : [];
  if (way.aborted) return;
  if (reference && isYetToCome(reference, kept)) return refuse(page, [{ id: "ui-conundrum-not-yet", args: {} }]);
  const isSeen = reference && seen && keyOf(seen.reference) === keyOf(reference) && session.state.phase !== "ready";
  const early = isSeen ? seen.view : null;
  if (reference && early) sitDown(page, reference, early, true);
  else navigation.wait();
  const { view, problems = [] } = await takeUp(page, way, wanted, kept);
  if (way.aborted) return;
  if (!view || !reference) return refuse(page, problems, early !== null);
  if (!early) sitDown(page, reference, view, false);
  makeAhead(session, gradeOf(view));
}

/** Of a day after today; but what was begun may be gone on with, wherever one has travelled since. @param {Reference} reference @param {KeptConundrum | null | undefined} kept */
const isYetToCome = (reference, kept) => "date" in reference && reference.date > today() && !kept;

/** Put it into the engine, with what was done of it. @param {Parts} page @param {AbortSignal} way @param {ConundrumRef} wanted @param {KeptConundrum | null | undefined} kept @returns {Promise<Answer>} */
async function takeUp({ session }, way, wanted, kept) {
  const command = { type: "task", conundrum: wanted, game: CONUNDRUM };
  const answer = await session.catchUp(kept ? { ...command, work: doneOf(kept) } : command, way);
  // What the engine can't make sense of is as good as not done.
  const isWork = answer.problems?.some(({ id, args }) => id === "command-field" && args.field === "work");
  return kept && isWork ? session.catchUp(command, way) : answer;
}

/** What was done of it, by several tabs perhaps. @param {KeptConundrum} kept */
const doneOf = ({ work, of }) => ({ ...work, done: of !== null && work.found.length >= of });

/** What one sees stays as it is, unless that is the one that can't be had. @param {Parts} page @param {Message[]} problems @param {boolean} [shown] */
async function refuse({ navigation, stage, store }, problems, shown = false) {
  if (location.hash.startsWith(conundrumFragment())) moveFrom(location.hash);
  // No reload is to come back to what can't be had.
  if (shown || stage.screen !== "conundrum") void store.conundrums.leave();
  if (shown) navigation.go("conundrums");
  await navigation.refuse(problems);
}

/** @param {Parts} page @param {Reference} reference @param {View} view @param {boolean} early whether the engine doesn't have it yet */
function sitDown(page, reference, view, early) {
  const { navigation, session, store } = page;
  const address = conundrumFragment(reference);
  void store.conundrums.sitDown(reference, view);
  navigation.arrive("conundrum", (place) => {
    if (early) session.game.foresee(view);
    else session.game.see(view);
    moveTo(address);
    const link = session.link();
    // Whatever becomes of this table, it is never a game.
    const send = (/** @type {Command} */ command) => link.send({ ...command, game: CONUNDRUM });
    const { close, change } = table(place, { ...link, send }, hostOf(page, reference));
    return {
      change,
      close: () => {
        close();
        moveFrom(address);
      },
    };
  });
  // Somebody may have been sent here who has never seen the game.
  if (!loadSettings().introduced) offerLesson(page, () => void navigation.go("conundrum", reference));
}

/** @param {Parts} page @param {Reference} reference @returns {Host} */
function hostOf(page, reference) {
  const { language, navigation, session, store } = page;
  const leave = () => {
    session.game.leaveView();
    void store.conundrums.leave();
  };
  return {
    ownsPage: true,
    about: () => navigation.open("about"),
    words: language.words,
    onWords: (words) => language.use(words),
    loadSettings,
    keepSettings,
    shareTask: () => openResult(page, reference),
    anotherTask: () => void another(page, reference),
    leaveTask: () => {
      leave();
      navigation.go("conundrums", reference);
    },
  };
}

/** The next of the collection that isn't done yet; else a new one of the same grade. @param {Parts} page @param {Reference} reference */
async function another(page, reference) {
  const { navigation, session, store } = page;
  const way = navigation.setOff();
  const next = "number" in reference ? nextOf(reference.number, await store.conundrums.all()) : null;
  if (way.aborted) return;
  if (next !== null) await navigation.go("conundrum", { number: next });
  else if (session.game.view) await openAnother(page, gradeOf(session.game.view));
}

/** @param {number} number @param {ReadonlyMap<string, KeptConundrum>} all */
function nextOf(number, all) {
  const others = Array.from({ length: COLLECTED - 1 }, (_, n) => ((number + n) % COLLECTED) + 1);
  return others.find((each) => ["new", "begun"].includes(progressOf(all.get(keyOf({ number: each }))))) ?? null;
}

/** One that was made for whoever is here. @param {Parts} page @param {number} grade */
export async function openAnother({ navigation, session }, grade) {
  const way = navigation.setOff();
  navigation.wait();
  const { conundrum, problems = [] } = await takeAnother(session, grade);
  if (way.aborted) return;
  if (conundrum) await navigation.go("conundrum", { link: conundrum.link });
  else await navigation.refuse(problems);
}

/** @param {View} view */
const gradeOf = ({ task }) => /** @type {Question | null} */ (task)?.grade ?? GRADES[0];
