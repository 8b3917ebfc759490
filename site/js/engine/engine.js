/**
 * The engine as the page has it: a worker that is watched, and replaced when it dies.
 *
 *   starting -> ready <-> restarting
 *        \________|__________/ -> failed -> (restart) starting
 *
 * Commands that come too early wait. Those that a dead worker can't answer any more are refused
 * with `ui-engine-restarted`; the game itself is put back by a command that the page has for it. So is
 * everything that is asked of an engine that was closed: nobody waits for ever.
 */

import { takeWorker } from "./early_worker.js";
import { WorkerWatch } from "./worker_watch.js";

/** @import { Answer, Command, View } from "../../../widget/js/contract.js" */
/** @import { FromWorker, Progress, QrAnswer, Reason, Report, Saved } from "./protocol.js" */

/**
 * @typedef {{phase: "starting", progress: Progress} | {phase: "ready", fresh: boolean} | {phase: "restarting"}
 *   | {phase: "failed", reason: Reason, detail: string}} State
 */

/**
 * @typedef {object} Listeners
 * @property {() => Command | null} restoring what puts the game into another worker; null: there was none
 * @property {(view: View, asked: boolean) => void} onView told of every view of now; `asked`: it is in an answer, and
 *   whoever has asked shows it
 * @property {(saved: Saved) => void} onSave
 * @property {(state: State) => void} onState
 * @property {(report: Report) => void} [onOtherScreen] told what is for another screen, and nothing else hears of that
 */

/** `n`: under which number the worker has it, once it has. @typedef {{command: Command, resolve: (answer: Answer) => void, n?: number}} Request */

/** @type {Progress} */
const NOTHING = { step: "files", done: 0, total: 1 };

const MOST_RESTARTS = 3;
const RESTARTS_WITHIN_MS = 60_000;

/** @param {Listeners} listeners */
export const startEngine = (listeners) => new Engine(listeners);

class Engine {
  /** @type {State} */
  #state = { phase: "starting", progress: NOTHING };
  #listeners;
  /** @type {Worker | null} */
  #worker = null;
  /** @type {WorkerWatch | null} */
  #watch = null;
  #count = 0;
  /** @type {Map<number, Request>} */
  #asked = new Map();
  /** @type {Request[]} */
  #waiting = [];
  #thinking = false;
  #answered = false;
  #closed = false;
  /** When workers have died. @type {number[]} */
  #deaths = [];

