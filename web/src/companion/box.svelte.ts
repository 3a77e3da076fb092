/** A game with a real box: all that was told is kept on this device, the rules are the server's. */
import { keep, kept } from "../kept";
import { remembered } from "../choosing/remembered";
import { ownCards } from "../own.svelte";
import { companion, games, mayI, Refused } from "../server";
import type { CompanionAnswer, CompanionState, Shape } from "../wire";
import { t } from "../words.svelte";

interface Remembered {
  options: Record<string, unknown>;
  told: string[];
  names?: string[]; // as far as somebody gave them
}

const MOST_SEATS = 4;

export interface Proposal {
  text: string;
  answer: CompanionAnswer;
}

export class Box {
  state = $state.raw<CompanionState | null>(null);
  proposal = $state.raw<Proposal | null>(null); // what is about to be told, and what it means
  problem = $state("");
  busy = $state(false);
  names = $state<string[]>([]); // by seat; empty: called by the side
  #options: Record<string, unknown>;
  #told: string[];
  #asked: boolean; // nobody has chosen anything yet: the person's own box is on the table

  constructor(
    readonly game: string,
    options: Record<string, unknown> | null,
    readonly shape: () => Shape,
  ) {
    const before = options === null ? read(game) : null;
    this.#options = options ?? before?.options ?? {};
    this.#told = before?.told ?? [];
    this.#asked = options !== null || Object.keys(this.#options).length > 0 || this.#told.length > 0;
    this.names = read(game)?.names ?? []; // the same people play again
  }

  #wish(told: string[], text = "") {
    const names = Array.from(this.names, (name) => name ?? "").slice(0, MOST_SEATS);
    return { game: this.game, options: this.#options, told, names, shape: this.shape(), text };
  }

  /** Where the game stands, told anew: at first, in another language, on a turned screen. */
  look = () => this.#go(this.#told);

  tell = (text: string) => this.#go([...this.#told, text]);

  takeBack = () => this.#go(this.#told.slice(0, -1));

  restart = () => this.#go([]);

  get begun(): boolean {
    return this.#told.length > 0;
  }

  async #go(told: string[]): Promise<void> {
    await this.#try(async () => {
      if (!this.#asked) this.#options = await this.#ofOwnBox();
      this.#asked = true;
      const state = await companion(this.#wish(told));
      this.#told = state.told;
      this.state = state;
      this.proposal = null;
      const remembered = { options: this.#options, told: this.#told, names: this.names };
      keep(`box:${this.game}`, JSON.stringify(remembered));
    });
  }

  async #ofOwnBox(): Promise<Record<string, unknown>> {
    const card = (await games()).find(({ id }) => id === this.game);
    return card?.own && remembered(card).own !== false ? ownCards.options(this.game, card.own) : {};
  }

  /** Nothing counts before it was looked at: what would this be? */
  async propose(text: string): Promise<void> {
    await this.#try(async () => {
      this.proposal = { text, answer: await mayI(this.#wish(this.#told, text)) };
    });
  }

  async #try(work: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      await work();
      this.problem = "";
    } catch (problem) {
      const offline = problem instanceof Refused && problem.code === "offline";
      this.problem = offline ? t("box-offline") : (problem as Error).message;
    } finally {
      this.busy = false;
    }
  }
}

/** What this device remembers of a game, if that is what it should be. */
function read(game: string): Remembered | null {
  try {
    const found = JSON.parse(kept(`box:${game}`) ?? "null") as Remembered | null;
    if (!found || !Array.isArray(found.told)) return null;
    const named = Array.isArray(found.names) ? found.names : [];
    return { ...found, names: named.map((name) => (typeof name === "string" ? name : "")) };
  } catch {
    return null;
  }
}
