/** The colours of the things on a table, the same in a light page and in a dark one. */

export const RIM = "#8a6a45";
export const INK = "#2e2721";
export const IVORY = "#fbf6e9";
export const GOLD = "#d2a23c";
export const SILVER = "#c3c9cf";
export const WALNUT = "#6b452b";
export const MAPLE = "#ecdbb5";
export const OAK = "#bb8d5c";
export const LAPIS = "#27508c";
export const CARNELIAN = "#b3452c";
export const SHELL = "#efe4c9";
export const NIGHT = "#2f2c31";
export const RED = "#ac2f24";
export const BLACK = "#26242a";

/** Fill and mark of each seat; their marks (shapes.ts) differ as well. */
export const SEATS: [fill: string, mark: string][] = [
  [IVORY, "#5b4632"],
  [NIGHT, IVORY],
  [CARNELIAN, IVORY],
  [LAPIS, IVORY],
];

/** Fill, outline and fine lines of chess pieces. */
export const SIDES: Record<string, [fill: string, outline: string, fine: string]> = {
  white: [IVORY, "#3a2f25", "#3a2f25"],
  black: ["#45403f", "#141110", "#e6dac0"],
  neutral: ["#cfa75a", "#45300f", "#45300f"],
};
