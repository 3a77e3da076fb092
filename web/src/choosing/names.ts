/** Names of the ways to fill a seat and to keep time. */
import type { ClockSettings, GameOption, Opponent, OptionValue, Seat, SeatKind } from "../wire";
import { t } from "../words.svelte";
import { A_DAY, clockWay, type ClockWay } from "./wish";

export function kindName(kind: SeatKind): string {
  const names = { me: "seat-me", computer: "seat-computer", here: "seat-here", open: "seat-open" };
  return t(names[kind]);
}

export function seatName({ kind, level, name }: Seat, cast: Opponent[]): string {
  if (name) return name;
  if (kind !== "computer") return kindName(kind);
  return cast.find((one) => one.level === level)?.name ?? t("seat-level", { level: level ?? 1 });
}

/** An option's value, as a chip says it. */
export function valueName(option: GameOption, value: OptionValue): string {
  const listed = option.values.find((one) => one.value === value);
  return listed?.label ?? (value === null ? t("option-none") : String(value));
}

export function clockName(kind: ClockWay): string {
  const names = { none: "clock-none", turn: "clock-turn", game: "clock-game", days: "clock-days" };
  return t(names[kind]);
}

/** A clock in a line, so that nobody is surprised by the one of the last game. */
export function clockSummary(clock: ClockSettings): string {
  const { kind, seconds = 0, gain = 0 } = clock;
  if (clockWay(clock) === "days") return t("clock-is-days", { days: seconds / A_DAY });
  if (kind === "turn") return t("clock-is-turn", { seconds });
  return t("clock-is-game", { minutes: seconds / 60, gain });
}
