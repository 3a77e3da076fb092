/** The first game of somebody who has never played it: its lesson is offered, and never insists. */
import type { GameCard } from "../wire";
import { offered } from "./offered.svelte";

export function offerLesson(card: GameCard): void {
  offered.card = card;
}
