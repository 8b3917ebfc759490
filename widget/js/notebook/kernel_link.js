/** How a table in a notebook talks to the session in the kernel. */

/** @import { Answer, Command, Link, Message, View } from "../contract.js" */

/**
 * What anywidget gives us of the widget in Python. Hosts differ in what they pass to callbacks of
 * traits, so these look at the model.
 * @typedef {object} Model
 * @property {(name: string) => any} get
 * @property {(name: string, value: unknown) => void} set
 * @property {() => void} save_changes
 * @property {(content: unknown) => void} send
 * @property {(name: string, callback: (...given: any[]) => void) => void} on
 * @property {(name: string, callback: (...given: any[]) => void) => void} off
 */

/** The kernel's answer: the view of now is not in it, but has come as a trait; `now` is its revision. @typedef {Answer & {now?: number, catalogue?: string | null}} Told */

/** Milliseconds without an answer after which one is told: a cell may be running, or the kernel is gone. */
const PATIENCE = 3000;

/** Which visit of the page this is: when it is loaded again, the kernel's notebook is another one. */
const PAGE = performance.timeOrigin;

/** @type {Message} */
const WAITING = { id: "ui-kernel-silent", args: {} };
/** @type {Message} */
const GONE = { id: "ui-kernel-gone", args: {} };
/** @type {Told} */
const LOST = { id: null, ok: false, problems: [{ ...GONE, cells: [] }] };

/** @param {Model} model @returns {Link} */
export const linkOf = (model) => new KernelLink(model);

/** @implements {Link} */
class KernelLink {
  // Several views of one widget hear every answer, and know their own by this.
  #name = Math.random().toString(36).slice(2);
  #asked = 0;
  /** @type {Map<string, {tell: (told: Told) => void, timer: number}>} */
  #waiting = new Map();
  /** Who waits for a view of this revision or a later one. @type {Set<{now: number, tell: (view?: View) => void}>} */
  #expecting = new Set();
  #gone = false;
  /** @type {(trouble: Message | null) => void} */
  #onTrouble = () => {};
  #model;

  /** @param {Model} model */
  constructor(model) {
    this.#model = model;
    model.on("msg:custom", this.#hear);
    model.on("change:view", this.#look);
    // Jupyter's own sign that the kernel was restarted; others have none, and are merely silent.
    model.on("comm_live_update", this.#lose);
    model.on("comm:close", this.#lose);
    // Whoever opens a saved notebook has a board before there is a kernel, if there ever is one.
    void this.#call();
  }

  close = () => {
    this.#onTrouble = () => {};
    this.#model.off("msg:custom", this.#hear);
    this.#model.off("change:view", this.#look);
    this.#model.off("comm_live_update", this.#lose);
    this.#model.off("comm:close", this.#lose);
    this.#giveUp();
  };

  /** @param {Command} command @returns {Promise<Answer>} */
  send = async (command) => {
    const { now, ...answer } = await this.#ask(command);
    return now === undefined ? answer : { ...answer, view: await this.#viewSince(now) };
  };

  /** @param {string} name */
  words = async (name) => (await this.#ask({ type: "words", name })).catalogue ?? null;

  /** @param {(view: View) => void} callback */
  onView = (callback) => {
    const show = () => callback(this.#view);
    this.#model.on("change:view", show);
    show();
    return () => this.#model.off("change:view", show);
  };

  /** @returns {View} */
  get #view() {
    return JSON.parse(this.#model.get("view"));
  }

  /** @param {(trouble: Message | null) => void} callback */
  onTrouble = (callback) => {
    this.#onTrouble = callback;
  };

  /** @param {Command} command @returns {Promise<Told>} */
  async #ask(command) {
    return this.#gone ? LOST : this.#call(command);
  }

  /** @param {Command} [command] what any session answers, to hear whether somebody is there @returns {Promise<Told>} */
  #call(command = { type: "words", name: "en" }) {
    const id = `${this.#name}-${(this.#asked += 1)}`;
    return new Promise((tell) => {
      const timer = setTimeout(() => this.#onTrouble(this.#gone ? GONE : WAITING), PATIENCE);
      this.#waiting.set(id, { tell, timer });
      try {
        this.#model.send({ ...command, id, page: PAGE });
      } catch {
        this.#giveUp(); // Jupyter sends nothing to a kernel that was shut down
      }
    });
  }

  /** What is told is a text, as the views are: some hosts lose what is null. @param {{id: string, answer: string}} message */
  #hear = ({ id, answer }) => {
    const asked = this.#waiting.get(id);
    if (!asked) return;
    clearTimeout(asked.timer);
    this.#waiting.delete(id);
    this.#gone = false;
    if (this.#waiting.size === 0) this.#onTrouble(null);
    asked.tell(JSON.parse(answer));
  };

  /** The line to the kernel is broken, or mended: only an answer tells. */
  #lose = () => {
    this.#giveUp();
    void this.#call();
  };

  #giveUp() {
    for (const { tell, timer } of this.#waiting.values()) {
      clearTimeout(timer);
      tell(LOST);
    }
    this.#waiting.clear();
    for (const { tell } of this.#expecting) tell();
    this.#expecting.clear();
    this.#gone = true;
    this.#onTrouble(GONE);
  }

  /** The view with this revision or a later one, unless the kernel goes before; traits and messages may overtake each other. @param {number} now @returns {Promise<View | undefined>} */
  #viewSince(now) {
    return new Promise((tell) => {
      if (this.#gone) return tell(undefined);
      this.#expecting.add({ now, tell });
      this.#look();
    });
  }

  #look = () => {
    if (!this.#expecting.size) return;
    const view = this.#view;
    for (const each of this.#expecting) {
      if (view.rev < each.now) continue;
      this.#expecting.delete(each);
      each.tell(view);
    }
  };
}
