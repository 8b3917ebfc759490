/** What the page is made of, as `main.js` puts it together, and where one can go in it. */

import type { Command, ConundrumRef, Host, Message } from "../../widget/js/contract.js";
import type { Saved } from "./engine/protocol.js";
import type { DeletedGames } from "./keep/deleted_games.js";
import type { Reference } from "./keep/kept_conundrum.js";
import type { Store } from "./keep/store.js";
import type { Offline } from "./offline/offline.js";
import type { LinkedGame } from "./page/address_fragment.js";
import type { ClassLock } from "./page/class_lock.js";
import type { Language } from "./page/language.js";
import type { Navigation } from "./page/navigation.js";
import type { Notices } from "./page/notices.js";
import type { Stage } from "./page/stage.js";
import type { GameSession } from "./table/game_session.js";

export interface Parts {
  readonly language: Language;
  readonly notices: Notices;
  readonly stage: Stage;
  readonly navigation: Navigation;
  readonly session: GameSession;
  readonly store: Store;
  readonly deleted: DeletedGames;
  readonly offline: Offline;
  readonly lock: ClassLock;
}

/** A place to go to. Getting there may take a while: who sets off again meanwhile has left this `way`, and must not arrive. */
type Destination<More extends unknown[], Result> = (page: Parts, way: AbortSignal, ...more: More) => Result;

export interface Destinations {
  /** What the address asks for, else the last game, else the start. */
  address: Destination<[], Promise<void>>;
  /** Another tab has the game. */
  elsewhere: Destination<[], void>;
  start: Destination<[how?: { setUpFirst?: boolean }], Promise<void>>;
  games: Destination<[], void>;
  /** The rules of an edition; an empty text: of today's. */
  rules: Destination<[edition: string], void>;
  /** All conundrums; `from`: the one from which one comes. */
  conundrums: Destination<[from?: Reference], void>;
  /** One of them, as an address has it, which may be anything. */
  conundrum: Destination<[wanted: ConundrumRef], Promise<void>>;
  /** Conundrums to be printed; `only`: the one from which one comes. */
  sheets: Destination<[only?: Reference], void>;
  /** How it goes, and then elsewhere; back to the start, if nothing is said. */
  lesson: Destination<[then?: () => void], Promise<void>>;
  /** A game; or what is wrong with it. `atOnce`: it was not set up by anybody, who may be new here. */
  play: Destination<[command: Command, atOnce: boolean], Promise<Message[]>>;
  newGame: Destination<[command: Command], Promise<void>>;
  /** A game that was dealt before there was an engine. */
  firstGame: Destination<[], Promise<void>>;
  /** The game that was on the table last; without one the start, or for those who are new a game at once. */
  lastGame: Destination<[], Promise<void>>;
  /** `opens`: what one sees of it first. */
  keptGame: Destination<[game: Saved, opens?: Host["opens"]], Promise<void>>;
  linkedGame: Destination<[game: LinkedGame], Promise<void>>;
  gameFiles: Destination<[files: readonly File[]], Promise<void>>;
}

/** What a destination wants to know. */
export type More<Place extends keyof Destinations> = Destinations[Place] extends Destination<infer M, unknown> ? M : never;

/** Dialogs over whatever is on the screen: nobody leaves for them. */
export type Dialogs = Record<"about" | "share", (page: Parts) => void>;

