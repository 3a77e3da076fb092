/** A person's strength in a game, on the scale of the computers' levels, from their results. */
import type { LevelResults } from "../../wire";
import { EASY } from "../wish";

const PER_LEVEL = 0.9; // log odds between neighbours: who is one level better wins 7 games of 10
const SPREAD = 2.5; // levels by which people differ before anything is known of them
const STEP = 0.25;

/** The level that is about as strong; null: nothing is known yet. Wins and losses count, and the more
 * of them there are the less does it matter where one was thought to begin. */
export function strength(results: LevelResults[], levels: number): number | null {
  const known = results.filter(({ level }) => level > 0);
  if (!known.some(({ won, drawn, lost }) => won + drawn + lost)) return null;
  let best = EASY;
  let highest = -Infinity;
  for (let at = 1; at <= levels; at += STEP) {
    const found = likelihood(at, known);
    if (found > highest) [best, highest] = [at, found];
  }
  return Math.round(best);
}

function likelihood(at: number, results: LevelResults[]): number {
  const before = -((at - EASY) ** 2) / (2 * SPREAD ** 2);
  return results.reduce((sum, { level, won, drawn, lost }) => {
    const wins = -Math.log1p(Math.exp(-PER_LEVEL * (at - level)));
    const losses = -Math.log1p(Math.exp(PER_LEVEL * (at - level)));
    return sum + (won + drawn / 2) * wins + (lost + drawn / 2) * losses;
  }, before);
}
