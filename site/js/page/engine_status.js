/** What people see of the engine: how far its start has come, what it waits for, and why there is none. */

import { rehearseLater } from "../engine/snapshot_rehearsal.js";
import { EngineFailure } from "./engine_failure.js";
import { StartProgress } from "./start_progress.js";

/** @import { Words } from "../../../widget/js/words/words.js" */
/** @import { State } from "../engine/engine.js" */
/** @import { Parts } from "../parts.js" */

/** So long one waits for the engine without asking why. */
const PATIENCE_MS = 500;

export class EngineStatus {
  #page;
  #progress;
  #failure;
  /** Whether what was kept for later has been looked through, since it may be why nothing starts. */
  #mended = false;

  /** @param {() => Parts} page @param {{progress: HTMLElement, layer: HTMLElement, below: HTMLElement}} places */
  constructor(page, { progress, layer, below }) {
    this.#page = page;
    this.#progress = new StartProgress(progress);
    this.#failure = new EngineFailure(layer, below);
  }

  /** @param {State} state */
  tell(state) {
    const { notices, offline, stage, language } = this.#page();
    if (state.phase === "restarting") this.#tellLater("restarting", "ui-restarting");
    else notices.hide("ui-restarting");
    this.#showProgress(state);
    if (state.phase === "ready") {
      notices.hide("ui-dealing");
      offline.begin();
      if (state.fresh) rehearseLater(offline);
    }
    if (stage.screen === "opening") stage.speak(language.words);
    if (state.phase === "failed") void this.#fail(state);
    else this.#failure.hide();
  }

  /** Somebody does something before it is there. */
  tellWaiting() {
    this.#tellLater("starting", "ui-dealing");
  }

  /** @param {Words} words */
  speak(words) {
    this.#failure.speak(words);
    this.#showProgress(this.#page().session.state);
  }

  /** @param {State} state */
  #showProgress(state) {
    const { say } = this.#page().language.words;
    if (state.phase === "starting") this.#progress.show(state.progress, say("ui-opening"));
    else this.#progress.hide();
  }

  /** @param {State & {phase: "failed"}} state */
  async #fail(state) {
    const { language, offline, session } = this.#page();
    if (!this.#mended) {
      this.#mended = true;
      if (await offline.mend()) return session.restart();
    }
    const kept = session.game.unfinished().then((game) => game !== null);
    const onTryAgain = () => (state.reason === "outdated" ? location.reload() : session.restart());
    this.#failure.show(language.words, state, { kept, onTryAgain });
  }

  /** Say what one waits for, if it takes longer than a moment. @param {State["phase"]} phase @param {string} id */
  #tellLater(phase, id) {
    const { notices, session } = this.#page();
    setTimeout(() => {
      if (session.state.phase === phase) notices.show({ messages: [{ id, args: {} }], stays: false });
    }, PATIENCE_MS);
  }
}
