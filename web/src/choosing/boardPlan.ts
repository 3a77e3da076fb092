/** Places of the squares and walls of a person's own board, in hundredths of the drawing; upright as
 * the board is played on there. */
import type { Place } from "../board/places";
import type { BoardLine, Item } from "../wire";

const EDGE = 0.6; // beyond the middles of the outermost squares

/** A name that all squares of a line have a part in, and one of them. */
interface Shared {
  name: string;
  at: Place;
}

export class BoardPlan {
  readonly wide: number;
  readonly high: number;
  readonly #left: number;
  readonly #top: number;

  constructor(
    readonly squares: Item[],
    readonly tall: boolean,
  ) {
    const places = squares.map((square) => this.#laid(square));
    this.#left = Math.min(...places.map(({ x }) => x)) - EDGE;
    this.#top = Math.min(...places.map(({ y }) => y)) - EDGE;
    this.wide = Math.max(...places.map(({ x }) => x)) + EDGE - this.#left;
    this.high = Math.max(...places.map(({ y }) => y)) + EDGE - this.#top;
  }

  #laid({ x, y }: Place): Place {
    return this.tall ? { x: y, y: -x } : { x, y };
  }

  across = (middle: Place) => `${(100 * (this.#laid(middle).x - this.#left)) / this.wide}%`;
  down = (middle: Place) => `${(100 * (this.#laid(middle).y - this.#top)) / this.high}%`;

  /** Names of the columns: the letter, or the number, that their squares share. */
  get columns(): Shared[] {
    return this.#shared(({ x }) => x);
  }

  /** Names of the rows, in the same way. */
  get rows(): Shared[] {
    return this.#shared(({ y }) => y);
  }

  #shared(along: (laid: Place) => number): Shared[] {
    const lines = new Map<number, Item[]>();
    for (const square of this.squares) {
      const line = along(this.#laid(square));
      lines.set(line, [...(lines.get(line) ?? []), square]);
    }
    return [...lines.values()].map((squares) => {
      const [letters, numbers] = [/^\D+/, /\d+$/].map(
        (part) => new Set(squares.map(({ id }) => part.exec(id)?.[0] ?? "")),
      );
      return { name: [...(letters!.size === 1 && numbers!.size > 1 ? letters! : numbers!)][0]!, at: squares[0]! };
    });
  }

  /** The middle of the side that two squares share, and whether they lie beside each other. */
  between({ squares }: BoardLine): Place & { beside: boolean } {
    const [one, other] = squares.map((name) => this.squares.find(({ id }) => id === name)!);
    const beside = this.#laid(one!).y === this.#laid(other!).y;
    return { x: (one!.x + other!.x) / 2, y: (one!.y + other!.y) / 2, beside };
  }
}
