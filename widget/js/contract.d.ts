/** What crosses the border between a session and a screen, as `chromino_core/session/contract.py` has it. */

import type { Words } from "./words/words.js";

export type Seat = number;
/** A message id of the catalogue with its arguments. */
export interface Message {
  id: string;
  args: Record<string, string | number>;
}
export interface Problem extends Message {
  cells: [number, number][];
}
export interface Player {
  name: string;
  kind: string;
  count: number;
  shown: string[];
  hand: string[] | null;
  score: number | null;
  called: boolean;
  resigned: boolean;
}
export interface Rules {
  edition: string;
  chameleons: boolean;
  min_players: number;
  max_players: number;
  hand_size: number;
  start: string;
  first: string;
  draw_limit: number | null;
  play_drawn: boolean;
  voluntary_draw: string;
  end: string;
  chameleon_last: boolean;
  calls: boolean;
  open_hands: boolean;
  min_contacts: number;
  geometry: string;
  scoring: string | null;
}
/** An edition as its book has it. */
export interface Book extends Rules {
  /** The ways to count points that it has, or that we lend to it. */
  systems: string[];
}
export interface Outcome {
  reason: "emptied" | "blocked" | "resigned";
  winners: Seat[];
  scores: number[] | null;
  left: number[];
}
export interface HandTile {
  tile: string;
  /** Placements with what they earn; null where the list was left out: ask a view for this tile. */
  legal: [string, number | null][] | null;
}
/** What a mark is at, or an answer is about. */
export type Where =
  | { cell: [number, number] }
  | { edge: [[number, number], [number, number]] }
  | { placement: string }
  | { tile: string }
  | { action: string }
  | { option: Given };
/** Something on the table that points: a legal spot, a hint, an answer that was found. */
export interface Mark {
  where: Where;
  kind: string;
  words: Message;
}
/** What is chosen as an answer. */
export type Asks = "cells" | "edges" | "placements" | "choice" | "choices" | "number" | "tile";
/** One answer as plain data: a placement or a tile, a number, yes or no, a cell, an edge. */
export type Given = string | number | boolean | number[] | number[][];
/** What one is asked to do, step by step. */
export interface Task {
  /** What the step is about, such as `lay` or `find-all`; at the end of the introduction `done`. */
  kind: string;
  text: Message;
  /** Null: one plays. */
  asks: Asks | null;
  /** How much of it is done, and of how much. */
  found: number;
  of: number;
  marks: Mark[];
  step: number;
  steps: number;
  done: boolean;
}
/** One of the answers that are offered. */
export interface Option {
  value: Given;
  words: Message;
  tile: string | null;
}
/** Any task but the introduction. */
export interface Question extends Task {
  options: Option[];
  /** Of each tile whose spots are looked for. */
  tiles: { tile: string; found: number; of: number }[];
  tips: { taken: number; of: number };
  /** What was told last. */
  tip: Message | null;
  /** How many answers were wrong. */
  wrong: number;
  given_up: boolean;
  of_what: { conundrum: ConundrumRef } | { lesson: string | { id: string; args?: Message["args"] } } | null;
  /** How hard it is, from 1 to 5. */
  grade: number | null;
  /** What there is to say of the last answer. */
  said: Message | null;
  /** What one tells others of a conundrum: sentences, and a line of small squares. */
  result: { messages: Message[]; picture: string } | null;
}
/** What an answer is worth. */
export interface Verdict {
  done: boolean;
  right: Given[];
  /** With what the author of the task has to say of it. */
  wrong: { answer: Given; problems: Problem[]; said?: Message | null }[];
  missing: number;
  /** Right ones that were found before. */
  again: Given[];
  /** Of a right answer that something may not be: every reason. */
  why?: Problem[];
}
/** Which conundrum. */
export type ConundrumRef =
  | { date: string }
  | { number: number }
  | { seed: number; grade: number }
  | { link: string }
  | { text: string };
