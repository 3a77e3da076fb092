/** The rules beside the game: which game's, and at which rule they are open. */

export const panel = $state<{ open: boolean; game: string; rule: string }>({
  open: false,
  game: "",
  rule: "",
});

export function openRules(game: string, rule = ""): void {
  panel.game = game;
  panel.rule = rule;
  panel.open = true;
}
