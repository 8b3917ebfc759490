/** Watches over a worker, which may hang where it should answer: it is asked now and then whether it still lives. */

// Counted in ticks and not by the clock, so that a computer that slept blames nobody.
const TICK_MS = 500;
/** A worker that starts and has time for pings, but gets no further, waits in vain. */
const IDLE_TICKS = 20_000 / TICK_MS;
/** One that has no time is at work: a slow device takes long to start Python. */
const BUSY_TICKS = 120_000 / TICK_MS;
/** Later on it never works for long at a stretch. */
const PONG_TICKS = 4_000 / TICK_MS;

/**
 * @typedef {object} Watched
 * @property {() => boolean} starts whether it has yet to start
 * @property {() => boolean} isAwaited whether anybody waits for it then
 * @property {() => void} ping asks it
 * @property {(how: "idle" | "busy") => void} onStuck it never starts
 * @property {() => void} onDead it doesn't answer any more
 */

export class WorkerWatch {
  #watched;
  #clock;
  /** Ticks since it was last heard of, where we wait for it. */
  #silence = 0;
  /** Pings that were answered since it last got a step further in starting. */
  #idle = 0;
  #pinged = false;
  /** Whether it has said anything yet. */
  #heard = false;

  /** @param {Watched} watched */
  constructor(watched) {
    this.#watched = watched;
    this.#clock = setInterval(() => this.#tick(), TICK_MS);
  }

  end() {
    clearInterval(this.#clock);
  }

  /** It says something. */
  hear() {
    this.#silence = 0;
    this.#heard = true;
  }

  /** It gets further in starting. */
  advance() {
    this.#idle = 0;
  }

  /** It says that it lives. */
  pong() {
    this.#pinged = false;
    this.#idle += 1;
    if (this.#watched.starts() && this.#idle >= IDLE_TICKS) this.#watched.onStuck("idle");
  }

  #tick() {
    const starts = this.#watched.starts();
    // Nobody waits behind a hidden page, and the browser may have put the worker to sleep.
    if (!(starts || this.#watched.isAwaited()) || document.hidden) {
      this.#silence = 0;
      this.#pinged = false;
      return;
    }
    this.#silence += 1;
    if (!this.#pinged) {
      this.#pinged = true;
      this.#silence = 0;
      this.#watched.ping();
    } else if (!starts) {
      if (this.#silence >= PONG_TICKS) this.#watched.onDead();
    } else if (this.#silence >= (this.#heard ? BUSY_TICKS : IDLE_TICKS)) this.#watched.onStuck("busy");
  }
}