export interface Conundrum {
  ref: ConundrumRef;
  text: string;
  link: string;
  board: string[];
  tiles: string[];
  grade: number;
  /** Of each tile, in how many spots it fits. */
  counts: Record<string, number>;
}
export interface View {
  rev: number;
  seat: Seat | null;
  ply: number;
  live: boolean;
  rules: Rules;
  need: number;
  match: Record<string, string>;
  players: Player[];
  /** The seats of people who haven't given up. */
  people: Seat[];
  /** Every kind of player that may take a seat, in order; bots of one's own have no words for theirs. One is the usual opponent. */
  kinds: { kind: string; name: Message | null; usual: boolean }[];
  turn: { seat: Seat; draws: number; drawn: string | null; actions: [Seat, string, Message][] };
  board: string[];
  bag: number;
  hand: HandTile[];
  log: [Seat, string][];
  last: { seat: Seat; action: string; points: number | null; sum: string | null } | null;
  thinking: Seat | null;
  next_bot: Seat | null;
  /** People who may still call, catch or show: nobody hurries them. */
  waits: Seat[];
  /** Whether several people play who must not see each other's tiles. */
  hands_hidden: boolean;
  /** Whose eyes a screen should have now that is everyone's; null: nobody's. */
  eyes: Seat | null;
  /** Who has to take that screen in hand first, so that nobody else sees their tiles. */
  hand_over: Seat | null;
  can_undo: boolean;
  can_redo: boolean;
  /** Whether one can play on from here. */
  can_branch: boolean;
  outcome: Outcome | null;
  say: Message;
  task: Task | Question | null;
}
export interface Command {
  type: string;
  [field: string]: unknown;
}
export interface Answer {
  id: string | number | null;
  ok: boolean;
  view?: View;
  problems?: Problem[];
  /** The nearest miss of a tile: a placement, which `problems` then explain. */
  miss?: string;
  hint?: string | null;
  record?: unknown;
  kinds?: string[];
  resigned?: Seat[];
  /** What goes on with a task that was kept, if the game was one. */
  task?: string | Record<string, unknown> | null;
  /** Whose eyes such a game is looked at with first; null: nobody's. */
  eyes?: Seat | null;
  link?: string;
  /** The link has the whole game, and not only what one seat may know of its position. */
  whole?: boolean;
  /** A picture as SVG text. */
  svg?: string;
  /** The rules of every edition. */
  editions?: Book[];
  /** What a `try` was worth. */
  verdict?: Verdict;
  conundrum?: Conundrum;
  /** The collection. */
  conundrums?: Conundrum[];
  /** Sheets of paper, each as SVG text. */
  pages?: string[];
  /** What is to be said on them, by the keys under which the words are wanted. */
  says?: Record<string, Message>;
}

/** How a table talks to its host; the page and the notebook each have one. */
export interface Link {
  send(command: Command): Promise<Answer>;
  /** Calls back with every new view; returns a function that ends this. */
  onView(callback: (view: View) => void): () => void;
  /** A Fluent catalogue as text: of a language, or of its rules as in `rules/fr`; null: it can't be had. */
  words(name: string): Promise<string | null>;
  /** Calls back when the engine is out of reach, with what to say about it, and with null when it is back. */
  onTrouble?(callback: (trouble: Message | null) => void): void;
  close(): void;
}

/** What only some hosts can do; a table shows no button for what is missing. */
export interface Host {
  /** The table is all there is: keys and wheels that are meant for nobody else are its own, and so is the whole screen. */
  ownsPage?: boolean;
  /** The others look at this game from elsewhere: these eyes never change, and can't change who plays. */
  seated?: boolean;
  /** What one does here; else what the session asks for, and without that one plays. */
  mode?: "play" | "study" | "mark" | "edit";
  /** Who plays, and how much is helped, is not to be changed. */
  locked?: boolean;
  /** What one sees first, once: the game from its beginning, or who plays in it. */
  opens?: "replay" | "seats";
  /** Leave the table for the screen where a new game is set up. */
  newGame?(): void;
  /** Leave the table; the game is kept. */
  leave?(): void;
  /** Keep the record of the game as a file. */
  save?(): void;
  /** Show the game to others: as a link, a picture or a file. */
  share?(): void;
  /** Leave the table for the games that are kept. */
  games?(): void;
  /** What this is, and by whom. */
  about?(): void;
  /** What points at this table where no task does. */
  marks?(view: View): Mark[];
  /** One has done the task, or seen enough of it; without this, a game begins after the introduction, and nobody can leave another task. */
  leaveTask?(): void;
  /** Show the task to others, and how one has done it. */
  shareTask?(): void;
  /** Do another task, now that this one is done. */
  anotherTask?(): void;
  /** The words to begin with; without them a table begins in English. */
  words?: Words;
  /** Told when the table speaks another language. */
  onWords?(words: Words): void;
  loadSettings?(): Record<string, unknown>;
  /** What a person has chosen just now, and nothing else. */
  keepSettings?(chosen: Record<string, unknown>): void;
}
