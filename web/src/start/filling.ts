/** Lines of things that leave no gap. */

/** The number of things in a line, at most `most`, so that of `count` all lines are alike long, or the last
 * one nearly so: six are three and three, not five and one. */
export function columns(count: number, most: number): number {
  const lines = Math.ceil(count / most);
  return Math.max(1, Math.ceil(count / Math.max(1, lines)));
}
