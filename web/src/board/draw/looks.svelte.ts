/**
 * Looks: symbols that the server draws from its files, brought into the page when they are first
 * placed with <use>. The symbols say which looks there are; docs/page.md says how they come.
 */
import { SvelteMap } from "svelte/reactivity";

export interface Look {
  id: string; // of its symbol
  viewBox: string;
  parts: Set<string>; // which other drawings of it there are: under, covered, small …
  glyph: Record<string, string> | null; // how a thing's own letter is set, where there is a place
}

export interface Found {
  look: Look;
  paint: string; // the class of its colours
}

const OWN = /^(.*\.)?([^.:]+)(?::(.+))?$/; // whose it is, its name, which part of it

export class Looks {
  #known = new Map<string, Look>();
  #symbols = new Map<string, SVGSymbolElement>();
  #paints: Set<string>;
  #colours = new CSSStyleSheet();

  constructor(sprite: SVGSVGElement) {
    const css = sprite.querySelector("metadata")?.textContent ?? "";
    this.#paints = new Set(Array.from(css.matchAll(/\.paint-([\w-]+)/g), (found) => found[1]!));
    this.#colours.replaceSync(css); // as a style of the page’s own: its policy lets no other in
    const symbols = [...sprite.querySelectorAll("symbol")];
    // A room's own looks have longer ids, and come before those of the house.
    const dots = (symbol: Element): number => symbol.id.split(".").length;
    for (const symbol of symbols.toSorted((one, other) => dots(one) - dots(other))) this.#add(symbol);
  }

  #add(symbol: SVGSymbolElement): void {
    this.#symbols.set(symbol.id, symbol);
    const [, , name, part] = OWN.exec(symbol.id)!;
    if (part) this.#known.get(name!)?.parts.add(part);
    else {
      const text = symbol.querySelector(":scope > [data-glyph]");
      this.#known.set(name!, {
        id: symbol.id,
        viewBox: symbol.getAttribute("viewBox") ?? "",
        parts: new Set(),
        glyph: text && Object.fromEntries(Array.from(text.attributes, (a) => [a.name, a.value])),
      });
    }
  }

  /** Brings a symbol into the page, with all that it places itself, and returns the address for <use>. */
  placed(id: string): string {
    const symbol = this.#symbols.get(id);
    if (symbol && !document.getElementById(id)) {
      store().append(document.importNode(symbol, true));
      for (const inside of symbol.querySelectorAll("use")) {
        this.placed(inside.getAttribute("href")!.slice(1));
      }
    }
    return `#${id}`;
  }

  /** The look and its colours, as `looks/reading.py` finds them; else a disc for the glyph. */
  find(look: string): Found {
    const [name, paint] = look.split(":", 2) as [string, string?];
    const known = this.#known.get(name);
    if (!known || (paint !== undefined && !this.#paints.has(paint))) {
      return { look: this.#known.get("unknown")!, paint: "" };
    }
    return { look: known, paint: paint ? `paint-${paint}` : "" };
  }

  /** Colours are those of the room that is on the table. */
  wear(): () => void {
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, this.#colours];
    return () => {
      const worn = [...document.adoptedStyleSheets];
      worn.splice(worn.lastIndexOf(this.#colours), 1); // somebody else may wear them, too
      document.adoptedStyleSheets = worn;
    };
  }
}

const LITTLE = 70; // pixels: what is not wider is drawn with less on it
const TINY = 26;

/** The symbol for a place so many pixels wide, or where something stands on it. */
export function drawn(look: Look, covered: boolean, wide: number): string {
  const wanted = [
    covered && "covered",
    wide <= TINY && "tiny",
    wide <= LITTLE && "small",
  ];
  const part = wanted.find((one): one is string => one !== false && look.parts.has(one));
  return part ? `${look.id}:${part}` : look.id;
}

let hidden: SVGSVGElement | undefined;

/** The part of the page that holds the symbols; it is never seen. */
function store(): SVGSVGElement {
  if (!hidden) {
    hidden = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    hidden.setAttribute("aria-hidden", "true");
    hidden.setAttribute("width", "0");
    hidden.setAttribute("height", "0");
    hidden.style.position = "absolute";
    document.body.append(hidden);
  }
  return hidden;
}

const known = new SvelteMap<string, Looks>();
const asked = new Set<string>();

/** The looks at an address, once they are here. */
export function looksAt(address: string): Looks | undefined {
  const here = known.get(address);
  if (!here && !asked.has(address)) void load(address);
  return here;
}

async function load(address: string): Promise<void> {
  asked.add(address);
  try {
    const answer = await fetch(address);
    if (!answer.ok) throw new Error(String(answer.status));
    const sprite = new DOMParser().parseFromString(await answer.text(), "image/svg+xml");
    known.set(address, new Looks(sprite.documentElement as unknown as SVGSVGElement));
  } catch {
    setTimeout(() => asked.delete(address), 1000); // the next scene asks again
  }
}
