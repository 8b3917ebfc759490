/** Pictures of tables that hang only where they can be seen, for there may be hundreds. */

import { nothing, paint } from "chromino-view";
import { thumbnail } from "./thumbnail.js";

/** An element that is to hold a picture of this board. @typedef {HTMLElement & {board: string[]}} Frame */

export class LazyThumbnails {
  #sight = new IntersectionObserver((frames) => this.#look(frames), { rootMargin: "50%" });
  /** @type {Set<Frame>} */
  #waiting = new Set();
  #next = 0;

  /** @param {Iterable<Element>} frames those that it knows already may be among them */
  hang(frames) {
    for (const frame of frames) this.#sight.observe(frame);
  }

  close() {
    cancelAnimationFrame(this.#next);
    this.#sight.disconnect();
  }

  /** @param {IntersectionObserverEntry[]} frames */
  #look(frames) {
    for (const { target, isIntersecting } of frames) {
      const frame = /** @type {Frame} */ (target);
      if (isIntersecting) this.#waiting.add(frame);
      else {
        this.#waiting.delete(frame);
        paint(nothing, frame);
      }
    }
    this.#goOn();
  }

  /** One at a time, so that scrolling never waits for them. */
  #goOn() {
    cancelAnimationFrame(this.#next);
    if (this.#waiting.size > 0) this.#next = requestAnimationFrame(() => this.#paint());
  }

  #paint() {
    const [frame] = this.#waiting;
    this.#waiting.delete(frame);
    paint(thumbnail(frame.board), frame);
    this.#goOn();
  }
}
