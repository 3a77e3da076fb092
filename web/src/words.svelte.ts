/** The page's own words, in the person's language.
 *
 * Each language is two files: what the first page says, and all else, which comes with the first
 * part of the page that is not there from the start (words.build.ts).
 */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { kept, keep } from "./kept";

/** The languages, each by its own name. */
export const LANGUAGES: Record<string, string> = {
  de: "Deutsch",
  en: "English",
  es: "Español",
  fr: "Français",
  it: "Italiano",
  nl: "Nederlands",
  pl: "Polski",
  sl: "Slovenščina",
};

const first = import.meta.glob<string>("../words/*.ftl", { query: "?first", import: "default" });
const rest = import.meta.glob<string>("../words/*.ftl", { query: "?rest", import: "default" });

let spoken = $state.raw<{ language: string; bundle: FluentBundle; whole: boolean }>({
  language: "en",
  bundle: new FluentBundle("en"),
  whole: false,
});
let asked = { language: "en", whole: false };
let coming = Promise.resolve(); // what was asked for last

export function language(): string {
  return spoken.language;
}

/** A text of the page; what is missing shows its name, and a test fails. */
export function t(id: string, given?: Record<string, FluentVariable>): string {
  const pattern = spoken.bundle.getMessage(id)?.value;
  return pattern ? spoken.bundle.formatPattern(pattern, given) : id;
}

/** The first of the browser's languages that we speak. */
export function preferred(): string {
  const wished = [kept("language"), ...navigator.languages];
  const known = wished.map((wish) => (wish ?? "").slice(0, 2).toLowerCase());
  return known.find((wish) => wish in LANGUAGES) ?? "en";
}

export function speak(wished: string, whole = asked.whole): Promise<void> {
  asked = { language: wished in LANGUAGES ? wished : "en", whole };
  return (coming = bring(asked));
}

async function bring(wish: typeof asked): Promise<void> {
  const path = `../words/${wish.language}.ftl`;
  const found = Promise.all([first[path]!(), wish.whole ? rest[path]!() : ""]);
  const texts = await found.catch((problem: unknown) => {
    if (wish === asked) [asked, coming] = [spoken, Promise.resolve()]; // may be asked for again
    throw problem;
  });
  if (wish !== asked) return coming;
  const bundle = new FluentBundle(wish.language, { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text));
  spoken = { ...wish, bundle };
  document.documentElement.lang = wish.language;
}

/** A part of the page that is not there from the start, once there are words for it, too. */
export async function withWords<Part>(part: Promise<Part>): Promise<Part> {
  if (!asked.whole) void speak(asked.language, true);
  await coming;
  return part;
}

export async function choose(wished: string): Promise<void> {
  keep("language", wished);
  await speak(wished);
}
