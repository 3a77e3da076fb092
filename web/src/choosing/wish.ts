/** Wishes for a new table, made from a game's card. */
import { luck } from "../luck";
import type {
  ClockKind,
  ClockSettings,
  GameCard,
  GameOption,
  NewTable,
  OptionValue,
  Seat,
} from "../wire";

export const EASY = 3; // the level of the one-tap game: a learner's
export type Values = Record<string, OptionValue>;

export function defaults(card: GameCard): Values {
  return Object.fromEntries(card.options.map((option) => [option.name, option.default]));
}

/** Values people begin a game with, here or by one tap: a card may propose another value than the
    default, which is that of programs and of records that name none. */
export function proposals(card: GameCard): Values {
  return Object.fromEntries(
    card.options.map(({ name, default: usual, proposed }) => [name, proposed ?? usual]),
  );
}

/** The option that decides how many play, if one does. */
export function decider(card: GameCard): GameOption | undefined {
  return card.options.find(({ values }) => values?.some(({ seats }) => seats !== undefined));
}

/** The number of seats with these options: one option may decide it. */
export function seatCount(card: GameCard, values: Values): number {
  for (const option of card.options) {
    const chosen = option.values?.find((choice) => choice.value === values[option.name]);
    if (chosen?.seats !== undefined) return chosen.seats;
  }
  return card.seats.includes(2) ? 2 : (card.seats[0] ?? 2);
}

/** Me against computers: of the level wished, and where there are more, of its neighbours, so that no
 * two have the same name. */
export function against(card: GameCard, count: number, wished = EASY): Seat[] {
  const near = Array.from({ length: card.levels }, (_, at) => at + 1).toSorted(
    (a, b) => Math.abs(a - wished) - Math.abs(b - wished) || a - b,
  );
  return Array.from({ length: count }, (_, seat) =>
    seat === 0 ? { kind: "me" } : { kind: "computer", level: near[seat - 1] ?? card.levels },
  );
}

/** One tap: me against computers, everything as the game's card suggests. */
export function computerGame(
  card: GameCard,
  name: string,
  language: string,
  wished: Values = {},
): NewTable {
  const values = { ...proposals(card), ...wished };
  const options = { ...changed(card, values), ...wished };
  const seats = against(card, seatCount(card, values));
  const clock = { kind: "none" } as const;
  return { game: card.id, options, seats, clock, name, language, luck: luck() };
}

/** The first game after a lesson: the same against the weakest level. */
export function firstGame(card: GameCard, name: string, language: string): NewTable {
  const wish = computerGame(card, name, language);
  const seats = wish.seats.map((seat) => (seat.kind === "computer" ? { ...seat, level: 1 } : seat));
  return { ...wish, seats };
}

/** True if an option matters: some do only where another one has a certain value, or has it not. */
export function matters({ where, unless }: GameOption, values: Values): boolean {
  return (
    (!where || values[where.option] === where.value) &&
    (!unless || values[unless.option] !== unless.value)
  );
}

/** True if it is a race with these values: whoever is quicker acts. */
export function racing({ race }: GameCard, values: Values): boolean {
  return race !== null && values[race.option] === race.value;
}

/** An option of a game with the cards of a person's own box, `many` of them: no other can be drawn,
    and what the book's are called means nothing. */
export function ofBoxOnly(option: GameOption, { own }: GameCard, many: number): GameOption {
  if (!many || option.name !== own?.drawn) return option;
  const values = option.values.flatMap((one) => {
    if (typeof one.value !== "number") return one;
    return one.value <= many ? { ...one, label: String(one.value) } : [];
  });
  return { ...option, values };
}

/** Only what matters and differs from the default is sent. */
export function changed(card: GameCard, values: Values): Values {
  const differing = card.options.filter(
    (option) => matters(option, values) && values[option.name] !== option.default,
  );
  return Object.fromEntries(differing.map(({ name }) => [name, values[name] ?? null]));
}

export const OWN_BOARD = "own";

/** The board that is wished for: one by its name, or a side of a person's own. */
export interface BoardWish {
  name: string;
  side: number;
}

/** The options that a board is; none for the usual one. */
export function boardOptions(
  { board }: GameCard,
  { name, side }: BoardWish,
  sides: string[],
): Record<string, unknown> {
  if (!board || name === board.values[0]?.value) return {};
  const own = name === OWN_BOARD;
  const found = own ? (sides.length > 1 ? sides : sides[0]) : name;
  if (found === board.values[0]?.value) return {};
  return { [board.option]: found, ...(own && side > 1 && { [board.side]: side }) };
}

/** The wish that options fulfil; none where they are of a board that is no longer known. */
export function wishOf(
  card: GameCard,
  options: Record<string, unknown>,
  sides: string[],
): BoardWish | null {
  const { board } = card;
  if (!board || !(board.option in options)) return boardWish(card, undefined, sides);
  const wishes = [
    ...sides.map((_, at) => ({ name: OWN_BOARD, side: at + 1 })),
    ...board.values.map(({ value }) => ({ name: String(value), side: 1 })),
  ];
  const { option, side } = board;
  const wanted = JSON.stringify([options[option], options[side] ?? 1]);
  const found = wishes.find((wish) => {
    const has = boardOptions(card, wish, sides);
    return JSON.stringify([has[option], has[side] ?? 1]) === wanted;
  });
  return found ?? null;
}

/** The wish as it can still be had: a board may have been forgotten, or lost a side. */
export function boardWish({ board }: GameCard, wish: BoardWish | undefined, sides: string[]): BoardWish {
  const usual = { name: String(board?.values[0]?.value ?? ""), side: 1 };
  if (!board || !wish) return usual;
  if (wish.name === OWN_BOARD) return sides.length ? { ...wish, side: wish.side > sides.length ? 1 : wish.side } : usual;
  return board.values.some(({ value }) => value === wish.name) ? { name: wish.name, side: 1 } : usual;
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

export function clockWay({ kind = "none", seconds = 0 }: ClockSettings): ClockWay {
  return kind === "turn" && seconds >= A_DAY ? "days" : kind;
}

export function clockWish(kind: ClockWay, time: number, gain: number): ClockSettings {
  if (kind === "none") return { kind };
  if (kind === "days") return { kind: "turn", seconds: time * A_DAY };
  return kind === "turn" ? { kind, seconds: time } : { kind, seconds: time * 60, gain };
}

/** Text that a person typed or pasted for an option: a list where it is written as one. */
export function typed(option: GameOption, text: string): OptionValue {
  if (!text.trim()) return option.default;
  if (!text.trim().startsWith("[")) return text;
  try {
    return JSON.parse(text) as OptionValue;
  } catch {
    return text;
  }
}
