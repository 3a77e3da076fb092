/** The cards of a person's own box, by game, and what its pieces are worth: entered once, they follow
 * the person to other devices (followed.svelte.ts). Whether they can be so is for the rules to say. */
import { KeptLists } from "./lists.svelte";
import type { OwnCards as Shape } from "./wire";

const MOST = 100; // cards of a game
const LONGEST = 240; // characters of a card: eight rows, and a value for each of 28 tokens
const CARD = /^\S+( \S+)*$/;
const VALUES = "/values"; // after the name of a game: what its pieces are worth
const BOARDS = "/boards"; // and the sides of its board

const isCard = (text: unknown): text is string =>
  typeof text === "string" && text.length <= LONGEST && CARD.test(text);

class OwnCards extends KeptLists<string> {
  constructor() {
    super("own-cards", isCard, MOST);
  }

  /** The value of each piece, in the order of the pieces; empty: as in the project's box. */
  valuesOf(game: string): number[] {
    return this.of(game + VALUES).map(Number);
  }

  putValues(game: string, values: number[]): void {
    this.put(game + VALUES, values.map(String));
  }

  /** The sides of a game's board, as an option keeps each; none: it was never drawn. */
  boardsOf(game: string): string[] {
    return this.of(game + BOARDS);
  }

  putBoards(game: string, sides: string[]): void {
    this.put(game + BOARDS, sides);
  }

  /** The options of a game with this box; none where nothing, or not enough, was entered. */
  options(game: string, { option, fewest, values }: Shape): Record<string, unknown> {
    const [cards, worth] = [this.of(game), this.valuesOf(game)];
    return {
      ...(cards.length >= fewest && { [option]: cards }),
      ...(values && worth.length && { [values]: worth }),
    };
  }
}

export const ownCards = new OwnCards();
