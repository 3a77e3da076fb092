/** The scenes of a replay, fetched a window at a time, and the next window ahead. */
import { SvelteMap } from "svelte/reactivity";
import { scenes } from "../server";
import { toast } from "../shell/toasts.svelte";
import type { Kind, Scene, Shape } from "../wire";

const WINDOW = 30; // as the server tells them
const LAID = new Set<Kind>(["card", "die", "piece"]);

export class Scenes {
  #known = new SvelteMap<number, Scene>();
  #asked = new Set<number>();
  #last: Scene | undefined;

  constructor(
    readonly key: string,
    readonly shape: Shape,
    readonly steps: number,
    readonly eyes: number,
  ) {}

  /** The scene after a step; until it is here, the one seen last. */
  at(step: number): Scene | undefined {
    const found = this.#known.get(step);
    if (found) this.#last = found;
    return found ?? this.#last;
  }

  /** True if nothing lies on the board after a step; false also until that is known. */
  bare(step: number): boolean {
    const items = this.#known.get(step)?.items;
    return items?.every(({ kind }) => !LAID.has(kind)) ?? false;
  }

  need(step: number) {
    const begin = step - (step % WINDOW);
    void this.#fetch(begin);
    if (begin + WINDOW < this.steps) void this.#fetch(begin + WINDOW);
  }

  async #fetch(begin: number) {
    if (this.#asked.has(begin)) return;
    this.#asked.add(begin);
    try {
      const found = await scenes(this.key, this.shape, begin, this.eyes);
      found.forEach((scene, i) => this.#known.set(begin + i, scene));
    } catch (problem) {
      this.#asked.delete(begin); // the next step tries again
      toast(problem instanceof Error ? problem.message : String(problem));
    }
  }
}
