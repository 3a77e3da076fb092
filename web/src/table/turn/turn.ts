/** Sentence that says whose turn it is. */
import type { TableState } from "../../wire";
import { t } from "../../words.svelte";
import type { Asked } from "../history/stage.svelte";

/** True if this person has something to do now. */
export function yourTurn(table: TableState): boolean {
  return (
    table.started &&
    !table.over &&
    table.seats.some((seat) => seat.yours && seat.to_act && !seat.prepared)
  );
}

/** `showing`: who is to act did so a moment ago, and that is being shown. */
export function turnLine(table: TableState, showing = false): string {
  const acting = table.seats.filter((seat) => seat.to_act);
  if (showing && acting[0]) return t("turn-playing", { name: acting[0].name });
  const mine = acting.filter((seat) => seat.yours);
  if (!table.started) return t("waiting-heading");
  if (table.over) return table.ending ?? t("ending-heading");
  if (table.you.length > 1 && acting.length === 1) return t("turn-of", { name: acting[0]!.name });
  if (acting.length > 1 && table.you.length !== 1) {
    return t("turn-of-any", { names: acting.map(({ name }) => name).join(", ") });
  }
  if (mine.length) return t("turn-yours");
  const other = acting[0];
  if (!other) return "";
  if (table.choices.some(({ prepare }) => prepare)) return t("turn-ahead", { name: other.name });
  return t(other.kind === "computer" ? "turn-thinking" : "turn-of", { name: other.name });
}

/** The message that asks for a tap on dice or cards of one's own. */
export const rollWord = ({ dice }: Asked): string => (dice.length ? "roll-dice" : "draw-cards");

/** The message that says what to tap. */
export const rollHow = ({ dice }: Asked): string =>
  dice.length ? "roll-dice-how" : "draw-cards-how";
