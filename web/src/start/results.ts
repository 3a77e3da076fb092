/** Names of a person's opponents, and how a game ended for them. */
import type { TableCard } from "../wire";
import { t } from "../words.svelte";

/** The others; where all sit at one device, everybody. */
export function company({ seats, yours }: TableCard): string {
  const others = seats.filter((_, seat) => !yours.includes(seat));
  return (others.length || seats.length === 1 ? others : seats).join(", ");
}

export function outcome({ points, yours, seats, result, places }: TableCard): string {
  const mine = yours.length === 1 ? points?.[yours[0]!] : undefined;
  if (mine === undefined) return result ?? ""; // at a shared device everybody has a name
  if (seats.length === 1) return t(mine ? "result-solved" : "result-unsolved");
  const place = places?.[yours[0]!] ?? 1;
  if (place > 1) return t("result-place", { place });
  return t(mine === 1 ? "result-won" : mine ? "result-drawn" : "result-lost");
}
