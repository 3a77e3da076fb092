/** A game with a real box: all that was told is kept on this device and for the person, so that it
 * goes on elsewhere; the rules are the server's. */
import { remembered } from "../choosing/remembered";
import { ownCards } from "../own.svelte";
import { companion, games, mayI, Refused } from "../server";
import { boardOptions, OWN_BOARD } from "../choosing/wish";
import type { CompanionAnswer, CompanionState, GameCard, Shape } from "../wire";
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
  #options = $state.raw<Record<string, unknown>>({});
  #again = false; // something was changed while the server was asked
  #waiting: (() => string | null)[] = []; // what was told meanwhile
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

  /** Takes over what another device of the person has told since. */
  meet = () => this.#leaving.meet();

  /** The options on the table, as far as they are not the usual. */
  get options(): Record<string, unknown> {
    return this.#options;
  }

  /** Asks for the state of the game anew: at first, in another language, on a turned screen. */
  look = async (): Promise<void> => {
    if (this.busy) this.#again = true;
    else await this.#go((told) => told);
  };

  /** Tells something: it can be taken back.  If it cannot be, the rules say why, and nothing changes. */
  async tell(text: string): Promise<boolean> {
    const before = this.state;
    await this.#go((told) => [...told, text], text);
    return this.state !== before;
  }

  /** Tells something after all that is being told: cards are tapped faster than the server answers.
   * What is told is asked for then; it may no longer be anything. */
  async soon(next: () => string | null): Promise<void> {
    if (this.busy) {
      this.#waiting.push(next);
      return;
    }
    const text = next();
    if (text !== null) await this.tell(text);
  }

  /** Goes back to the last question that somebody answered; what followed by itself goes, too. */
  takeBack = () => this.#go((told) => told.slice(0, this.state?.last?.told ?? told.length));

  restart = () => this.#go(() => []);

  /** True once people have told anything: not all that is told is asked for. */
  get begun(): boolean {
    return this.state !== null && this.state.last !== null;
  }

  async #go(next: (told: string[]) => string[], text = ""): Promise<void> {
    await this.#try(async () => {
      await this.#met;
      if (!this.#asked) this.#options = await this.#ofOwnBox();
      this.#asked = true;
      const state = await this.#stateAfter(next(this.#told), text);
      if (!state) return;
      this.#told = state.told;
      this.state = state;
      this.title = state.title;
      [this.proposal, this.vain] = [null, null];
      const { names, title } = this;
      const told = this.begun ? this.#told : [];
      this.#leaving.left({ options: this.#options, told, names: [...names], title });
    });
  }

  /** The state after all that was told; null if the last text is refused: then it is said why. */
  async #stateAfter(told: string[], text: string): Promise<CompanionState | null> {
    try {
      return await companion(this.#wish(told));
    } catch (problem) {
      this.#waiting = []; // they were meant for what would have come after it
      if (!text || (problem instanceof Refused && problem.code === "offline")) throw problem;
      const answer = await mayI(this.#wish(this.#told, text));
      if (answer.allowed) throw problem;
      [this.proposal, this.vain] = [null, answer];
      return null;
    }
  }

  /** Begins with these options, of all those of such names; only before anything was told. */
  async use(names: string[], wished: Record<string, unknown>): Promise<void> {
    if (!this.state || this.begun) return;
    const now = Object.entries(this.#options);
    const others = Object.fromEntries(now.filter(([name]) => !names.includes(name)));
    const same = names.every(
      (name) => JSON.stringify(wished[name]) === JSON.stringify(this.#options[name]),
    );
    if (same) return;
    this.#options = { ...others, ...wished };
    this.#told = []; // what followed from the options before
    await this.look();
  }

  /** The person's own cards and board, where they have entered any. */
  async #ofOwnBox(): Promise<Record<string, unknown>> {
    const card = (await games()).find(({ id }) => id === this.game);
    if (!card) return {};
    const { own, board } = remembered(card);
    return {
      ...(card.own && own !== false && ownCards.options(this.game, card.own)),
      ...this.#ofOwnBoard(card, board?.name === OWN_BOARD ? board.side : 1),
    };
  }

  #ofOwnBoard(card: GameCard, side: number): Record<string, unknown> {
    const sides = ownCards.boardsOf(this.game);
    const wish = { name: OWN_BOARD, side: side > sides.length ? 1 : side };
    return sides.length ? boardOptions(card, wish, sides) : {};
  }

  /** Asks what a statement would mean: nothing counts before it was looked at. */
  async propose(text: string): Promise<void> {
    await this.#try(async () => {
      this.vain = null;
      this.proposal = { text, answer: await mayI(this.#wish(this.#told, text)) };
    });
  }

  /** Asks why nothing comes of these touches. */
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
      const next = this.#again ? undefined : this.#waiting.shift();
      if (this.#again) {
        this.#again = false;
        void this.look();
      } else if (next) void this.soon(next);
    }
  }

  /** Finds the name of the game, if this device has read it before. */
  async #name(): Promise<void> {
    const cards = await games().catch(() => []);
    this.title ||= cards.find(({ id }) => id === this.game)?.short_name ?? "";
  }
}
