/** Geometry of a scene, in cells: what stands on what, what is near, what lies in a direction. */
import type { Item, Scene } from "../wire";

export interface Place {
  x: number;
  y: number;
}

export interface Box extends Place {
  width: number;
  height: number;
}

export const MARGIN = 0.14; // of the sheet around a scene

export function boxOf(item: Item): Box {
  const lying = Math.abs(item.turn % 180) === 90;
  const [width, height] = lying ? [item.height, item.width] : [item.width, item.height];
  return { x: item.x, y: item.y, width, height };
}

/** Place of a thing's life bar, in hundredths of a cell around its middle. */
export function lifePlate(item: Item, pixel: number): Box & { size: number } {
  const height = Math.max(29 * item.width, 14 * pixel);
  const width = Math.max(127 * item.width, 33 * pixel); // inside the card on which it stands
  const y = 50 * item.height - 8.7 * item.width + height / 2; // on its rim, and growing down
  return { x: 0, y, width, height, size: 0.86 * height };
}

export function contains(box: Box, place: Place, more = 0): boolean {
  return (
    Math.abs(place.x - box.x) <= box.width / 2 + more &&
    Math.abs(place.y - box.y) <= box.height / 2 + more
  );
}

/** Distance of a place from a box; 0 inside it. */
export function distance(box: Box, place: Place): number {
  const across = Math.max(0, Math.abs(place.x - box.x) - box.width / 2);
  const down = Math.max(0, Math.abs(place.y - box.y) - box.height / 2);
  return Math.hypot(across, down);
}

/** True if this piece, card or label stands on that cell. */
export function standsOn(item: Item, cell: Item): boolean {
  return (
    cell.kind === "cell" &&
    item.kind !== "cell" &&
    item.kind !== "line" &&
    item.width <= cell.width + 0.05 &&
    contains(boxOf(cell), item)
  );
}

/** The thing that a hand would lift: the thing itself, or the nearest that stands on it. */
export function liftedFrom(scene: Scene, item: Item, hand: Place = item): Item | null {
  if (item.kind === "piece" || item.kind === "card") return item;
  const on = scene.items.filter((other) => standsOn(other, item));
  const far = (other: Item): number => Math.hypot(other.x - hand.x, other.y - hand.y);
  for (const kind of ["piece", "card"]) {
    const found = on.filter((other) => other.kind === kind).toSorted((a, b) => far(a) - far(b))[0];
    if (found) return found;
  }
  return null;
}

/**
 * The thing meant by a touch where nothing can be touched: the cell, if something stands on one, for
 * rules speak of squares.
 */
export function thingAt(scene: Scene, place: Place): Item | null {
  const there = scene.items.filter(
    (item) => item.kind !== "line" && item.kind !== "label" && contains(boxOf(item), place),
  );
  return there.findLast((item) => item.kind === "cell") ?? there.at(-1) ?? null;
}

const ARROWS: Record<string, [right: number, down: number]> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

/** The nearest of these in the direction of an arrow key. */
export function towards<T extends Box>(from: Place, to: T[], key: string): T | null {
  const [right, down] = ARROWS[key] ?? [0, 0];
  let best: T | null = null;
  let least = Infinity;
  for (const box of to) {
    const x = box.x - from.x;
    const y = box.y - from.y;
    const along = x * right + y * down;
    const aside = Math.abs(x * down) + Math.abs(y * right);
    if (along < 0.05) continue;
    const far = along + 2.5 * aside;
    if (far < least) [best, least] = [box, far];
  }
  return best;
}
