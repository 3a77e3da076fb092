/** The page's own words, in the person's language; each language is a file of its own. */
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

const catalogues = import.meta.glob<string>("../words/*.ftl", { query: "?raw", import: "default" });

let spoken = $state.raw<{ language: string; bundle: FluentBundle }>({
  language: "en",
  bundle: new FluentBundle("en"),
});

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

export async function speak(wished: string): Promise<void> {
  const catalogue = catalogues[`../words/${wished}.ftl`];
  if (!catalogue) return speak("en");
  const bundle = new FluentBundle(wished, { useIsolating: false });
  bundle.addResource(new FluentResource(await catalogue()));
  spoken = { language: wished, bundle };
  document.documentElement.lang = wished;
}

export async function choose(wished: string): Promise<void> {
  keep("language", wished);
  await speak(wished);
}
