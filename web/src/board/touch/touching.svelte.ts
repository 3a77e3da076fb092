/** Touches of a person so far, and the choices they can still lead to. */
import type { Choice, Item, Scene, Tray } from "../../wire";
import { following, inAnyOrder, possible, whole } from "./taps";

interface Told {
  scene: () => Scene;
  choices: () => Choice[];
  act: (choice: Choice) => void;
  impossible: (taps: string[]) => void;
}

export class Touching {
  taps = $state<string[]>([]); // along the choices
  touched = $state<string[]>([]); // the things touched for them: alike things stand for each other
  #told: Told;

  /** Everything that there is, by its id: on the board and in trays, and trays themselves. */
  items = $derived.by(() => {
    const { items, trays } = this.#told.scene();
    const all = [...items, ...trays.flatMap((tray) => [asItem(tray), ...tray.items])];
    return new Map(all.map((item) => [item.id, item]));
  });
  /** Every thing with which one can begin, and the tap that it then stands for. */
  first = $derived.by(() => {
    const found = new Map<string, string>();
    for (const tap of following(this.#told.choices(), [])) {
      for (const { id } of this.#twins(tap)) if (!found.has(id)) found.set(id, tap);
      found.set(tap, tap);
    }
    return found;
  });
  next = $derived.by(() => following(this.#told.choices(), this.taps));
  whole = $derived.by(() => whole(this.#told.choices(), this.taps));
  /** Every thing that can be touched now, to go on. */
  open = $derived.by(() => {
    const found = new Set<string>();
    for (const item of this.items.values()) if (this.#meantBy(item.id)) found.add(item.id);
    return found;
  });
  /** Taps that are no things of the scene: a button each. Those with which one can begin stay while
   * something else is touched: whoever looks at an attack can still leave it. */
  buttons = $derived.by(() => {
    const on = this.#buttonsAfter(this.taps);
    const others = this.taps.length && !inAnyOrder(this.taps) ? this.#buttonsAfter([]) : [];
    return [...on, ...others.filter(({ id }) => on.every((one) => one.id !== id))];
  });
  /** The choices that can still be meant and say more than a sentence: they can be picked at once. */
  rows = $derived.by(() => possible(this.#told.choices(), this.taps).filter(explained));
  /** Different actions with the same taps: the person is asked. */
  asked = $derived(this.next.size === 0 && this.whole.length > 1 ? this.whole : []);
  /** The taps so far are an action already, though one can go on, or change one's mind. */
  done = $derived(
    this.next.size > 0 || (this.whole[0] && inAnyOrder(this.whole[0].taps))
      ? (this.whole[0] ?? null)
      : null,
  );

  /** The next thing to touch, in words, once something was touched. */
  step = $derived.by(() => {
    const count = this.taps.length;
    const told = count ? possible(this.#told.choices(), this.taps) : [];
    return told.map(({ steps }) => steps[count - 1]).find(Boolean) ?? "";
  });

  constructor(told: Told) {
    this.#told = told;
  }

  /** Other pieces or cards that look and sound like this one. */
  #twins(id: string): Item[] {
    const item = this.items.get(id);
    if (!item || (item.kind !== "piece" && item.kind !== "card")) return [];
    return [...this.items.values()].filter((other) => other !== item && alike(item, other));
  }

  /** The tap that touching a thing stands for: its own, or that of one that looks and sounds alike. */
  #meantBy(id: string): string | null {
    if (this.next.has(id) && !this.#spent(id)) return id;
    if (this.touched.includes(id)) return null;
    return this.#twins(id).find((twin) => this.next.has(twin.id))?.id ?? null;
  }

  /** Was it touched for an alike one, or (of a handful) while an alike one is left? It counts once. */
  #spent(id: string): boolean {
    const place = this.touched.indexOf(id);
    if (place < 0) return false;
    const left = () => this.#twins(id).some((twin) => !this.touched.includes(twin.id));
    return this.taps[place] !== id || (inAnyOrder([id]) && left());
  }

  /** Taps after these that need a button, because no row says what they mean. */
  #buttonsAfter(taps: string[]): { id: string; choices: Choice[] }[] {
    return [...following(this.#told.choices(), taps)]
      .filter((id) => !this.items.has(id))
      .map((id) => ({ id, choices: possible(this.#told.choices(), [...taps, id]) }))
      .filter(({ choices }) => choices.some((one) => !explained(one)));
  }

  tap(id: string): void {
    const meant = this.#meantBy(id);
    if (meant !== null) this.#add(id, meant);
    else if (this.taps.length && inAnyOrder(this.taps)) {
      if (this.touched.at(-1) === id) this.finish(); // if there are enough; else no more of these
    } else if (this.touched.at(-1) === id) {
      if (this.done) this.finish();
      else this.back();
    } else if (this.first.has(id)) {
      const begun = this.first.get(id)!;
      this.clear();
      this.#add(id, begun);
    } else this.#told.impossible([...this.taps, id]);
  }

  #add(id: string, tap: string): void {
    this.taps = [...this.taps, tap];
    this.touched = [...this.touched, id];
    if (this.next.size === 0 && this.whole.length === 1 && !this.done) this.#act(this.whole[0]!);
  }

  #act(choice: Choice): void {
    this.clear();
    this.#told.act(choice);
  }

  /** Plays the action that the taps are already. */
  finish(): void {
    if (this.done) this.#act(this.done);
  }

  pick(choice: Choice): void {
    this.#act(choice);
  }

  back(): boolean {
    const some = this.taps.length > 0;
    this.taps = this.taps.slice(0, -1);
    this.touched = this.touched.slice(0, -1);
    return some;
  }

  /** Takes one of the things back that are chosen together. */
  without(id: string): void {
    const place = this.touched.lastIndexOf(id);
    this.taps = this.taps.toSpliced(place, 1);
    this.touched = this.touched.toSpliced(place, 1);
  }

  clear(): void {
    this.taps = [];
    this.touched = [];
  }

  /** Forgets taps that lead nowhere any more. */
  check(): void {
    if (this.taps.length && !possible(this.#told.choices(), this.taps).length) this.clear();
  }

  /** True if more can be touched after this thing, so that it can be dragged there. */
  leadsOn(id: string): boolean {
    if (this.touched.at(-1) === id) return this.next.size > 0;
    const choices = this.#told.choices();
    const meant = this.#meantBy(id);
    if (meant !== null) return following(choices, [...this.taps, meant]).size > 0;
    const begun = this.first.get(id);
    return begun !== undefined && following(choices, [begun]).size > 0;
  }
}

/** True if a choice says more than a word. */
export function explained({ row }: Choice): boolean {
  return row !== null && (row.number !== null || row.outcome !== "" || row.items.length > 0);
}

/** A tray is touched as a whole. */
function asItem({ id, name }: Tray): Item {
  const place = { x: 0, y: 0, width: 1, height: 1, turn: 0 };
  return { id, kind: "cell", look: "tray", name, glyph: "", ...place };
}

function alike(one: Item, other: Item): boolean {
  return one.kind === other.kind && one.look === other.look && one.name === other.name;
}
