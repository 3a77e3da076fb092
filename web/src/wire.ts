/** What the page and the server say to each other; docs/wire.md says what it means. */

// ------------------------------------------------------------------------------ scenes

export type Shape = "wide" | "tall";

export interface Item {
  id: string;
  kind: "cell" | "piece" | "card" | "die" | "label" | "button" | "line";
  x: number;
  y: number;
  look: string;
  name: string;
  glyph: string;
  width: number;
  height: number;
  turn: number;
}

export interface Scene {
  title: string;
  width: number;
  height: number;
  items: Item[];
}

/** Something that can be done now: the text to send, and the ids to touch for it, in order. */
export interface Choice {
  seat: number;
  text: string;
  taps: string[];
  sentence: string;
  label: string;
  prepare: boolean;
}

export interface LastAction {
  taps: string[];
  seat: number;
}

// ---------------------------------------------------------------------------- requests

export interface Failure {
  code: string;
  message: string;
  rule: string | null;
}

export interface Option {
  name: string;
  label: string;
  about: string;
  default: OptionValue;
  values?: { value: OptionValue; label: string; seats?: number }[];
  lowest?: number;
  highest?: number;
}

export type OptionValue = string | number | boolean | null;

export interface GameCard {
  id: string;
  name: string;
  about: string;
  seats: number[];
  minutes: string;
  prefix: string;
  how: string;
  levels: number;
  options: Option[];
  sides: string[];
}

export interface SeatWish {
  kind: "me" | "open" | "here" | "computer";
  level?: number;
  name?: string;
}

export interface ClockWish {
  kind: "none" | "turn" | "game";
  seconds?: number;
  gain?: number;
}

export interface NewTable {
  game: string;
  options: Record<string, OptionValue>;
  seats: SeatWish[];
  clock: ClockWish;
  name: string;
  language: string;
  luck: string;
}

export interface TableKeys {
  key: string;
  watch: string;
}

export interface TableCard {
  key: string;
  game: string;
  name: string;
  seats: string[];
  yours: number[];
  turn: boolean;
  over: boolean;
  changed: number;
  result?: string;
}

export interface Step {
  n: number;
  seat: number;
  text: string;
  sentence: string;
}

export interface Replay {
  game: string;
  names: string[];
  title: string;
  result: number[] | null;
  reason: string;
  steps: Step[];
}

export interface Verified {
  ok: boolean;
  checked: number;
  commit: string;
  seed: string;
}

export interface RulesPage {
  title: string;
  html: string;
  toc: { id: string; title: string }[];
}

// ------------------------------------------------------------------------- a live table

export type ToServer =
  | { type: "act" | "prepare"; n: number; seat: number; text: string }
  | { type: "withdraw" | "hint" | "look" | "undo" | "resign"; seat: number }
  | { type: "why"; seat: number; taps: string[] }
  | { type: "sit"; seat: number; name: string; luck: string }
  | { type: "rename"; name: string }
  | { type: "answer"; seat: number; yes: boolean } // seat: that asks
  | { type: "rematch"; same?: boolean } // alone: the same challenge again
  | { type: "ping" }
  | { type: "say"; text: string }
  | { type: "emote"; emote: string }
  | { type: "language"; language: string }
  | { type: "shape"; shape: Shape };

export interface SeatCard {
  seat: number;
  name: string;
  named: boolean; // by a person; else called by the side
  side: string;
  kind: "person" | "computer" | "open";
  level: number | null;
  left: string | null;
  online: boolean;
  yours: boolean;
  to_act: boolean;
  prepared: boolean;
  score: number | null;
}

export interface LogEntry {
  n: number;
  seat: number;
  text: string;
  sentence: string;
}

export interface Said {
  n: number;
  seat: number;
  name: string;
  text?: string;
  emote?: string;
}

/** Of a challenge that somebody played alone: the least, in how many ways, one of them. */
export interface Par {
  least: number;
  plans: number;
  plan: string[];
  used: number | null;
}

export interface TableState {
  type: "table";
  n: number;
  game: string;
  title: string;
  over: boolean;
  started: boolean;
  seats: SeatCard[];
  you: number[];
  looking: number;
  curtain: number | null;
  scene: Scene;
  choices: Choice[];
  last: LastAction | null;
  log: LogEntry[];
  log_from: number;
  asks: { what: "undo"; seat: number; sentence: string }[];
  can_undo: boolean;
  clock: { kind: ClockWish["kind"]; running: number[]; left: Record<string, number>; at: number };
  hourglass: { until: number; kind: string } | null;
  now: number;
  result: number[] | null;
  ending: string | null;
  par: Par | null;
  rematch: number[];
  watching: number;
  chat: Said[];
  commit: string;
  seed: string | null;
  keys: { play: string | null; watch: string };
}

export interface Refusal {
  type: "refusal";
  message: string;
  rule: string | null;
  about: string;
}

export interface Hint {
  type: "hint";
  seat: number;
  text: string;
  taps: string[];
  sentence: string;
  value: number;
  spread: number;
}

export type FromServer =
  | TableState
  | Refusal
  | Hint
  | { type: "rematch"; key: string }
  | { type: "error"; code: string; message: string }
  | { type: "pong"; now: number };
