/** What the ways to fill a seat and to keep time are called. */
import type { ClockKind, SeatKind } from "../wire";
import { t } from "../words.svelte";

export function kindName(kind: SeatKind): string {
  const names = { me: "seat-me", computer: "seat-computer", here: "seat-here", open: "seat-open" };
  return t(names[kind]);
}

export function clockName(kind: ClockKind): string {
  return t({ none: "clock-none", turn: "clock-turn", game: "clock-game" }[kind]);
}
