/** The first wait on a machine: the server compiles before it can think, and says how far that is. */
import { preparing } from "../server";
import { language, t } from "../words.svelte";

const AT_FIRST = 1000; // ms: who has an answer by then need not know
const PACE = 1000; // ms between looks
const STEP = 0.1; // what is said changes so often only, for whoever hears it

export class Preparing {
  share = $state<number | null>(null); // null: nothing is being prepared

  readonly #game = $derived.by(() => this.waits());

  /** `waits`: the game that somebody waits for, or nothing. */
  constructor(
    readonly waits: () => string | false,
    what: "think" | "review" | "weigh" = "think",
  ) {
    $effect(() => {
      const game = this.#game;
      if (!game) return;
      let timer = setTimeout(look, AT_FIRST);
      let over = false;
      async function look(this: void) {
        const found = await preparing(game as string, what).catch(() => null);
        if (over) return;
        told(found?.share ?? null);
        timer = setTimeout(look, PACE);
      }
      const told = (share: number | null) => (this.share = share);
      return () => {
        over = true;
        clearTimeout(timer);
        this.share = null;
      };
    });
  }

  get words(): string {
    if (this.share === null) return "";
    const percent = new Intl.NumberFormat(language(), { style: "percent" });
    return t("preparing", { share: percent.format(STEP * Math.floor(this.share / STEP)) });
  }
}
