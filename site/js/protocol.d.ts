/** What the page and its worker tell each other. */

import type { Answer, Command, Seat, View } from "../../widget/js/contract.js";

/** A game as it is kept: all that a session needs to go on with it. */
export interface Saved {
  /** Under which the page keeps it; it came as `game` with the command that began it. */
  id: string;
  record: unknown;
  kinds: string[];
  resigned?: Seat[];
  /** Whose eyes looked at it last; null: a spectator's. */
  seat: Seat | null;
  over: boolean;
}

/** Why there is no engine; each has its own words, `ui-failed-...`. */
export type Reason = "no-wasm" | "blocked" | "memory" | "silent" | "worker-died" | "unexpected";

export type Step = "engine" | "python" | "rules";

export type ToWorker = { n: number; command: Command } | { ping: true };

export type FromWorker =
  | { progress: Step }
  | { ready: true }
  | { pong: true }
  | { failed: { reason: Reason; detail: string } }
  | Report;

/** An answer, what has changed with it, or both. */
export interface Report {
  n?: number;
  answer?: Answer;
  /** The new view; the very object of the answer if it is there too. */
  push?: View;
  save?: Saved;
}
