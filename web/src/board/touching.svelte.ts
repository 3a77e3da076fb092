/** What a person has touched so far, and where that can lead. */
import type { Choice, Item, Scene, Tray } from "../wire";
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
  first = $derived.by(() => following(this.#told.choices(), []));
  next = $derived.by(() => following(this.#told.choices(), this.taps));
  whole = $derived.by(() => whole(this.#told.choices(), this.taps));
  /** Every thing that can be touched now, to go on. */
  open = $derived.by(() => {
    const found = new Set<string>();
    for (const id of this.next) if (this.items.has(id)) found.add(id);
    for (const item of this.items.values()) if (this.#meantBy(item.id)) found.add(item.id);
    return found;
  });
  /** What can be touched but is no thing: a button each. */
  buttons = $derived.by(() =>
    [...this.next]
      .filter((id) => !this.items.has(id) && this.#wordless(id))
      .map((id) => ({ id, choices: possible(this.#told.choices(), [...this.taps, id]) })),
  );
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

  /** What to touch next, in words, once something was touched. */
  step = $derived.by(() => {
    const count = this.taps.length;
    const told = count ? possible(this.#told.choices(), this.taps) : [];
    return told.map(({ steps }) => steps[count - 1]).find(Boolean) ?? "";
  });

  constructor(told: Told) {
    this.#told = told;
  }

  /** The tap that touching a thing stands for: its own, or that of one that looks and sounds alike. */
  #meantBy(id: string): string | null {
    if (this.next.has(id)) return id;
    const item = this.items.get(id);
    if (!item || (item.kind !== "piece" && item.kind !== "card")) return null;
    if (this.touched.includes(id)) return null;
    for (const tap of this.next) if (alike(item, this.items.get(tap))) return tap;
    return null;
  }

  /** Is this a button, and not told by rows that say what it means? */
  #wordless(id: string): boolean {
    return possible(this.#told.choices(), [...this.taps, id]).some((one) => !explained(one));
  }

  tap(id: string): void {
    const meant = this.#meantBy(id);
    if (meant !== null) this.#add(id, meant);
    else if (this.taps.length && inAnyOrder(this.taps)) {
      if (this.touched.at(-1) === id) this.finish(); // if there are enough; else no more of these
    } else if (this.touched.at(-1) === id) this.done ? this.finish() : this.back();
    else if (this.first.has(id)) {
      this.clear();
      this.#add(id, id);
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

  /** Would touching this thing leave something to touch after it, so that it can be dragged there? */
  leadsOn(id: string): boolean {
    if (this.touched.at(-1) === id) return this.next.size > 0;
    const choices = this.#told.choices();
    const meant = this.#meantBy(id);
    if (meant !== null) return following(choices, [...this.taps, meant]).size > 0;
    return this.first.has(id) && following(choices, [id]).size > 0;
  }
}

/** Is there more to a choice than a word? */
export function explained({ row }: Choice): boolean {
  return row !== null && (row.number !== null || row.outcome !== "" || row.items.length > 0);
}

/** A tray is touched as a whole. */
function asItem({ id, name }: Tray): Item {
  const place = { x: 0, y: 0, width: 1, height: 1, turn: 0 };
  return { id, kind: "cell", look: "tray", name, glyph: "", ...place };
}

function alike(one: Item, other: Item | undefined): boolean {
  return (
    other !== undefined &&
    one.kind === other.kind &&
    one.look === other.look &&
    one.name === other.name
  );
}
