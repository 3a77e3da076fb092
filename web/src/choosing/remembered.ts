/** Wishes of the last time a person chose a game, so that next time two taps suffice. */
import { keep, kept } from "../kept";
import type { ClockSettings, GameCard, Seat } from "../wire";
import type { BoardWish, Values } from "./wish";

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
    const options = Object.entries(found.options ?? {}).filter(([name, value]) => {
      const option = card.options.find((known) => known.name === name);
      return option && (!option.values?.length || option.values.some((v) => v.value === value));
    });
    return { ...found, options: Object.fromEntries(options) };
  } catch {
    return {};
  }
}

export function remember(card: GameCard, wish: Remembered): void {
  keep(`wish:${card.id}`, JSON.stringify(wish));
}
