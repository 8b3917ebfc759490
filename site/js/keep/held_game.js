/**
 * A game that a session has in hand: under which id it is kept, and what this tab knows to lie there.
 *
 * Where the browser has no locks, several tabs may have the same game (`one_tab.js`). So each knows what
 * it has last read or written of it; if there is something else by now, and its own doesn't go on from
 * that, it keeps its own as a copy.
 */

import { goesOn, playOf } from "./kept_game.js";

/** @import { Saved } from "../engine/protocol.js" */

/** An id for a new game, or for what a session has in hand, that no other has; `crypto.randomUUID` isn't there on every host. */
export function newGameId() {
  const [chance] = crypto.getRandomValues(new Uint32Array(1));
  return `${Date.now().toString(36)}-${chance.toString(36)}`;
}

export class HeldGame {
  #id;
  /** What was read or written last, as `playOf` has it. @type {string | undefined} */
  #known;

  /** @param {string} id @param {Saved} [kept] what was read of it, if it was kept before */
  constructor(id, kept) {
    this.#id = id;
    this.#known = kept && playOf(kept);
  }

  /** Under which it is kept. */
  get id() {
    return this.#id;
  }

  /**
   * It is being written over what lies there, or beside it: under another id from now on, if something
   * else has become of it. Returns how to take that back, should the writing fail.
   * @param {Saved} saved
   * @param {unknown} kept
   */
  writes(saved, kept) {
    const [id, known] = [this.#id, this.#known];
    if (this.#wentElsewhere(saved, kept)) this.#id = newGameId();
    this.#known = playOf(saved);
    return () => {
      [this.#id, this.#known] = [id, known];
    };
  }

  /** Whether something else has become of it than this tab knows, and goes on from. @param {Saved} saved @param {unknown} kept */
  #wentElsewhere(saved, kept) {
    if (kept === undefined) return false;
    const lies = playOf(kept);
    return lies !== this.#known && lies !== playOf(saved) && !goesOn(kept, saved);
  }
}
