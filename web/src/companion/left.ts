/** Statements about a game with a real box, as they were left: on this device, and for the person, so
 * that another device goes on with them. Of two, the later one counts. */
import { keep, kept } from "../kept";
import { myValue, putValue, Refused } from "../server";

export interface Left {
  options: Record<string, unknown>;
  told: string[];
  names?: string[]; // as far as somebody gave them
  title?: string; // of the game
  at?: number; // when it was left so
}

interface Told {
  found: (later: Left) => void; // another device has gone on
  tooLong: (is: boolean) => void; // it cannot follow: it stays here
}

const SOON = 1500; // ms: several things go together

/** Checks something that comes from outside; null if it is not what it should be. */
function read(found: unknown): Left | null {
  const one = found as Left | null;
  if (!one || typeof one !== "object" || !Array.isArray(one.told)) return null;
  if (!one.told.every((text) => typeof text === "string")) return null;
  const options = one.options && typeof one.options === "object" ? one.options : {};
  const names = Array.isArray(one.names) ? one.names : [];
  return {
    options, told: one.told, at: Number(one.at) || 0,
    names: names.map((name) => (typeof name === "string" ? name : "")),
    title: typeof one.title === "string" ? one.title : "",
  };
}

/** The game as this device remembers it. */
export function left(game: string): Left | null {
  try {
    return read(JSON.parse(kept(`box:${game}`) ?? "null"));
  } catch {
    return null;
  }
}

export function leave(game: string, one: Left, at = Date.now()): void {
  keep(`box:${game}`, JSON.stringify({ ...one, at }));
}

export class Leaving {
  #later: ReturnType<typeof setTimeout> | undefined;
  #last: string; // what was left here, to tell what is new

  constructor(
    readonly game: string,
    readonly told: Told,
  ) {
    this.#last = textOf(left(game));
  }

  /** Keep it, and tell the server soon, if anything is new. */
  left(one: Left): void {
    if (textOf(one) === this.#last) return;
    this.#last = textOf(one);
    const begun = one.told.length > 0 || (left(this.game)?.told.length ?? 0) > 0;
    leave(this.game, one, begun ? Date.now() : 0); // nothing told is no later than anything
    if (!begun) return;
    clearTimeout(this.#later);
    this.#later = setTimeout(() => void this.#send(), SOON);
  }

  async #send(): Promise<void> {
    try {
      await putValue(`box.${this.game}`, left(this.game));
      this.told.tooLong(false);
    } catch (problem) {
      // Without a connection the next thing that is told takes it along.
      if (problem instanceof Refused && problem.code === "too-large") this.told.tooLong(true);
    }
  }

  /** Takes over what another device has told since, and sends what it does not know yet. */
  async meet(): Promise<void> {
    const answer = await myValue(`box.${this.game}`).catch(() => null);
    if (!answer) return;
    const [theirs, ours] = [read(answer.value), left(this.game)];
    const later = (theirs?.at ?? 0) - (ours?.at ?? 0);
    if (theirs && later > 0) {
      keep(`box:${this.game}`, JSON.stringify(theirs));
      if (textOf(theirs) === this.#last) return;
      this.#last = textOf(theirs);
      this.told.found(theirs);
    } else if (ours?.told.length && later < 0) await this.#send();
  }
}

const textOf = (one: Left | null): string =>
  one ? JSON.stringify([one.options, one.told, one.names ?? []]) : "";
