/** Files that a person made and kept, by game: packed texts with names. They follow the person to other
 * devices as long as they are small together (followed.svelte.ts). */
import { KeptLists } from "../lists.svelte";
import { LONGEST_LINK } from "./pack";

export interface Made {
  name: string;
  packed: string;
}

const MOST = 40; // files of a game
const LONGEST_NAME = 40;
const FOLLOWS = 3500; // signs: the server keeps no larger value for a person

function isMade(one: unknown): one is Made {
  if (!one || typeof one !== "object" || !("name" in one) || !("packed" in one)) return false;
  const { name, packed } = one;
  return (
    typeof name === "string" &&
    name.length <= LONGEST_NAME &&
    typeof packed === "string" &&
    packed.length <= LONGEST_LINK
  );
}

class Shelf extends KeptLists<Made> {
  constructor() {
    super("workshop", isMade, MOST, FOLLOWS);
  }

  /** Keeps a file in the place of one with the same name. */
  add(game: string, name: string, packed: string): void {
    const made = { name: name.slice(0, LONGEST_NAME), packed };
    const others = this.of(game).filter((one) => one.name !== made.name);
    this.put(game, [made, ...others].slice(0, MOST));
  }

  remove(game: string, name: string): void {
    this.put(game, this.of(game).filter((one) => one.name !== name));
  }
}

export const shelf = new Shelf();
