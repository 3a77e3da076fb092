/** The part of a story that is marked on the board: what happened last, and whatever was lost. */
import type { Deed } from "../../wire";

const MOST = 2; // deeds of each player that leave their marks: a way, and what was done from there

/** Deeds with the marks that are drawn: all of the latest of each player, of older ones only losses.
 * The others are told in words, for many ways at once are a thicket in which none is found. */
export function recent(story: Deed[]): Deed[] {
  const drawn = new Map<number, number>(); // by seat
  return story
    .toReversed()
    .map((deed) => {
      const before = drawn.get(deed.seat) ?? 0;
      if (deed.marks.length) drawn.set(deed.seat, before + 1);
      if (before < MOST) return deed;
      return { ...deed, marks: deed.marks.filter(({ kind }) => kind === "danger") };
    })
    .toReversed();
}
