/** Parts of a rules page that are folded away, and opened for whoever asks for what is in them. */

/** Open all that a place lies in, so that one can be led there. */
export function unfold(place: Element): void {
  for (let fold = place.closest("details"); fold; fold = fold.parentElement!.closest("details")) {
    fold.open = true;
  }
}

/** Unfolds everything before printing, for on paper nothing can be touched. */
export function unfoldAll(text: Element): void {
  for (const fold of text.querySelectorAll("details")) fold.open = true;
}
