/** Things of a few kinds that are named together, in any order: an army. */

const MOST = 4; // sets that are remembered

/** The things that would make a set whole; null if what is chosen already is no part of it. */
export function leftToName(set: string[], chosen: string[]): string[][] | null {
  const rest = [...set];
  for (const one of chosen) {
    const at = rest.indexOf(one);
    if (at < 0) return null;
    rest.splice(at, 1);
  }
  return [rest];
}

export const sameSet = (one: string[], other: string[]): boolean =>
  one.toSorted().join(" ") === other.toSorted().join(" ");

/** Sets of the last times with one more, the latest first, each once. */
export const withSet = (before: string[][], set: string[]): string[][] =>
  [set, ...before.filter((one) => !sameSet(one, set))].slice(0, MOST);
