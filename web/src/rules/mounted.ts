/** Worked examples on a rules page: the server sends a button for each, and here they are opened.
 *
 * The text is HTML; so a board is put below its button by hand, and taken away with the text. */
import { mount, unmount } from "svelte";
import Example from "./Example.svelte";

type Mounted = Record<string, unknown>;

export class OpenExamples {
  #open = new Map<Element, { board: Mounted; place: HTMLElement }>();

  constructor(readonly game: string) {}

  /** Open or close the example whose button was pressed. */
  toggle(button: HTMLElement): void {
    const name = button.dataset["example"]!;
    const there = this.#open.get(button);
    button.setAttribute("aria-expanded", String(!there));
    if (there) return this.#close(button);
    const place = document.createElement("div");
    button.closest("p")!.after(place);
    const board = mount(Example, { target: place, props: { game: this.game, name } });
    this.#open.set(button, { board, place });
  }

  #close(button: Element): void {
    const { board, place } = this.#open.get(button)!;
    this.#open.delete(button);
    void unmount(board);
    place.remove();
  }

  closeAll(): void {
    for (const button of this.#open.keys()) this.#close(button);
  }
}
