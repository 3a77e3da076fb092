/** The cards of a person's own box, by game, and what its pieces are worth: entered once, they follow
 * the person to other devices (followed.svelte.ts). Whether they can be so is for the rules to say. */
import { keep, kept } from "./kept";
import type { OwnCards as Shape } from "./wire";

type Cards = Record<string, string[]>;

const NAME = "own-cards";
const MOST = 100; // cards of a game
const CARD = /^\S{1,100}$/;
const VALUES = "/values"; // after the name of a game: what its pieces are worth

/** What a text tells, if that is what it should be. */
function read(text: string): Cards | null {
  try {
    const found: unknown = JSON.parse(text);
    if (!found || typeof found !== "object") return null;
    const games = Object.entries(found).map(([game, cards]) => {
      const texts = Array.isArray(cards) ? (cards as unknown[]) : [];
      return [game, texts.filter((one) => typeof one === "string" && CARD.test(one)).slice(0, MOST)];
    });
    return Object.fromEntries(games) as Cards;
  } catch {
    return null;
  }
}

class OwnCards {
  #all = $state.raw<Cards>(read(kept(NAME) ?? "") ?? {});

  of(game: string): string[] {
    return this.#all[game] ?? [];
  }

  put(game: string, cards: string[]): void {
    this.#set({ ...this.#all, [game]: cards });
  }

  /** What each piece is worth, in the order of the pieces; nothing: as in the project's box. */
  valuesOf(game: string): number[] {
    return this.of(game + VALUES).map(Number);
  }

  putValues(game: string, values: number[]): void {
    this.put(game + VALUES, values.map(String));
  }

  /** The options of a game with this box; none where nothing, or not enough, was entered. */
  options(game: string, { option, fewest, values }: Shape): Record<string, unknown> {
    const [cards, worth] = [this.of(game), this.valuesOf(game)];
    return {
      ...(cards.length >= fewest && { [option]: cards }),
      ...(values && worth.length && { [values]: worth }),
    };
  }

  /** All of them, as they are sent to other devices; empty where none were ever entered. */
  get text(): string {
    return Object.keys(this.#all).length ? JSON.stringify(this.#all) : "";
  }

  set text(text: string) {
    const found = read(text);
    if (found) this.#set(found);
  }

  #set(all: Cards): void {
    this.#all = all;
    keep(NAME, JSON.stringify(all));
  }
}

export const ownCards = new OwnCards();
