/** Looks at a moment, one after another, as long as somebody wants to know more. */
import { lookAt } from "../server";
import type { LineStep, Evaluation, Worth } from "../wire";
import type { Line } from "./tried";

const AT_ALL = 2; // looks at all actions come first, then one action after another
const MOST = 400; // looks; nobody watches that long

export class Looking {
  found = $state.raw<Evaluation | null>(null);
  line = $state.raw<LineStep[]>([]);
  looks = $state(0);
  problem = $state("");
  working = $state(false);
  #stopped = false;

  constructor(
    readonly key: string,
    readonly at: Line,
    readonly seat: number,
  ) {}

  get over(): boolean {
    return this.found?.deeper === "vain" || this.looks >= MOST;
  }

  stop(): void {
    this.#stopped = true;
    this.working = false;
  }

  async go(): Promise<void> {
    if (this.working || this.over) return;
    this.#stopped = false;
    this.working = true;
    this.problem = "";
    try {
      while (!this.#stopped && !this.over) {
        const only = this.looks < AT_ALL ? "" : this.#least();
        const round = this.looks;
        const { look, line } = await lookAt(this.key, { ...this.at, seat: this.seat, only, round });
        if (this.#stopped) return;
        this.found = together(this.found, look);
        if (line.length && line[0]!.text.endsWith(this.found.worths[0]!.text)) this.line = line;
        this.looks++;
        if (only) this.#looked.set(only, (this.#looked.get(only) ?? 0) + 1);
      }
    } catch (problem) {
      if (!this.#stopped) this.problem = (problem as Error).message;
    }
    this.working = false;
  }

  readonly #looked = new Map<string, number>();

  /** The action that was looked at least; of several the best. */
  #least(): string {
    const times = (one: Worth) => this.#looked.get(one.text) ?? 0;
    const worths = this.found?.worths ?? [];
    return worths.reduce((one, other) => (times(other) < times(one) ? other : one)).text;
  }
}

/** Samples are counted together; what is deeper replaces what is not (`teaching/analysis/analysis.py`). */
export function together(before: Evaluation | null, after: Evaluation): Evaluation {
  if (!before || (after.deeper === "vain" && after.worths.length === before.worths.length)) return after;
  const worths = new Map(before.worths.map((one) => [one.text, one]));
  for (const one of after.worths) {
    const known = worths.get(one.text);
    if (!known || (after.deeper !== "beside" && one.weight >= known.weight)) worths.set(one.text, one);
    else if (after.deeper === "beside" && one.weight) worths.set(one.text, both(known, one));
  }
  const ranked = [...worths.values()].toSorted((one, other) => other.value - one.value);
  return { ...before, worths: ranked };
}

function both(one: Worth, other: Worth): Worth {
  const weight = one.weight + other.weight;
  return {
    text: one.text,
    value: (one.weight * one.value + other.weight * other.value) / weight,
    error: Math.hypot(one.weight * one.error, other.weight * other.error) / weight,
    weight,
  };
}