  /** @param {Listeners} listeners */
  constructor(listeners) {
    this.#listeners = listeners;
    // Not at once, so that listeners hear of a failure when they have their engine.
    queueMicrotask(() => this.#start());
  }

  get state() {
    return this.#state;
  }

  /** @param {Command} command @returns {Promise<Answer>} */
  send(command) {
    return new Promise((resolve) => {
      if (this.#closed) refuse({ command, resolve });
      else if (this.#state.phase === "ready") this.#ask({ command, resolve });
      else this.#hold(command, resolve);
    });
  }

  /** Keep it until there is a session. @param {Command} command @param {(answer: Answer) => void} resolve */
  #hold({ rev, ...command }, resolve) {
    // Without its revision: what was done before the engine was there is never too late.
    /** @type {Request} */
    const request = { command, resolve };
    // A first worker may have it already, and carries it out when it can, however busy the page is then.
    const next = this.#waiting.every(({ n }) => n !== undefined);
    if (this.#state.phase === "starting" && !this.#listeners.restoring() && next) this.#post(request);
    this.#waiting.push(request);
  }

  /** Draw a QR code. @param {string} text @returns {Promise<QrAnswer>} */
  qr(text) {
    return this.send({ type: "qr", text });
  }

  /** Begin again, with the game that was in it; for a person who wants to try once more. */
  restart() {
    this.#deaths = [];
    this.#end();
    this.#refuseAsked();
    this.#become({ phase: "starting", progress: NOTHING });
    this.#start();
  }

  /** For good. */
  close() {
    this.#closed = true;
    this.#end();
    const waiting = this.#waiting;
    this.#waiting = [];
    this.#refuseAsked();
    waiting.forEach(refuse);
  }

  // The worker's life

  #start() {
    if (this.#closed) return;
    if (typeof WebAssembly !== "object" || typeof Worker !== "function") {
      this.#fail("no-wasm", navigator.userAgent);
      return;
    }
    const { worker, heard } = takeWorker();
    worker.onmessage = ({ data }) => {
      // What a worker said last may arrive when it has been given up.
      if (worker === this.#worker) this.#hear(data);
    };
    worker.onerror = (event) => {
      event.preventDefault();
      if (worker !== this.#worker) return;
      // A script that can't be loaded has no message; one that fails has.
      if (event.message) this.#lose("unexpected", event.message);
      else this.#lose("blocked", WORKER);
    };
    this.#worker = worker;
    this.#watch = this.#watchOver(worker);
    for (const event of heard) worker.dispatchEvent(again(event));
  }

  #end() {
    for (const request of this.#waiting) delete request.n; // the next worker knows nothing of it
    this.#watch?.end();
    this.#worker?.terminate();
    this.#worker = null;
    this.#thinking = false;
  }

  /** @param {Worker} worker */
  #watchOver(worker) {
    return new WorkerWatch({
      starts: () => this.#state.phase !== "ready",
      isAwaited: () => this.#asked.size > 0 || this.#thinking,
      ping: () => worker.postMessage({ ping: true }),
      onStuck: (how) => this.#fail("silent", `${how}, ${JSON.stringify(this.#state)}`),
      onDead: () => this.#lose("worker-died", "no answer to a ping"),
    });
  }

  /** The worker is no use any more: another one takes over, unless this happens all the time. @param {Reason} reason @param {string} detail */
  #lose(reason, detail) {
    const now = Date.now();
    this.#deaths = [...this.#deaths.filter((then) => now - then < RESTARTS_WITHIN_MS), now];
    // Where the host has only workers of another version, the next one is no better.
    if (this.#state.phase === "starting" || reason === "outdated") this.#fail(reason, detail);
    else if (this.#deaths.length > MOST_RESTARTS) this.#fail("worker-died", `${reason}: ${detail}`);
    else {
      this.#end();
      this.#become({ phase: "restarting" });
      this.#refuseAsked();
      this.#start();
    }
  }

  /** @param {Reason} reason @param {string} detail */
  #fail(reason, detail) {
    this.#end();
    this.#become({ phase: "failed", reason, detail });
    this.#refuseAsked();
  }

  /** @param {State} state */
  #become(state) {
    this.#state = state;
    this.#listeners.onState(state);
  }

  // Questions and answers

  /** @param {Request} request */
  #ask(request) {
    this.#post(request);
    this.#asked.set(this.#count, request);
  }

  /** @param {Request} request */
  #post(request) {
    if (!this.#worker) return;
    this.#count += 1;
    request.n = this.#count;
    this.#worker.postMessage({ n: this.#count, command: request.command });
  }

  #refuseAsked() {
    const refused = [...this.#asked.values()];
    this.#asked.clear();
    refused.forEach(refuse);
  }

  /** @param {FromWorker} message */
  #hear(message) {
    this.#watch?.hear();
    if ("progress" in message) this.#advance(message.progress);
    else if ("ready" in message) this.#resume(message.fresh === true);
    else if ("pong" in message) this.#watch?.pong();
    else if ("failed" in message) this.#lose(message.failed.reason, message.failed.detail);
    else this.#report(message);
  }

  /** @param {Progress} progress */
  #advance(progress) {
    this.#watch?.advance();
    if (this.#state.phase === "starting") this.#become({ phase: "starting", progress });
  }

  /** The worker has a session: put the game back into it, if there is one. @param {boolean} fresh whether the start took the long way */
  #resume(fresh) {
    const command = this.#listeners.restoring();
    if (command) this.#ask({ command, resolve: (answer) => this.#resumed(answer, fresh) });
    else this.#goOn(fresh);
  }

  /** @param {Answer} answer @param {boolean} fresh */
  #resumed({ view, problems }, fresh) {
    if (view) {
      this.#listeners.onView(view, false);
      // Until then the page has had a view of the last session: what was done in it would be too late.
      this.#goOn(fresh);
    } else if (problems?.[0]?.id !== "ui-engine-restarted") this.#fail("unexpected", JSON.stringify(problems));
  }

  /** Everything is there: now for whatever has been waiting. @param {boolean} fresh */
  #goOn(fresh) {
    const commands = this.#waiting;
    this.#waiting = [];
    // It is ready when it has answered, be it that there is no game yet.
    if (!this.#listeners.restoring() && !commands.length) this.#ask({ command: { type: "view" }, resolve: () => {} });
    for (const request of commands) {
      if (request.n === undefined) this.#ask(request);
      else this.#asked.set(request.n, request);
    }
    this.#become({ phase: "ready", fresh });
  }

  /** @param {Report} report */
  #report(report) {
    // What is for other eyes shows, perhaps, a hand that nobody here must see.
    if (report.viewer === undefined) this.#takeIn(report);
    else this.#listeners.onOtherScreen?.(report);
  }

  /** @param {Report} report */
  #takeIn({ n, answer, push, save }) {
    if (save) this.#listeners.onSave(save);
    const view = push ?? (answer?.view?.live ? answer.view : undefined);
    if (view) {
      this.#thinking = view.thinking !== null;
      // Whoever asked would paint it twice.
      this.#listeners.onView(view, view === answer?.view);
    }
    if (n === undefined || !answer) return;
    if (!this.#answered) performance.mark("chromino:ready");
    this.#answered = true;
    this.#asked.get(n)?.resolve(answer);
    this.#asked.delete(n);
  }
}

/** @param {Request} request */
function refuse({ command, resolve }) {
  const id = /** @type {Answer["id"]} */ (command.id ?? null);
  resolve({ id, ok: false, problems: [{ id: "ui-engine-restarted", args: {}, cells: [] }] });
}

/** An event can't be sent twice, but another one that is the same. @param {MessageEvent | ErrorEvent} event */
function again(event) {
  if (event instanceof MessageEvent) return new MessageEvent("message", { data: event.data });
  // A script that can't be loaded has none.
  return new ErrorEvent("error", { message: event.message ?? "" });
}
