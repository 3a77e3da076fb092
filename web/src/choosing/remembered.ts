/** Wishes of the last time a person chose a game, so that next time two taps suffice; or those with which
 * somebody comes from the rules of another game than the book's. */
import { keep, kept } from "../kept";
import type { ClockSettings, GameCard, Seat } from "../wire";
import { wishOf, type BoardWish, type Values } from "./wish";

interface Remembered {
  options?: Values;
  seats?: Seat[];
  clock?: ClockSettings;
  own?: boolean;
  board?: BoardWish;
  pair?: boolean;
}

export function remembered(card: GameCard): Remembered {
  try {
    const found = JSON.parse(kept(`wish:${card.id}`) ?? "{}") as Remembered;
    return { ...found, options: known(card, found.options ?? {}) };
  } catch {
    return {};
  }
}

/** Values of options that this game has. */
function known(card: GameCard, options: Record<string, unknown>): Values {
  const found = Object.entries(options).filter(([name, value]) => {
    const option = card.options.find((one) => one.name === name);
    return option && (!option.values?.length || option.values.some((v) => v.value === value));
  });
  return Object.fromEntries(found) as Values;
}

/** The wishes to begin with, and a board that only the address knows. House rules of the address count,
 * and no others with them; the rest is as the last time. */
export function asked(
  card: GameCard,
  given: Record<string, unknown>,
  sides: string[],
): Remembered & { carried: Record<string, unknown> } {
  const before = remembered(card);
  if (!Object.keys(given).length) return { ...before, carried: {} };
  const house = new Set(card.options.filter((option) => option.house).map(({ name }) => name));
  const usual = Object.entries(before.options ?? {}).filter(([name]) => !house.has(name));
  const options = { ...Object.fromEntries(usual), ...known(card, given) };
  const board = wishOf(card, given, sides);
  const names: string[] = card.board && !board ? [card.board.option, card.board.side] : [];
  const carried = Object.entries(given).filter(([name]) => names.includes(name));
  return { ...before, options, board: board ?? before.board, carried: Object.fromEntries(carried) };
}

export function remember(card: GameCard, wish: Remembered): void {
  keep(`wish:${card.id}`, JSON.stringify(wish));
}
