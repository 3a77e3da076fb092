/** Lists of a person's own things, one for each game: kept on this device, and told as a text to the
 * person's other devices (followed.svelte.ts). */
import { keep, kept } from "./kept";

type Lists<T> = Record<string, T[]>;

export class KeptLists<T> {
  #all = $state.raw<Lists<T>>({});

  constructor(
    readonly name: string,
    readonly isOne: (thing: unknown) => thing is T,
    readonly most: number, // things of a game
    readonly longest = Infinity, // characters that other devices are told
  ) {
    this.#all = this.#read(kept(name) ?? "") ?? {};
  }

  of(game: string): T[] {
    return this.#all[game] ?? [];
  }

  put(game: string, things: T[]): void {
    this.#set({ ...this.#all, [game]: things });
  }

  /** All of them, as other devices are told; empty where none were ever put in, or they are too long. */
  get text(): string {
    const text = Object.keys(this.#all).length ? JSON.stringify(this.#all) : "";
    return text.length <= this.longest ? text : "";
  }

  set text(text: string) {
    const found = this.#read(text);
    if (found) this.#set(found);
  }

  /** Reads the lists of a text; null if it is not what it should be. */
  #read(text: string): Lists<T> | null {
    try {
      const found: unknown = JSON.parse(text);
      if (!found || typeof found !== "object") return null;
      const games = Object.entries(found).map(([game, things]) => {
        const all = Array.isArray(things) ? (things as unknown[]) : [];
        return [game, all.filter(this.isOne).slice(0, this.most)];
      });
      return Object.fromEntries(games) as Lists<T>;
    } catch {
      return null;
    }
  }

  #set(all: Lists<T>): void {
    this.#all = all;
    keep(this.name, JSON.stringify(all));
  }
}
