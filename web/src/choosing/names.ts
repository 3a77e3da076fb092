/** What the ways to fill a seat and to keep time are called. */
import type { Clock, ClockKind, SeatKind } from "../wire";
import { t } from "../words.svelte";

export function kindName(kind: SeatKind): string {
  const names = { me: "seat-me", computer: "seat-computer", here: "seat-here", open: "seat-open" };
  return t(names[kind]);
}

export function clockName(kind: ClockKind): string {
  return t({ none: "clock-none", turn: "clock-turn", game: "clock-game" }[kind]);
}

/** A clock in a line, so that nobody is surprised by the one of the last game. */
export function clockSummary({ kind, seconds = 0, gain = 0 }: Clock): string {
  if (kind === "turn") return t("clock-is-turn", { seconds });
  return t("clock-is-game", { minutes: seconds / 60, gain });
}
