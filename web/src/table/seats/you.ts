/** Names of players, as a person reads them who plays one of the seats: that one is "You". */
import { t } from "../../words.svelte";

/** Names with "You" for the only seat of a person; whoever holds several, or none, reads all. */
export function toYou(names: string[], you: number[]): string[] {
  return names.map((name, seat) => (you.length === 1 && you[0] === seat ? t("seat-you") : name));
}
