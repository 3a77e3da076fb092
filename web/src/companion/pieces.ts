/** Pieces on a card of somebody's own box, and the squares they stand on. */
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

/** The piece on each square, and the values of single tokens, by their squares. */
export interface LaidCard {
  cells: string[];
  worths: Record<string, number>;
}

/** A card's text: its rows, and after them values of single tokens, `d1=9`. */
export function readCard(text: string): LaidCard {
  const [drawn = "", ...values] = text.split(" ");
  const worths = values.map((one): [string, number] => [one.slice(0, 2), Number(one.slice(3))]);
  return { cells: [...drawn.replaceAll("/", "")], worths: Object.fromEntries(worths) };
}

/** The text of a card; values only of squares where something stands, from a1 on. */
export function cardText(own: OwnCards, { cells, worths }: LaidCard): string {
  const rows = Array.from({ length: own.rows }, (_, row) =>
    cells.slice(row * own.columns, (row + 1) * own.columns).join(""),
  );
  const squares = squaresOf(own);
  const values = Object.entries(worths)
    .filter(([square]) => (cells[squares.indexOf(square)] ?? EMPTY) !== EMPTY)
    .map(([square, value]) => ({ square, from: square[1]! + square[0]!, value }))
    .toSorted((a, b) => (a.from < b.from ? -1 : 1))
    .map(({ square, value }) => `${square}=${value}`);
  return [rows.join("/"), ...values].join(" ");
}

/** True for a dark square; a1 is dark, as on every chessboard. */
export const isDark = ({ columns, rows }: OwnCards, place: number): boolean =>
  ((place % columns) + rows - 1 - Math.floor(place / columns)) % 2 === 0;
