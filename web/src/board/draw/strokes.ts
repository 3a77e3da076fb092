/** The lines of which marks are made, of 100 a cell. */
import type { Mark, Scene } from "../../wire";
import { boxOf, type Box, type Place } from "../places";

/** Marks whose thing is in the scene, with its box, and the box of the thing they point to. */
export function placed(scene: Scene, marks: Mark[]): { mark: Mark; at: Box; to: Box | undefined }[] {
  const boxes = new Map(scene.items.map((item) => [item.id, boxOf(item)]));
  return marks.flatMap((mark) => {
    const at = boxes.get(mark.at);
    return at ? [{ mark, at, to: boxes.get(mark.to) }] : [];
  });
}

/** An arrow from the rim of one thing towards another, ending so far before its middle. */
export function arrow(at: Box, to: Box, short: number): { line: string; head: string } {
  const way = Math.atan2(to.y - at.y, to.x - at.x);
  const point = (from: Box, far: number, turn = way): string =>
    `${100 * from.x + far * Math.cos(turn)} ${100 * from.y + far * Math.sin(turn)}`;
  const tip = { ...to, x: to.x - short * Math.cos(way), y: to.y - short * Math.sin(way) };
  const wing = (turn: number): string => point(tip, -30, way + turn);
  return {
    line: `M${point(at, 30)}L${point(tip, -20)}`,
    head: `M${point(tip, 0)}L${wing(0.5)}L${wing(-0.5)}Z`,
  };
}

export function brackets({ x, y, width, height }: Box): string {
  const [left, top] = [100 * (x - width / 2) + 4, 100 * (y - height / 2) + 4];
  const [right, foot] = [left + 100 * width - 8, top + 100 * height - 8];
  const l = 24;
  return (
    `M${left} ${top + l}V${top}H${left + l}M${right - l} ${top}H${right}V${top + l}` +
    `M${right} ${foot - l}V${foot}H${right - l}M${left + l} ${foot}H${left}V${foot - l}`
  );
}

/** The middle between two things. */
export function halfway(at: Place, to: Place): Place {
  return { x: (at.x + to.x) / 2, y: (at.y + to.y) / 2 };
}

/** A place on the side of a thing towards another, a little to one hand: the other's own mark lies
 * beside it. */
export function border(at: Box, to: Place): Place {
  const across = Math.abs(to.x - at.x) > Math.abs(to.y - at.y);
  const [right, down] = across ? [Math.sign(to.x - at.x), 0] : [0, Math.sign(to.y - at.y)];
  const aside = 0.22;
  return {
    x: at.x + (0.5 * right - aside * down) * at.width,
    y: at.y + (0.5 * down + aside * right) * at.height,
  };
}
