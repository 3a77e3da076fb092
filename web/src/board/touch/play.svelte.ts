/** A scene in somebody's hands: what is touched, lifted and dropped, on the board and in trays. */
import { untrack } from "svelte";
import type { Choice, Fact, Item, Mark, Scene } from "../../wire";
import { boxOf, distance, liftedFrom, MARGIN, thingAt, type Place } from "../places";
import { sound } from "../sounds";
import type { Hands } from "./pointing";
import { Touching } from "./touching.svelte";

const NEAR = 14; // pixels by which a touch may miss
const PATIENCE = 1500; // milliseconds for which a dropped thing waits for an answer

/** An empty scene, shown before the first one is there. */
export const NOTHING: Scene = {
  title: "", width: 1, height: 1, items: [], trays: [], meters: [], prompt: "",
  marks: [], owners: [], story: [], ending: null, facts: [],
};

interface Told {
  scene: () => Scene;
  choices?: () => Choice[]; // what can be done now, by touching things along their taps
  disabled?: () => boolean; // nothing can be touched: a curtain, an answer awaited
  act?: (choice: Choice) => void;
  ontry?: (taps: string[]) => void; // something impossible was touched: ask why
}

export interface Held extends Place {
  item: Item;
}

export class Play {
  held = $state.raw<Held | null>(null);
  over = $state<string | null>(null); // where what is carried would be dropped
  carrying = $state(false);
  preview = $state.raw<Mark[]>([]); // what a choice that is looked at would do
  asked = $state<string | null>(null); // the id of a thing of which somebody wants to know more
  fact = $derived(this.asked === null ? null : this.factOf(this.asked));
  sheet: HTMLElement | null | undefined; // the picture, where there is one
  readonly touching: Touching;
  #told: Told;
  #offered = ""; // what could be done before this scene
  #waiting: ReturnType<typeof setTimeout> | undefined;

  constructor(told: Told) {
    this.#told = told;
    this.touching = new Touching({
      scene: told.scene,
      choices: () => this.choices,
      act: (choice) => {
        this.#waiting = setTimeout(() => this.letGo(), PATIENCE);
        told.act?.(choice);
      },
      impossible: (taps) => {
        if (taps.length > 1 || !this.ask(taps[0]!)) told.ontry?.(taps);
      },
    });
    $effect(() => {
      void this.scene;
      const offered = this.choices.map(({ text }) => text).join(" ");
      untrack(() => {
        // A message may only tell that somebody is there.
        if (offered !== this.#offered) [this.preview, this.asked] = [[], null];
        this.#offered = offered;
        this.touching.check();
        if (!this.touching.taps.length && !this.carrying) this.letGo();
      });
    });
  }

  get scene(): Scene {
    return this.#told.scene();
  }

  get choices(): Choice[] {
    return this.#told.choices?.() ?? [];
  }

  get disabled(): boolean {
    return this.#told.disabled?.() ?? false;
  }

  factOf(id: string): Fact | null {
    return this.scene.facts.find(({ about }) => about.includes(id)) ?? null;
  }

  /** Shows the facts about a thing; false if nothing is known about it. */
  ask(id: string): boolean {
    if (!this.factOf(id)) return false;
    this.asked = id;
    return true;
  }

  letGo(): void {
    clearTimeout(this.#waiting);
    this.#waiting = undefined;
    this.held = null;
  }

  back(): void {
    this.touching.back();
    if (!this.touching.taps.length) this.letGo();
  }

  press(id: string): void {
    sound("tap");
    this.asked = null;
    this.touching.tap(id);
    if (!this.touching.taps.length && this.#waiting === undefined) this.letGo();
  }

  /** The nearest thing on the board to go on with, if it is near enough. */
  #openAt(at: Place, near: number): string | null {
    let best: string | null = null;
    let least = near;
    for (const item of this.scene.items) {
      const far = this.touching.open.has(item.id) ? distance(boxOf(item), at) : Infinity;
      if (far < least) [best, least] = [item.id, far];
    }
    return best;
  }

  /** The thing that a hand would lift, from the board or from a tray. */
  #lifted(id: string, at?: Place): Item | null {
    const tray = this.scene.trays.find((one) => one.id === id);
    if (tray) return tray.items.at(-1) ?? null;
    const item = this.touching.items.get(id);
    return item ? liftedFrom(this.scene, item, at) : null;
  }

  readonly hands: Hands = {
    place: (x, y) => {
      const box = this.sheet?.getBoundingClientRect();
      if (!box) return { x: 0, y: 0 };
      return {
        x: ((x - box.left) / box.width) * (this.scene.width + 2 * MARGIN) - MARGIN,
        y: ((y - box.top) / box.height) * (this.scene.height + 2 * MARGIN) - MARGIN,
      };
    },
    canLift: (id) => {
      if (this.disabled || !this.touching.leadsOn(id)) return false;
      return this.held !== null || this.#lifted(id) !== null;
    },
    lift: (id, at) => {
      this.carrying = true;
      const item = this.#lifted(id, at) ?? this.held?.item;
      if (this.touching.touched.at(-1) !== id) this.touching.tap(id);
      if (item) this.held = { item, ...at };
    },
    carry: (at) => {
      if (this.held) this.held = { item: this.held.item, ...at };
      this.over = this.#openAt(at, 0.15);
    },
    drop: (at) => {
      const goal = at && this.#openAt(at, 0.3);
      this.carrying = false;
      this.over = null;
      const item = goal ? this.touching.items.get(goal) : undefined;
      if (!goal || !item) {
        this.touching.clear();
        return this.letGo();
      }
      if (this.held) this.held = { item: this.held.item, x: item.x, y: item.y };
      this.press(goal);
    },
    touch: (id, at) => {
      if (this.disabled) return;
      if (id !== null) return this.press(id);
      if (!this.sheet) return this.touching.clear();
      const pixels = this.sheet.getBoundingClientRect().width / (this.scene.width + 2 * MARGIN);
      const near = this.#openAt(at, NEAR / pixels);
      if (near !== null) return this.press(near);
      const thing = thingAt(this.scene, at);
      this.asked = null;
      if (thing) this.touching.tap(thing.id);
      else this.touching.clear();
      if (!this.touching.taps.length) this.letGo();
    },
    ask: (id, at) => {
      const thing = id ?? thingAt(this.scene, at)?.id;
      return thing !== undefined && this.ask(thing);
    },
  };
}
