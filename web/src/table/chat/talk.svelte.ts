/** Talk at a table: whether it is open, how much of it is new, and whether there is anybody to talk to. */
import { settings } from "../../settings.svelte";
import type { TableState } from "../../wire";
import type { Live } from "../live.svelte";

export class Talk {
  open = $state(false);
  #read = $state(0);
  #live: () => Live;
  #table: () => TableState;

  /** True where somebody else sits; whoever is alone with computers needs no chat. */
  people = $derived.by(
    () =>
      this.#table().seats.some((seat) => seat.kind === "person" && !seat.yours) ||
      this.#live().chat.length > 0,
  );
  fresh = $derived.by(() =>
    this.open || !settings.chat ? 0 : this.#live().chat.length - this.#read,
  );

  constructor(live: () => Live, table: () => TableState) {
    [this.#live, this.#table] = [live, table];
    $effect(() => {
      if (this.open) this.#read = live().chat.length;
    });
  }
}
