/** What a person wishes for a new table, from a game's card. */
import { luck } from "../luck";
import type { Clock, ClockKind, GameCard, NewTable, Option, OptionValue, Seat } from "../wire";

export const EASY = 3; // the level of the one-tap game: a learner's
export type Values = Record<string, OptionValue>;

export function defaults(card: GameCard): Values {
  return Object.fromEntries(card.options.map((option) => [option.name, option.default]));
}

/** How many seats there are with these options: one option may decide it. */
export function seatCount(card: GameCard, values: Values): number {
  for (const option of card.options) {
    const chosen = option.values?.find((choice) => choice.value === values[option.name]);
    if (chosen?.seats !== undefined) return chosen.seats;
  }
  return card.seats.includes(2) ? 2 : (card.seats[0] ?? 2);
}

export function against(card: GameCard, count: number): Seat[] {
  const level = Math.min(EASY, card.levels);
  return Array.from({ length: count }, (_, seat) =>
    seat === 0 ? { kind: "me" } : { kind: "computer", level },
  );
}

/** One tap: me against computers, everything as the game's card suggests. */
export function computerGame(
  card: GameCard,
  name: string,
  language: string,
  options: Values = {},
): NewTable {
  const seats = against(card, seatCount(card, { ...defaults(card), ...options }));
  const clock = { kind: "none" } as const;
  return { game: card.id, options, seats, clock, name, language, luck: luck() };
}

/** After a lesson: the same against the weakest. */
export function firstGame(card: GameCard, name: string, language: string): NewTable {
  const wish = computerGame(card, name, language);
  const seats = wish.seats.map((seat) => (seat.kind === "computer" ? { ...seat, level: 1 } : seat));
  return { ...wish, seats };
}

/** Some options matter only where another one has a certain value. */
export function matters({ where }: Option, values: Values): boolean {
  return !where || values[where.option] === where.value;
}

/** Only what matters and differs from the card's suggestion is sent. */
export function changed(card: GameCard, values: Values): Values {
  const differing = card.options.filter(
    (option) => matters(option, values) && values[option.name] !== option.default,
  );
  return Object.fromEntries(differing.map(({ name }) => [name, values[name] ?? null]));
}

/** Seats turned so that who shall begin sits where one begins; the order round the table stays. */
export function beginning<T>(seats: T[], first: number, begins: number): T[] {
  const turn = (first - begins + seats.length) % seats.length;
  return [...seats.slice(turn), ...seats.slice(0, turn)];
}

export function lot(count: number): number {
  return crypto.getRandomValues(new Uint32Array(1))[0]! % count;
}

/** A clock in days is one for each turn, of many seconds. */
export type ClockWay = ClockKind | "days";
export const A_DAY = 86_400; // seconds

export function clockWay({ kind = "none", seconds = 0 }: Clock): ClockWay {
  return kind === "turn" && seconds >= A_DAY ? "days" : kind;
}

export function clockWish(kind: ClockWay, time: number, gain: number): Clock {
  if (kind === "none") return { kind };
  if (kind === "days") return { kind: "turn", seconds: time * A_DAY };
  return kind === "turn" ? { kind, seconds: time } : { kind, seconds: time * 60, gain };
}

/** Text that a person typed or pasted for an option: a list where it is written as one. */
export function typed(option: Option, text: string): OptionValue {
  if (!text.trim()) return option.default;
  if (!text.trim().startsWith("[")) return text;
  try {
    return JSON.parse(text) as OptionValue;
  } catch {
    return text;
  }
}
