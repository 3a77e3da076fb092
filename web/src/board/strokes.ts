/** The lines of which marks are made, of 100 a cell. */
import type { Box } from "./places";

/** From the rim of one thing towards another, so far before its middle. */
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
