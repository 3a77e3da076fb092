/** Parts of a board that somebody asks about, marked on it. */
import type { Mark, Scene } from "../wire";

/** The scene with rings around what the patterns name: ids or looks of things, with `*` as a wild card,
 * or a kind of marks, which then shows what its marks lead to. */
export function marked(scene: Scene, patterns: string[]): Scene {
  if (!patterns.length) return scene;
  const wanted = patterns.map((one) => new RegExp(`^${one.split("*").map(literal).join(".*")}$`));
  const named = (name: string) => wanted.some((one) => one.test(name));
  const things = scene.items.filter(({ id, look }) => named(id) || named(look)).map(({ id }) => id);
  const led = scene.marks.filter(({ kind }) => named(kind)).map(({ to }) => to);
  const ring = (at: string): Mark => ({ at, to: "", kind: "ring", text: "" });
  return { ...scene, marks: [...scene.marks, ...[...new Set([...things, ...led])].map(ring)] };
}

function literal(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
