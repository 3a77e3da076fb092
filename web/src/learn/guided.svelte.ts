/** The guided first game: at which table it is, and which kinds of decisions were explained. Both follow
 * the person to other devices (followed.svelte.ts). */
import { keep, kept } from "../kept";

const MOST = 200; // kinds of decisions, of all games
const KIND = /^[a-z0-9-]{1,40}\/[a-z0-9-]{1,40}$/; // a game's
const TABLE = /^[\w-]{1,80}$/;

function read(text: string): string[] {
  return text.split(" ").filter((one) => KIND.test(one)).slice(0, MOST);
}

class Guided {
  #table = $state(kept("guided") ?? "");
  #explained = $state.raw(read(kept("explained") ?? ""));

  /** The table at which somebody is guided; empty: none. */
  get table(): string {
    return this.#table;
  }

  set table(key: string) {
    if (!TABLE.test(key)) return;
    this.#table = key;
    keep("guided", key);
  }

  knows(game: string, kind: string): boolean {
    return this.#explained.includes(`${game}/${kind}`);
  }

  nowKnows(game: string, kind: string): void {
    this.explained = `${game}/${kind}`;
  }

  get explained(): string {
    return this.#explained.join(" ");
  }

  /** Adds explanations given on any device; none is ever taken away. */
  set explained(text: string) {
    this.#explained = [...new Set([...this.#explained, ...read(text)])].slice(-MOST);
    keep("explained", this.explained);
  }
}

export const guided = new Guided();
