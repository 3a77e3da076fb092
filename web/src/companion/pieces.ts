/** What stands on a card of somebody's own box, and on which of its squares. */
import type { OwnCards } from "../wire";

const SIGNS: Record<string, string> = { K: "♔", Q: "♕", R: "♖", B: "♗", N: "♘", P: "♙", "*": "✽" };
export const EMPTY = ".";

export const signOf = (letter: string): string => (letter === EMPTY ? "" : (SIGNS[letter] ?? letter));

export const nameOf = (own: OwnCards, letter: string): string =>
  own.pieces.find((one) => one.letter === letter)?.name ?? "";

/** The names of the squares in the order of a card's text: a3, b3, … c1. */
export function squaresOf({ columns, rows }: OwnCards): string[] {
  const files = [..."abcdefghijklmnop"].slice(0, columns);
  return Array.from({ length: rows }, (_, row) => files.map((file) => `${file}${rows - row}`)).flat();
}

/** As on every chessboard, a1 is dark. */
export const isDark = ({ columns, rows }: OwnCards, place: number): boolean =>
  ((place % columns) + rows - 1 - Math.floor(place / columns)) % 2 === 0;
