/** The rules beside the game: which game's, and at which rule they are open. */

type House = Record<string, unknown>; // the options by which rules or board are not the book's

interface Panel {
  open: boolean;
  game: string;
  rule: string;
  options: House;
  print: Record<string, unknown>; // all options, with cards and values of one's own
}

export const panel = $state<Panel>({ open: false, game: "", rule: "", options: {}, print: {} });

export function openRules(game: string, rule = "", options: House = {}, print = options): void {
  panel.game = game;
  panel.rule = rule;
  panel.options = options;
  panel.print = print;
  panel.open = true;
}

/** The end of an address with these options; of the book's game there is none. */
export function asOptions(options: Record<string, unknown>): string {
  if (!Object.keys(options).length) return "";
  return `?options=${encodeURIComponent(JSON.stringify(options))}`;
}

/** The rules on a page of their own, for a game with these options. */
export function rulesAddress(game: string, rule: string, options: Record<string, unknown>): string {
  return `/rules/${game}${asOptions(options)}${rule && `#${rule}`}`;
}

/** The options in the address of such a page. */
export function optionsIn(query: string): Record<string, unknown> {
  try {
    const found: unknown = JSON.parse(new URLSearchParams(query).get("options") ?? "{}");
    return found && typeof found === "object" ? (found as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
