/** What a person made and kept, by game: packed texts with names.  They follow the person to other
 * devices as long as they are small together (followed.svelte.ts). */
import { keep, kept } from "../kept";
import { LONGEST_LINK } from "./pack";

export interface Made {
  name: string;
  packed: string;
}
type Shelves = Record<string, Made[]>;

const NAME = "workshop";
const MOST = 40; // files of a game
const LONGEST_NAME = 40;
const FOLLOWS = 3500; // signs: the server keeps no larger value for a person

function read(text: string): Shelves | null {
  try {
    const found: unknown = JSON.parse(text);
    if (!found || typeof found !== "object") return null;
    const shelves = Object.entries(found).map(([game, made]) => {
      const all = Array.isArray(made) ? (made as unknown[]) : [];
      return [game, all.filter(isMade).slice(0, MOST)];
    });
    return Object.fromEntries(shelves) as Shelves;
  } catch {
    return null;
  }
}

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

class Shelf {
  #all = $state.raw<Shelves>(read(kept(NAME) ?? "") ?? {});

  of(game: string): Made[] {
    return this.#all[game] ?? [];
  }

  /** In the place of what had the same name. */
  put(game: string, name: string, packed: string): void {
    const made = { name: name.slice(0, LONGEST_NAME), packed };
    const others = this.of(game).filter((one) => one.name !== made.name);
    this.#set({ ...this.#all, [game]: [made, ...others].slice(0, MOST) });
  }

  remove(game: string, name: string): void {
    this.#set({ ...this.#all, [game]: this.of(game).filter((one) => one.name !== name) });
  }

  get text(): string {
    const text = Object.keys(this.#all).length ? JSON.stringify(this.#all) : "";
    return text.length <= FOLLOWS ? text : "";
  }

  set text(text: string) {
    const found = text ? read(text) : null;
    if (found) this.#set(found);
  }

  #set(all: Shelves): void {
    this.#all = all;
    keep(NAME, JSON.stringify(all));
  }
}

export const shelf = new Shelf();
