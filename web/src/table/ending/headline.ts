/** Headline of a finished game: who has won, in a few words, to the person who looks. */
import { t } from "../../words.svelte";

/** `you`: the seats of the person; whoever has one is spoken to, else the winners are named. `place`:
 * that of this person, where more than two play; where nobody says it, the winner is named. */
export function headline(
  result: number[],
  names: string[],
  you: number[],
  place: number | null = null,
): string {
  const most = Math.max(...result);
  const best = result.flatMap((points, seat) => (points === most ? [seat] : []));
  if (result.length === 1) return t(most ? "ending-solo-done" : "ending-solo-failed");
  if (best.length === result.length) return t("ending-draw");
  const mine = you.length === 1 ? you[0]! : null;
  const lost = mine !== null && !best.includes(mine);
  if (lost && place) return t("ending-place", { place });
  if (lost && result.length === 2) return t("ending-you-lost");
  if (mine !== null && !lost) return t(best.length > 1 ? "ending-you-share" : "ending-won");
  const name = best.map((seat) => names[seat]).join(", ");
  return best.length > 1 ? t("ending-shared", { names: name }) : t("ending-lost", { name });
}

/** True if there is something to celebrate: a win of this person, or of somebody who is looked at. */
export function celebrated(result: number[], you: number[]): boolean {
  const most = Math.max(...result);
  if (result.length > 1 && result.every((points) => points === most)) return false;
  return most > 0 && (you.length === 1 ? result[you[0]!] === most : true);
}
