/** Choices as sequences of taps: what can come next, and what is already whole. */
import type { Choice } from "../../wire";

/** Things with such ids are chosen together, in any order: an army, a handful of cards. */
export const inAnyOrder = (taps: string[]): boolean => taps.every((tap) => tap.startsWith("choose:"));

/** Taps left to touch for a choice after these; null if they lead elsewhere. */
function rest(choice: Choice, taps: string[]): string[] | null {
  if (taps.length > choice.taps.length) return null;
  if (!inAnyOrder(choice.taps)) {
    return taps.every((tap, i) => tap === choice.taps[i]) ? choice.taps.slice(taps.length) : null;
  }
  const left = [...choice.taps];
  for (const tap of taps) {
    const place = left.indexOf(tap);
    if (place < 0) return null;
    left.splice(place, 1);
  }
  return left;
}

/** The choices that can still be meant. */
export function possible(choices: Choice[], taps: string[]): Choice[] {
  return choices.filter((choice) => rest(choice, taps) !== null);
}

/** The choices that these taps say completely. */
export function whole(choices: Choice[], taps: string[]): Choice[] {
  return taps.length ? choices.filter((choice) => rest(choice, taps)?.length === 0) : [];
}

/** Taps that can come next after these. */
export function following(choices: Choice[], taps: string[]): Set<string> {
  const found = new Set<string>();
  for (const choice of choices) {
    const left = rest(choice, taps);
    if (!left?.length) continue;
    if (inAnyOrder(choice.taps)) left.forEach((tap) => found.add(tap));
    else found.add(left[0]!);
  }
  return found;
}
