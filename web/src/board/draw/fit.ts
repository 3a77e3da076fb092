/** Texts made to fit their places, in any language. */

export const LETTERS = '"Regalia Sans", "Regalia Signs", sans-serif'; // as --text; see typefaces.ts

export interface Fitted {
  lines: string[];
  size: number;
}

const LINE = 1.16; // from line to line, in sizes of the letters
const canvas = document.createElement("canvas").getContext("2d");
const known = new Map<string, number>();

/** Width of a text, in sizes of its letters. */
function wide(text: string, bold: boolean): number {
  const key = `${bold}${text}`;
  let found = known.get(key);
  if (found === undefined) {
    if (known.size > 2000) known.clear();
    if (canvas) canvas.font = `${bold ? "bold " : ""}100px ${LETTERS}`;
    found = canvas ? canvas.measureText(text).width / 100 : text.length * 0.55;
    known.set(key, found);
  }
  return found;
}

/** The text in as many lines as make it largest, but not larger than `most`. */
export function fit(text: string, width: number, height: number, most: number, bold: boolean): Fitted {
  let best: Fitted = { lines: [text], size: 0 };
  for (let count = 1; count <= 3; count++) {
    const lines = broken(text, count, bold);
    const widest = Math.max(0.01, ...lines.map((line) => wide(line, bold)));
    const size = Math.min(most, (0.94 * height) / (LINE * lines.length), width / widest);
    if (size > 1.05 * best.size) best = { lines, size };
  }
  return best;
}

/** Breaks a text into at most so many lines, the longest of them as short as can be. */
function broken(text: string, count: number, bold: boolean): string[] {
  const words = text.split(" ");
  if (count === 1 || words.length < count) return [text];
  let best = [text];
  let shortest = Infinity;
  for (let i = 1; i <= words.length - count + 1; i++) {
    const first = words.slice(0, i).join(" ");
    const lines = [first, ...broken(words.slice(i).join(" "), count - 1, bold)];
    const widest = Math.max(...lines.map((line) => wide(line, bold)));
    if (widest < shortest) [best, shortest] = [lines, widest];
  }
  return best;
}

/** The foot of a line, when all lines stand around the middle. */
export function foot(fitted: Fitted, line: number): number {
  return fitted.size * (0.34 + LINE * (line - (fitted.lines.length - 1) / 2));
}
