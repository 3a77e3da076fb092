/** Answers of people at a table, on their way: of some a thing has to be named, or shown, before they are
 * whole. */
import type { CompanionWay } from "../wire";
import type { Box } from "./box.svelte";

export class Telling {
  naming = $state.raw<CompanionWay | null>(null); // a card of a hand, say, has yet to be named
  showing = $state.raw<CompanionWay | null>(null); // what everybody sees with it has yet to be told
  asking = $state(false); // may I? The next answer only asks
  #text = "";
  #shown = "";

  constructor(readonly box: Box) {}

  get ways(): CompanionWay[] {
    return this.box.state?.ways ?? [];
  }

  get waits(): boolean {
    return this.naming !== null || this.showing !== null || this.box.proposal !== null;
  }

  /** Begins anew: where nothing on the table could be touched, with the list of names. */
  begin(): void {
    [this.naming, this.showing, this.#text, this.#shown] = [null, null, "", ""];
    const { ways } = this;
    if (ways.length && ways.every(({ taps }) => !taps.length)) this.choose(ways[0]!);
  }

  choose(way: CompanionWay): void {
    const plain = way.texts[""];
    if (plain !== undefined) this.said(plain, way);
    // Things shown with one that is named were chosen before it, unseen.
    else if (way.shows) this.showing = way;
    else this.naming = way;
  }

  said(text: string, way: CompanionWay): void {
    this.naming = null;
    this.#text = text;
    if (way.shows && !this.#shown) this.showing = way;
    else void this.tell(this.#shown ? `${text},reveal:${this.#shown}` : text);
  }

  /** Says a card that may not be possible: then the rules say why. */
  withCard(way: CompanionWay, card: string): void {
    const [name, text] = Object.entries(way.texts)[0]!;
    this.said(way.texts[card] ?? text.replace(name, card), way);
  }

  shown(way: CompanionWay, things: string[]): void {
    this.#shown = things.join("+");
    this.showing = null;
    if (this.#text) this.said(this.#text, way);
    else this.naming = way;
  }

  /** Tells it, or asks whether it may be. */
  async tell(text: string): Promise<void> {
    if (this.asking) {
      this.asking = false;
      await this.box.propose(text);
    } else if (!(await this.box.tell(text))) this.begin();
  }

  leave(): void {
    this.box.proposal = null;
    this.asking = false;
    this.begin();
  }
}
