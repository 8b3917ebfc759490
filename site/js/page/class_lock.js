/** A locked link, for a class that should play the same: there is no other game then. */

import { keepSettings, loadSettings } from "../keep/kept_settings.js";

/** @import { Message } from "../../../widget/js/contract.js" */
/** @import { Say } from "../../../widget/js/words/words.js" */
/** @import { StartLink } from "./start_link.js" */

/** Why nothing else can be played. @type {Message} */
export const LOCKED = { id: "ui-locked", args: {} };

export class ClassLock {
  /** The link by which one came. @type {StartLink | null} */
  #link = null;

  /** @param {StartLink} link */
  follow(link) {
    if (link.locked) this.#link = link;
  }

  get isLocked() {
    return this.#link !== null;
  }

  /** The one game that there is to play; null: any. @param {Say} say */
  command(say) {
    return this.#link?.command?.(say) ?? null;
  }

  /** Its game has begun: a reload goes on with it. */
  noteBegun() {
    if (this.#link) keepSettings({ begun: location.search });
  }

  /** Whether that is this link's game. */
  get hasBegun() {
    return this.#link !== null && loadSettings().begun === location.search;
  }
}
