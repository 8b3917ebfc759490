/** What the page and its worker tell each other. */

import type { Answer, Command, Seat, View } from "../../../widget/js/contract.js";

/** A game as it is kept: all that a session needs to go on with it. */
export interface Saved {
  /** Under which the page keeps it; it came as `game` with the command that began it. */
  id: string;
  record: unknown;
  kinds: string[];
  resigned?: Seat[];
  /** What is asked of the person in it. */
  task?: Answer["task"];
  /** Whose eyes looked at it last; null: a spectator's. */
  seat: Seat | null;
  over: boolean;
  /** Who has won; games that were kept by earlier versions don't tell. */
  winners?: Seat[];
  /** What lies on the table, for a picture of it; the same goes for this. */
  board?: string[];
  /** What a reload shows first, as the engine has shown it; by which version, and its digest. `keptView` reads them. */
  view?: unknown;
  version?: unknown;
  digest?: unknown;
}

/** Why there is no engine; each has its own words, `ui-failed-...`. */
export type Reason = "no-wasm" | "too-old" | "blocked" | "memory" | "silent" | "worker-died" | "outdated" | "unexpected";

/** How far a start has come: which step, and how much of it; of files, so many bytes. */
export interface Progress {
  step: "files" | "python" | "rules";
  done: number;
  total: number;
}

/** A command that has its answer under this number. */
export interface Asked {
  n: number;
  command: Command;
  /** From which screen it comes; not said: from the page's own. */
  viewer?: string;
}

export type ToWorker = Asked | { ping: true };

export type FromWorker =
  | { progress: Progress }
  | { ready: true; /** Whether it had to start from its files. */ fresh?: boolean }
  | { pong: true }
  | { failed: { reason: Reason; detail: string } }
  | Report;

/** To `{type: "qr", text}`, a command that the worker carries out itself. */
export interface QrAnswer extends Answer {
  /** The address of the picture; null: the text is too long for any code. */
  picture?: string | null;
}

/** An answer, what has changed with it, or both. */
export interface Report {
  n?: number;
  answer?: Answer | QrAnswer;
  /** For which screen this is; not said: for the page's own. */
  viewer?: string;
  /** The new view, with that screen's eyes; the very object of the answer if it is there too. */
  push?: View;
  save?: Saved;
}
