/**
 * The game on the table, and the one place that knows about it: which one it is, what is saved of it, what
 * was seen of it last, and whether it is to be kept at all.
 *
 * The engine has it under an id of its own, and tells of it; the store keeps it. Neither asks whose it is.
 */

import { HeldGame, newGameId } from "../keep/held_game.js";

/** @import { Command, Seat, View } from "../../../widget/js/contract.js" */
/** @import { Saved } from "../engine/protocol.js" */
/** @import { Store } from "../keep/store.js" */

/** The id of the game with which one learns, which is never kept. */
export const INTRODUCTION = "introduction";

/** The id of the table with a conundrum, which is no game: of that it is kept what was found. */
export const CONUNDRUM = "conundrum";

const NO_GAMES = [INTRODUCTION, CONUNDRUM];

export class CurrentGame {
  /** What the engine has told last of what is in it, be it a game that is never kept. @type {Saved | null} */
  #inside = null;
  /** With whose eyes that was looked at last. @type {Seat | null | undefined} */
  #eyes;
  /** The game to go on with, as the engine has told it last. @type {Saved | null} */
  #saved = null;
  /** What was shown last. @type {View | null} */
  #view = null;
  /** Whether that is older than the game in the engine, which is still on its way. */
  #early = false;
  /** The engine's id of a game that nobody has asked for: it is kept once something has been done in it. @type {string | null} */
  #unasked = null;
  /** Games that somebody has asked for and then gone elsewhere: the same goes for them. @type {Set<string>} */
  #abandoned = new Set();
  /** All games that the engine has had, by its ids for them. @type {Map<string, HeldGame>} */
  #held = new Map();
  #store;
  #onSee;
  #onConundrum;

  /**
   * @param {Store} store
   * @param {() => void} onSee told of every view that is shown
   * @param {(saved: Saved) => void} [onConundrum] told of what becomes of a conundrum
   */
  constructor(store, onSee, onConundrum) {
    this.#store = store;
    this.#onSee = onSee;
    this.#onConundrum = onConundrum;
  }

  // Asking

  /** The game to go on with, under the id by which it is kept. */
  get saved() {
    return this.#saved && { ...this.#saved, id: this.#heldAs(this.#saved.id).id };
  }

  get view() {
    return this.#view;
  }

  /** Whether what is shown was known before the engine had it. */
  get isEarly() {
    return this.#early;
  }

  get isIntroduction() {
    return this.#inside?.id === INTRODUCTION;
  }

  /** Whether the game that is kept under this id is the one in the engine. @param {IDBValidKey} id */
  isInside(id) {
    return this.#inside !== null && this.#heldAs(this.#inside.id).id === id;
  }

  /** What puts it back into an engine that has forgotten everything; null: there was none. @returns {Command | null} */
  get restoring() {
    if (!this.#inside) return null;
    const { id, record, kinds, resigned, task } = this.#inside;
    return { type: "load", game: id, record, kinds, resigned, task, seat: this.#eyes };
  }

  /** The game to go on with, even where nothing can be kept; else the one that was played last. */
  async unfinished() {
    const saved = this.#stillThere;
    return saved && !saved.over ? saved : this.#store.latestUnfinished();
  }

  /** The game that was on the table last. */
  async last() {
    return this.#stillThere ?? this.#store.currentGame();
  }

  /** The saved one, unless the store is just taking it out. */
  get #stillThere() {
    const { saved } = this;
    return saved && this.#store.isRemoved(saved.id) ? null : saved;
  }

  // Coming

  /** Another one comes, unless somebody leaves the way on which one waits for it. @param {string} id the engine's @param {AbortSignal} [way] */
  comes(id, way) {
    const abandon = () => this.#abandoned.add(id);
    way?.addEventListener("abort", abandon);
    return { arrived: () => way?.removeEventListener("abort", abandon) };
  }

  /** One comes that nobody has asked for. Returns the engine's id for it. */
  comesUnasked() {
    this.#unasked = newGameId();
    return this.#unasked;
  }

  /** One that was kept comes back. Returns an id for the engine, so that nothing it still says of another is taken for this. @param {Saved} game */
  comesBack(game) {
    const id = newGameId();
    this.#held.set(id, new HeldGame(game.id, game));
    return id;
  }

  /** It is there. @param {Saved} game as it was kept */
  isBack(game) {
    if (this.saved?.id !== game.id) this.#saved = game;
  }

  /** One sits down at it: a reload comes back to it. @param {string} id */
  sitDownAt(id) {
    void this.#store.setCurrent(id);
  }

  /** It is shown before the engine has it. @param {View} view */
  foresee(view) {
    this.#early = true;
    this.see(view);
  }

  /** From now on the engine has what is shown. */
  catchUp() {
    this.#early = false;
  }

  // Going on

  /** @param {View} view */
  see(view) {
    this.#view = view;
    this.#onSee();
  }

  /** With these eyes it is looked at. @param {Seat | null} seat */
  looksFrom(seat) {
    this.#eyes = seat;
  }

  /** The engine tells what has become of what is in it. @param {Saved} saved */
  save(saved) {
    this.#inside = saved;
    if (saved.id === CONUNDRUM) this.#onConundrum?.(saved);
    if (NO_GAMES.includes(saved.id)) return;
    const held = this.#heldAs(saved.id);
    if (this.#store.isRemoved(held.id)) return;
    const { actions } = /** @type {{actions?: unknown[]}} */ (saved.record);
    const untouched = !actions?.length;
    if (untouched && this.#abandoned.has(saved.id)) return;
    this.#saved = saved;
    if (!untouched || saved.id !== this.#unasked) void this.#store.keepGame(saved, held);
  }

  // Going

  /** Nothing of it is to be seen any more, as of a game with which one has learnt. */
  leaveView() {
    this.#view = null;
  }

  /** One stands up: a reload doesn't come back to it, though it is kept. */
  standUp() {
    void this.#store.setCurrent(null);
  }

  /** Whatever has come since, this stays the one to go on with. @param {Saved | null} before */
  async goBackTo(before) {
    if (!before) return;
    this.#saved = before;
    this.#view = null;
    await this.#store.setCurrent(before.id);
  }

  /** This game isn't there any more. @param {IDBValidKey} id */
  forget(id) {
    if (this.saved?.id === id) this.#saved = this.#view = null;
    // Should it come back, it is as it was kept.
    if (this.isInside(id)) this.#inside = null;
  }

  /** There is none. */
  clear() {
    this.#saved = this.#view = this.#inside = null;
    this.#early = false;
  }

  /** @param {string} id the engine's */
  #heldAs(id) {
    const held = this.#held.get(id) ?? new HeldGame(id);
    this.#held.set(id, held);
    return held;
  }
}
