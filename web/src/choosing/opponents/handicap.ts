/** Handicaps that are proposed to two of unequal strength, by what the server recommends to any two levels. */
import type { Handicaps, OptionValue, Seat } from "../../wire";

/** Levels by which another person may be weaker or stronger, from the weakest on. */
export const GAPS = [-4, -2, 0, 2, 4];
export const SAME = GAPS.indexOf(0);

/** The levels of both seats, where one of them is a person's own; null: nobody can tell. Of a computer
 * the level is known, but nothing is said to somebody without results; of a person only the difference
 * is told, and both levels are moved to where there are such. */
export function strengths(
  { anybody, between }: Handicaps,
  seats: Seat[],
  mine: number | null,
  gap: number,
): [number, number] | null {
  const me = seats.findIndex(({ kind }) => kind === "me");
  const other = seats[1 - me];
  if (seats.length !== 2 || me < 0 || !other) return null;
  if (other.kind === "computer") return mine === null ? null : ordered(me, mine, other.level ?? 1);
  const own = mine ?? anybody;
  const least = Math.max(1, 1 - gap);
  const most = Math.min(between.length, between.length - gap);
  const moved = Math.min(most, Math.max(least, own));
  return ordered(me, moved, moved + gap);
}

function ordered(me: number, mine: number, other: number): [number, number] {
  return me === 0 ? [mine, other] : [other, mine];
}

/** The value that is proposed; undefined: none, for equals need none. */
export function proposal(
  handicaps: Handicaps,
  seats: Seat[],
  mine: number | null,
  gap: number,
): OptionValue | undefined {
  const [first, second] = strengths(handicaps, seats, mine, gap) ?? [1, 1];
  return first === second ? undefined : handicaps.between[first - 1]?.[second - 1];
}

/** The seat that a value's name begins with; -1: it names none. */
export function named(value: OptionValue): number {
  return typeof value === "string" ? ["first-", "second-"].findIndex((seat) => value.startsWith(seat)) : -1;
}
