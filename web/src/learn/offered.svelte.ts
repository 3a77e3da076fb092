/** A lesson that is offered at a table of its game, until somebody acts, takes it or wants it away. */
import type { GameCard } from "../wire";

class Offered {
  card = $state.raw<GameCard | null>(null);
}

export const offered = new Offered();
