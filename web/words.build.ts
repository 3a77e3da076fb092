/** Splits each language in two: what the first page says, and all else, which comes with other pages.
 *
 * What the first page says is found by its sources: a message is of them that stands in quotes in
 * one that comes with the first load, or with what a newcomer plays there.
 */
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";

const FIRST = ["main.ts", "learn/FirstSteps.svelte"];
const ENDINGS = ["", ".ts", ".svelte.ts"];
const MESSAGE = /^(-?[a-z][\w-]*) =.*\n(?:(?:[ \t].*|\}.*|)\n)*/gm;

export function splitWords(): Plugin {
  let said = "";
  return {
    name: "split-words",
    enforce: "pre", // before Vite takes them for files of their own
    buildStart() {
      said = sources(FIRST.map((name) => join("src", name)));
    },
    load(id) {
      const [path, part] = id.split("?");
      if (!path?.endsWith(".ftl") || (part !== "first" && part !== "rest")) return;
      return `export default ${JSON.stringify(split(readFileSync(path, "utf-8"), said)[part])}`;
    },
  };
}

/** The text of these files and of all that they import from the start. */
function sources(paths: string[]): string {
  const read = new Map<string, string>();
  const left = [...paths];
  for (let path = left.pop(); path; path = left.pop()) {
    if (read.has(path)) continue;
    const text = readFileSync(path, "utf-8");
    read.set(path, text);
    for (const [, name] of text.matchAll(/^\s*(?:import|export)\b[^;"]*?"(\.[^"]+)"/gm)) {
      const found = ENDINGS.map((ending) => join(dirname(path), name + ending)).find(existsSync);
      if (found && /\.(ts|svelte)$/.test(found)) left.push(found);
    }
  }
  return [...read.values()].join("\n");
}

export function split(catalogue: string, said: string): Record<"first" | "rest", string> {
  const messages = [...catalogue.matchAll(MESSAGE)].map(([text, id]) => ({ id: id!, text }));
  const begun = [...said.matchAll(/`([a-z-]+)\$\{/g)].map(([, beginning]) => beginning!);
  const first = new Set(
    messages
      .filter(({ id }) => said.includes(`"${id}"`) || begun.some((one) => id.startsWith(one)))
      .map(({ id }) => id),
  );
  for (const { id, text } of messages.toReversed())
    if (first.has(id))
      for (const { id: other } of messages)
        if (text.includes(`{ ${other} }`) || text.includes(`{ ${other}.`)) first.add(other);
  const part = (begins: boolean) =>
    messages.flatMap(({ id, text }) => (first.has(id) === begins ? text : [])).join("");
  return { first: part(true), rest: part(false) };
}
