/** Passage from one scene to the next: things that moved, came and went. */
import type { Item, Scene } from "../../wire";
import { boxOf, contains } from "../places";

export interface Passage {
  moved: [from: Item, to: Item][];
  turned: Item[]; // the same card, now another face
  came: Item[];
  went: Item[];
}

const MOVING = new Set(["piece", "card", "die"]);

export function passage(before: Scene, after: Scene, taps: string[]): Passage {
  const was = new Map(before.items.filter(canMove).map((item) => [item.id, item]));
  const found: Passage = { moved: [], turned: [], came: [], went: [] };
  const fresh: Item[] = [];
  for (const item of after.items.filter(canMove)) {
    const old = was.get(item.id);
    const same = old?.look === item.look;
    if (old && (same || (item.kind === "card" && near(old, item)))) {
      was.delete(item.id);
      if (!near(old, item)) found.moved.push([old, item]);
      else if (!same) found.turned.push(item);
    } else fresh.push(item);
  }
  const gone = [...was.values()];
  const touched = taps
    .map((tap) => [...before.items, ...after.items].find((item) => item.id === tap))
    .filter((item) => item !== undefined);
  for (const item of fresh) {
    const source = sourceOf(item, gone, touched);
    if (source) {
      gone.splice(gone.indexOf(source), 1);
      found.moved.push([source, item]);
    } else found.came.push(item);
  }
  found.went = gone;
  return found;
}

/** Picks one of the vanished things that look the same: one touched for the action, or the nearest. */
function sourceOf(item: Item, gone: Item[], touched: Item[]): Item | null {
  let best: Item | null = null;
  let least = Infinity;
  for (const other of gone) {
    if (other.kind !== item.kind || other.look !== item.look) continue;
    const away = Math.hypot(other.x - item.x, other.y - item.y);
    const meant = touched.some((thing) => contains(boxOf(thing), other));
    const far = meant ? away - 100 : away;
    if (far < least) [best, least] = [other, far];
  }
  return best;
}

function canMove(item: Item): boolean {
  return MOVING.has(item.kind);
}

function near(one: Item, other: Item): boolean {
  return Math.hypot(one.x - other.x, one.y - other.y) < 0.02 && one.turn === other.turn;
}
