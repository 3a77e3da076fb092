/** Stage of a table: what happened comes step by step, at the person's pace.
 *
 * The clocks are told at once. The scene waits, and with it what can be touched and whose turn it is
 * said to be, until everything has been shown or is skipped.
 */
import { settings, type Pace } from "../../settings.svelte";
import type { Deed, LogEntry, Scene, TableState } from "../../wire";

/** Scenes after entries of the log, as far as they could be had. */
export type Fetch = (ns: number[]) => Promise<Map<number, Scene>>;

/** Dice or cards of one's own that lie covered until they are tapped. */
export interface Asked {
  n: number; // the entry of the log that tells of them
  seat: number;
  dice: { id: string; x: number; y: number; width: number; height: number }[]; // their places; none: cards
}

interface Step {
  n: number;
  asks: boolean; // dice or cards that one rolls or draws oneself: first one taps
  seat: number; // whose turn it is part of
  own: boolean; // what one has done oneself is no news
  whose: number; // the seat whose turn it is part of, unless that is one's own; -1: nobody's
  scene: Scene | null; // null: to be fetched
}

export const HOLDS: Record<Pace, number> = { calm: 1800, usual: 1000, quick: 350 }; // milliseconds
const CHANCE = -1; // who rolls and draws, in the log
const SETTLE = 450; // in which dice and cards come to rest
export const ROLL_PATIENCE = 3000; // after which they are shown by themselves
const LITTLE = 120; // for what leaves nothing to be seen
const MOST = 24; // more is not played: whoever comes back wants to know how it stands

export class Stage {
  /** Something is still to be shown before one can act. */
  busy = $state(false);
  /** The seat, not one's own, whose turn is being shown, until one can act; null: nobody's. */
  whose = $state<number | null>(null);
  /** Dice or cards that the person may tap now. */
  asked = $state.raw<Asked | null>(null);
  /** The first entry of the log of which nothing is to be seen yet, nor of any after it; null: all is told. */
  withheld = $state<number | null>(null);
  /** A moment of the past is looked at. */
  past = $state.raw<{ n: number; scene: Scene } | null>(null);
  #frame = $state.raw<Scene | null>(null);
  #steps: Step[] = [];
  #fetch: Fetch;
  #fetched = Promise.resolve();
  #wake: (() => void) | undefined;
  #pressed = false; // somebody's time runs out, or others may be faster
  #run = 0; // which run of steps is the one that counts

  constructor(fetch: Fetch) {
    this.#fetch = fetch;
  }

  /** The scene to be drawn. */
  scene(table: TableState): Scene {
    return this.past?.scene ?? this.#frame ?? table.scene;
  }

  /** The table has changed; `news` is what happened since `before`. */
  comes(before: TableState, table: TableState, news: LogEntry[], undone: boolean): void {
    if (before.looking !== table.looking) this.past = null; // other eyes than those that chose it
    if (undone || document.hidden || news.length > MOST) return this.skip();
    const own = (seat: number): boolean => table.you.includes(seat);
    const acting = table.seats.filter(({ to_act }) => to_act);
    this.#pressed = table.hourglass !== null || acting.length > 1;
    const tapped = settings.rolls === "tap" && !this.#pressed && table.curtain === null;
    const mine = (entry: LogEntry | undefined) => entry?.seat === CHANCE && own(entry.turn);
    const steps = news.map((entry, i) => {
      const { n, seat, turn } = entry;
      const asks = tapped && mine(entry) && !mine(news[i - 1]); // one tap for all that is drawn at once
      return { n, own: own(seat), whose: own(turn) ? -1 : turn, seat: turn, asks, scene: null };
    });
    if (!steps.length || (steps.length === 1 && steps[0]!.own && !this.busy)) return;
    this.#enqueue(steps, this.#frame ?? before.scene, table.scene);
  }

  /** Plays a story once more, from what was there before it. */
  again(story: Deed[], { scene, you }: TableState): void {
    const [first] = story;
    if (!first || this.busy) return;
    this.past = null;
    const steps = [{ ...first, n: first.n - 1 }, ...story].map(({ n, seat }) => {
      return { n, own: false, whose: you.includes(seat) ? -1 : seat, seat, asks: false, scene: null };
    });
    this.#enqueue(steps, scene, scene);
  }

  /** Shows all of it at once. */
  skip(): void {
    this.#run++;
    this.#steps = [];
    this.#frame = null;
    this.busy = false;
    this.whose = null;
    this.asked = this.withheld = null;
    this.#wake?.();
  }

  /** Shows the dice or cards that were tapped. */
  reveal(): void {
    if (this.asked) this.#wake?.();
  }

  async look(n: number): Promise<void> {
    const scene = (await this.#fetch([n])).get(n);
    if (scene) this.past = { n, scene };
  }

  toNow(): void {
    this.past = null;
  }

  #enqueue(steps: Step[], shown: Scene, last: Scene): void {
    steps.at(-1)!.scene = last;
    const missing = steps.filter((step) => !step.scene);
    if (missing.length) this.#fetched = this.#fill(missing);
    this.#steps.push(...steps);
    this.withheld ??= steps.find(({ asks }) => asks)?.n ?? null;
    if (this.busy) return;
    this.busy = true;
    this.whose = steps.find(({ whose }) => whose >= 0)?.whose ?? null;
    this.#frame = shown;
    void this.#play(++this.#run);
  }

  async #fill(steps: Step[]): Promise<void> {
    const found = await this.#fetch(steps.map(({ n }) => n));
    for (const step of steps) step.scene = found.get(step.n) ?? null;
  }

  async #play(run: number): Promise<void> {
    let begged = false; // what one has just done was only to ask for dice or cards
    while (this.#steps.length) {
      if (!this.#steps[0]!.scene) await this.#fetched;
      if (run !== this.#run) return;
      if (this.#steps[0]!.asks && !begged) await this.#ask(this.#steps[0]!);
      if (run !== this.#run) return;
      const step = this.#steps.shift()!;
      if (step.asks) this.withheld = this.#steps.find(({ asks }) => asks)?.n ?? null;
      if (!step.scene) continue; // it could not be had
      begged = step.own && this.#frame !== null && alike(this.#frame, step.scene);
      this.#frame = step.scene;
      if (step.whose >= 0) this.whose = step.whose; // and until one can act oneself
      await this.#wait(this.#hold(step, step.scene));
      if (run !== this.#run) return;
    }
    this.#frame = null;
    this.busy = false;
    this.whose = null;
  }

  /** Waits until the person has tapped what lies covered. */
  async #ask({ n, seat, scene }: Step): Promise<void> {
    const dice = scene?.items.filter(({ kind }) => kind === "die") ?? [];
    this.whose = null;
    this.asked = {
      n,
      seat,
      dice: dice.map(({ id, x, y, width, height }) => ({ id, x, y, width, height })),
    };
    await this.#wait(ROLL_PATIENCE);
    this.asked = null;
  }

  #hold(step: Step, scene: Scene): number {
    const last = !this.#steps.length;
    const deed = scene.story.at(-1);
    const hold = HOLDS[this.#pressed ? "quick" : settings.pace];
    if (step.own) return last ? 0 : hold / 2;
    if (last) return settings.still ? 0 : SETTLE;
    return deed && !deed.marks.length && !deed.items.length ? LITTLE : hold;
  }

  #wait(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      this.#wake = () => (clearTimeout(timer), resolve());
    });
  }
}

/** True if nothing lies elsewhere, on the board or beside it. */
function alike(one: Scene, other: Scene): boolean {
  const things = ({ items, trays }: Scene): string => JSON.stringify([items, trays]);
  return things(one) === things(other);
}
