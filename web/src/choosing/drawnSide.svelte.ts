/** A side of a person's own board while it is drawn: touches are kept here at once, one upon the other;
 * what is missing is said by the server, which may take a while. */
import { boardOf } from "../server";
import type { BoardDraft, BoardLine, BoardState, Item } from "../wire";

export class DrawnSide {
  state = $state.raw<BoardState | null>(null); // as the server saw it last
  #draft = $state.raw<BoardDraft | null>(null); // as it was touched since
  #waiting = $state(false);
  #asked = 0;

  constructor(readonly game: string) {}

  /** The board as an option keeps it; empty while there are problems, or it is not yet known. */
  get text(): string {
    return this.#waiting ? "" : (this.state?.text ?? "");
  }

  get draft(): BoardDraft {
    return this.#draft ?? this.state?.draft ?? { roles: {}, walls: [] };
  }

  /** The squares as their roles look. */
  get squares(): Item[] {
    const { squares = [], roles = [] } = this.state ?? {};
    return squares.map((square) => {
      const role = roles.find(({ id }) => id === this.draft.roles[square.id]) ?? roles[0]!;
      return { ...square, look: role.look, glyph: role.glyph };
    });
  }

  get edges(): BoardLine[] {
    const edges = this.state?.edges ?? [];
    return edges.map((edge) => ({ ...edge, wall: this.draft.walls.includes(edge.id) }));
  }

  /** Begin with a board that a text is; empty for the usual one. */
  open = (text: string) => this.#look({ text });

  /** Give a square its next role. */
  turn(square: string): Promise<void> {
    const ids = this.state!.roles.map(({ id }) => id);
    const { [square]: now = ids[0]!, ...rest } = this.draft.roles;
    const next = ids[(ids.indexOf(now) + 1) % ids.length]!;
    return this.#change({ roles: next === ids[0] ? rest : { ...rest, [square]: next } });
  }

  /** Raise a wall, or take it down. */
  wall(edge: string): Promise<void> {
    const walls = this.draft.walls.filter((one) => one !== edge);
    return this.#change({ walls: walls.length < this.draft.walls.length ? walls : [...walls, edge] });
  }

  #change(what: Partial<BoardDraft>): Promise<void> {
    this.#draft = { ...this.draft, ...what };
    return this.#look({ draft: this.#draft });
  }

  /** An answer to what was changed again comes too late. */
  async #look(what: { text?: string; draft?: BoardDraft }): Promise<void> {
    const mine = ++this.#asked;
    this.#waiting = true;
    try {
      const state = await boardOf({ game: this.game, ...what });
      if (mine === this.#asked) this.state = state;
    } finally {
      if (mine === this.#asked) [this.#waiting, this.#draft] = [false, null];
    }
  }
}
