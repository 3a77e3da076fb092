/** Lines of the log that chance wrote one after the other, before anybody's turn: a deal. */

import type { Line } from "./Log.svelte";

const FEWEST = 3; // so many in a row are one line

/** Folds a deal into the line of its last outcome, with each sentence once: "Ada draws a card. (×5)". */
export function folded(lines: Line[]): Line[] {
  const last = lines.at(-1);
  const dealt = lines.every((line) => line.seat < 0 && line.whose < 0);
  if (!last || !dealt || lines.length < FEWEST) return lines;
  const times = new Map<string, number>();
  for (const { sentence } of lines) times.set(sentence, (times.get(sentence) ?? 0) + 1);
  const told = [...times].map(([said, count]) => (count > 1 ? `${said} (×${count})` : said));
  return [{ ...last, sentence: told.join(" ") }];
}
