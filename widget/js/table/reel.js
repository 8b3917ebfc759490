/**
 * The way through the past of a game: to a moment, step by step or by itself, back to the game, or
 * on from there. One request at a time, however fast one slides.
 */

import { heard } from "../words/deeds.js";
import { Squares } from "../board/geometry.js";
import { PUT_BACK } from "./held.js";
import { looksWith } from "./state.js";

/** @import { Eyes, Moment } from "./state.js" */
/** @import { Table } from "./table.js" */

/** Milliseconds between two steps. */
const PACES = { slow: 2000, normal: 900, fast: 400 };

export class Reel {
  #timer = 0;
  /** How often one has gone back to the game: what was asked for before that comes too late. */
  #visit = 0;

  /** @param {Table} t */
  constructor(t) {
    this.t = t;
  }

  /** The moment one looks at, or soon will: so many actions after the beginning. */
  get ply() {
    const { wanted, past } = this.t.state;
    return wanted?.ply ?? past?.ply ?? 0;
  }

  get last() {
    return this.t.state.view?.ply ?? 0;
  }

  get eyes() {
    const { wanted, eyes } = this.t.state;
    return wanted?.eyes ?? eyes;
  }

  /** Whether one looks back, or soon will. */
  get runs() {
    const { wanted, past } = this.t.state;
    return wanted !== null || past !== null;
  }

  /** For a slider, which speaks for itself. @param {number} ply */
  slide(ply) {
    this.stop();
    void this.#go({ ply });
  }

  /** @param {number} ply */
  step(ply) {
    this.stop();
    if (ply >= 0 && ply <= this.last) void this.#goAndTell(ply);
  }

  /** Look at the same moment with other eyes. @param {Eyes} eyes */
  see(eyes) {
    void this.#go({ eyes });
  }

  toggle() {
    if (this.t.state.plays) {
      this.stop();
      this.t.announce(this.t.say("ui-replay-paused"));
      return;
    }
    this.t.set({ plays: true });
    void this.#playFrom(this.ply === this.last ? 0 : this.ply + 1);
  }

  /** Back to the game as it is. */
  leave() {
    const { t } = this;
    this.forget();
    t.set({ past: null, squares: new Squares(t.state.view?.board ?? []) });
    t.paint();
    t.camera.follow();
    t.flow.next();
  }

  /** Play on from this moment, in another game; this one stays what it is. */
  async branch() {
    const { t, ply } = this;
    this.stop();
    const { ok } = await t.ask({ type: "branch", ply, eyes: "first" });
    if (ok) t.tell({ id: t.host.games ? "ui-replay-branched-kept" : "ui-replay-branched", args: { ply } });
  }

  stop() {
    clearTimeout(this.#timer);
    this.t.set({ plays: false });
  }

  /** What is on its way comes too late. */
  forget() {
    this.stop();
    this.t.state.wanted = null;
    this.#visit += 1;
  }

  /** @param {number} ply */
  async #playFrom(ply) {
    await this.#goAndTell(ply);
    // In the meantime another game may have begun.
    const { plays, past } = this.t.state;
    if (!plays || !past) return;
    // Whoever pauses and plays on at once is here twice.
    clearTimeout(this.#timer);
    if (this.ply === this.last) this.stop();
    else this.#timer = setTimeout(() => void this.#playFrom(this.ply + 1), PACES[this.t.state.settings.pace]);
  }

  /** @param {number} ply */
  async #goAndTell(ply) {
    const there = await this.#go({ ply });
    const { past } = this.t.state;
    if (there && past) this.t.announce(heard(this.t, past, past.log.at(-1)));
  }

  /** Go there; whether one has arrived, and is not on the way still. @param {Partial<Moment>} where */
  async #go(where) {
    const { state } = this.t;
    const busy = state.wanted !== null;
    this.t.set({ wanted: { ply: this.ply, eyes: this.eyes, ...where } });
    if (busy) return false;
    const visit = this.#visit;
    for (let asked = null; state.wanted && asked !== state.wanted; ) {
      asked = state.wanted;
      await this.#look(asked);
      if (visit !== this.#visit) return false;
    }
    this.t.set({ wanted: null });
    return true;
  }

  /** @param {Moment} wanted */
  async #look({ ply, eyes }) {
    const { t } = this;
    const visit = this.#visit;
    const { view, problems } = await t.link.send({ type: "at", ply, ...looksWith(t.state, eyes) });
    // In the meantime one may have left, and even come back.
    if (visit !== this.#visit) return;
    if (!view) {
      problems?.slice(0, 1).forEach((problem) => t.tell(problem));
      return;
    }
    t.flow.stop();
    t.set({ ...PUT_BACK, past: view, eyes, squares: new Squares(view.board), refusal: null });
    t.paint();
    t.camera.follow();
  }
}
