/** A game with a real box: all that was told is kept on this device and for the person, so that it
 * goes on elsewhere; the rules are the server's. */
import { remembered } from "../choosing/remembered";
import { ownCards } from "../own.svelte";
import { companion, games, mayI, Refused } from "../server";
import type { CompanionAnswer, CompanionState, Shape } from "../wire";
import { t } from "../words.svelte";
import { left, Leaving, type Left } from "./left";

const MOST_SEATS = 4;

export interface Proposal {
  text: string;
  answer: CompanionAnswer;
}

export class Box {
  state = $state.raw<CompanionState | null>(null);
  proposal = $state.raw<Proposal | null>(null); // what is about to be told, and what it means
  vain = $state.raw<CompanionAnswer | null>(null); // why nothing came of what was touched
  problem = $state("");
  busy = $state(false);
  names = $state<string[]>([]); // by seat; empty: called by the side
  title = $state(""); // of the game, as it was last called
  tooLong = $state(false); // to follow the person
  #options: Record<string, unknown> = {};
  #told: string[] = [];
  #asked = false; // what is on the table: else nobody has chosen anything yet
  readonly #leaving: Leaving;
  readonly #met: Promise<void>; // what another device told before, if the server answers

  constructor(
    readonly game: string,
    options: Record<string, unknown> | null,
    readonly shape: () => Shape,
  ) {
    const before = left(game);
    this.names = before?.names ?? []; // the same people play again
    this.title = before?.title ?? "";
    if (options === null && before) this.#take(before);
    else if (options) [this.#options, this.#asked] = [options, true];
    this.#leaving = new Leaving(game, {
      found: (later) => {
        if (options !== null) return; // a new game was wished for
        this.#take(later);
        if (this.state) void this.look();
      },
      tooLong: (is) => (this.tooLong = is),
    });
    this.#met = this.#leaving.meet();
  }

  #take({ options, told, names }: Left): void {
    [this.#options, this.#told] = [options, told];
    this.names = names ?? this.names;
    this.#asked = Object.keys(options).length > 0 || told.length > 0;
  }

  #wish(told: string[], text = "", taps: string[] = []) {
    const names = Array.from(this.names, (name) => name ?? "").slice(0, MOST_SEATS);
    return { game: this.game, options: this.#options, told, names, shape: this.shape(), text, taps };
  }

  /** What another device of the person has told since. */
  meet = () => this.#leaving.meet();

  /** Where the game stands, told anew: at first, in another language, on a turned screen. */
  look = () => this.#go((told) => told);

  tell = (text: string) => this.#go((told) => [...told, text]);

  takeBack = () => this.#go((told) => told.slice(0, -1));

  restart = () => this.#go(() => []);

  get begun(): boolean {
    return (this.state?.told.length ?? 0) > 0;
  }

  async #go(next: (told: string[]) => string[]): Promise<void> {
    await this.#try(async () => {
      await this.#met;
      if (!this.#asked) this.#options = await this.#ofOwnBox();
      this.#asked = true;
      const state = await companion(this.#wish(next(this.#told)));
      this.#told = state.told;
      this.state = state;
      this.title = state.title;
      [this.proposal, this.vain] = [null, null];
      const { names, title } = this;
      this.#leaving.left({ options: this.#options, told: this.#told, names: [...names], title });
    });
  }

  async #ofOwnBox(): Promise<Record<string, unknown>> {
    const card = (await games()).find(({ id }) => id === this.game);
    return card?.own && remembered(card).own !== false ? ownCards.options(this.game, card.own) : {};
  }

  /** Nothing counts before it was looked at: what would this be? */
  async propose(text: string): Promise<void> {
    await this.#try(async () => {
      this.vain = null;
      this.proposal = { text, answer: await mayI(this.#wish(this.#told, text)) };
    });
  }

  /** Something was touched of which nothing comes: why not? */
  async why(taps: string[]): Promise<void> {
    await this.#try(async () => {
      this.vain = await mayI(this.#wish(this.#told, "", taps));
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
      if (!this.title) void this.#name();
    } finally {
      this.busy = false;
    }
  }

  /** What the game is called, if this device has read that before. */
  async #name(): Promise<void> {
    const cards = await games().catch(() => []);
    this.title ||= cards.find(({ id }) => id === this.game)?.name ?? "";
  }
}
