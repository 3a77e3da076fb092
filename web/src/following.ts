/** Settings follow a person from device to device: each with the moment it was changed, so that of
 * two the later one counts. What was never changed is not sent, and whatever comes is checked. */
import { kept, keep } from "./kept";
import { myValues, putValue } from "./server";

export interface Followed {
  get: () => string;
  set: (value: string) => void; // ignores what makes no sense
}

type Moments = Record<string, number>;

const NAME = "settings";
const SOON = 1500; // ms: several changes go together

function moments(): Moments {
  try {
    const found: unknown = JSON.parse(kept("changed") ?? "{}");
    return found && typeof found === "object" ? (found as Moments) : {};
  } catch {
    return {};
  }
}

export class Following {
  #last: Record<string, string>;
  #later: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly followed: Record<string, Followed>) {
    this.#last = this.#now();
  }

  #now(): Record<string, string> {
    const all = Object.entries(this.followed).map(([name, one]) => [name, one.get()]);
    return Object.fromEntries(all) as Record<string, string>;
  }

  /** Something may have been changed by the person. */
  look(): void {
    const [now, changed] = [this.#now(), moments()];
    const news = Object.keys(now).filter((name) => now[name] !== this.#last[name]);
    this.#last = now;
    if (!news.length) return;
    for (const name of news) changed[name] = Date.now();
    keep("changed", JSON.stringify(changed));
    clearTimeout(this.#later);
    this.#later = setTimeout(() => void this.meet(), SOON);
  }

  /** Takes over what another device of the person has changed since, and tells what this one has. */
  async meet(): Promise<void> {
    const answer = await myValues().catch(() => null); // without a connection: next time
    if (!answer) return;
    const found = answer.values[NAME];
    const theirs = (found && typeof found === "object" ? found : {}) as Record<string, unknown>;
    const changed = moments();
    for (const [name, told] of Object.entries(theirs)) {
      const [value, moment] = Array.isArray(told) ? (told as unknown[]) : [];
      if (typeof value !== "string" || typeof moment !== "number") continue;
      if (moment <= (changed[name] ?? 0) || !Object.hasOwn(this.followed, name)) continue;
      changed[name] = Math.min(moment, Date.now()); // a clock that is wrong does not win for ever
      this.followed[name]!.set(value);
    }
    keep("changed", JSON.stringify(changed));
    const now = (this.#last = this.#now());
    const later = Object.keys(now).filter((name) => changed[name]! > momentOf(theirs[name]));
    if (!later.length) return;
    const mine = Object.fromEntries(later.map((name) => [name, [now[name], changed[name]]]));
    await putValue(NAME, { ...theirs, ...mine }).catch(() => {});
  }
}

function momentOf(told: unknown): number {
  return Array.isArray(told) && typeof told[1] === "number" ? told[1] : 0;
}
