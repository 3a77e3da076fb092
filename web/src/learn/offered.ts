/** Choices of a step, as they are offered beside its board. */
import type { Choice, Scene } from "../wire";

/** Choices without those that a game asks about first, for these give the game up. A step has buttons
 * of its own for that: beside the board one would lose it by a slip. */
export function plainChoices(choices: Choice[]): Choice[] {
  const plain = choices.filter(({ row }) => !row?.ask);
  return plain.length ? plain : choices;
}

/** True if most of them are done by touching a thing and then a place, and need no more words. */
export function byTwoTaps(choices: Choice[]): boolean {
  const plain = choices.filter(({ taps, row }) => taps.length === 2 && row === null);
  return 2 * plain.length > choices.length;
}

/** True if something lies beside the board: without it nobody's name stands there alone. */
export function holds({ meters, trays }: Scene): boolean {
  return meters.length > 0 || trays.some(({ items }) => items.length > 0);
}
