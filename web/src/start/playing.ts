/** One tap from the first page into a game, and what is said before. */
import { openTable } from "../choosing/opening";
import { computerGame, proposals, racing, type Values } from "../choosing/wish";
import { keep, keptJson } from "../kept";
import { knows } from "../learn/learned.svelte";
import { offerLesson } from "../learn/offering";
import { settings } from "../settings.svelte";
import { begunTogether } from "../table/seats/together.svelte";
import type { GameCard } from "../wire";
import { language } from "../words.svelte";

const TOLD = "races-told";

/** True if the game of one tap is a race, and nobody has said so here yet. */
export function unknownRace(card: GameCard): boolean {
  return racing(card, proposals(card)) && !keptJson<string[]>(TOLD, []).includes(card.id);
}

export function knowsRace({ id }: GameCard): void {
  keep(TOLD, JSON.stringify([...new Set([...keptJson<string[]>(TOLD, []), id])]));
}

/** Me against a computer, or alone where the options say so. */
export async function playNow(card: GameCard, options: Values = {}): Promise<void> {
  const offered = card.lesson > 0 && !knows(card.id);
  await openTable(computerGame(card, settings.name, language(), options));
  if (offered) offerLesson(card);
}

/** Several people on one seat: the table begins with the link for the others. */
export async function playTogether(card: GameCard, options: Values): Promise<void> {
  const wish = computerGame(card, settings.name, language(), options);
  await openTable(wish, (key) => (begunTogether.table = key));
}
