/** Things, choices and scenes as short as a test can say them. */
import type { Choice, Item, Scene } from "../src/wire";

export const item = (id: string, more: Partial<Item> = {}): Item => ({
  id,
  kind: "card",
  x: 0,
  y: 0,
  look: "card",
  name: id,
  glyph: "",
  width: 1,
  height: 1,
  turn: 0,
  ...more,
});

export const choice = (text: string, taps: string[], more: Partial<Choice> = {}): Choice => ({
  seat: 0,
  text,
  taps,
  sentence: text,
  label: text,
  prepare: false,
  row: null,
  steps: [],
  ...more,
});

export const scene = (items: Item[] = [], more: Partial<Scene> = {}): Scene => ({
  title: "",
  width: 8,
  height: 8,
  items,
  trays: [],
  meters: [],
  prompt: "",
  marks: [],
  owners: [],
  story: [],
  facts: [],
  ending: null,
  ...more,
});
