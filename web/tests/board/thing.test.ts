import { mount, unmount } from "svelte";
import { afterEach, expect, test } from "vitest";
import Thing from "../../src/board/draw/Thing.svelte";
import type { Looks } from "../../src/board/draw/looks.svelte";
import { item } from "../things";

const GLYPH = { "data-glyph": "", "font-size": "38", fill: "var(--line)" };
const looks = {
  find: () => ({ look: { id: "look", viewBox: "-50 -50 100 100", parts: new Set(), glyph: GLYPH }, paint: "paint-red" }),
  placed: (id: string) => `#${id}`,
} as unknown as Looks;
let thing: ReturnType<typeof mount> | undefined;

afterEach(() => thing && unmount(thing));

test("a thing's own letter has the colours of the thing", () => {
  const props = { item: item("7", { glyph: "7" }), looks, pixel: 1 };
  thing = mount(Thing, { target: document.body, props });
  const text = document.querySelector("text")!;
  expect(text.textContent).toBe("7");
  expect(text.closest(".paint-red")).not.toBeNull();
  expect(document.querySelector("use")!.classList.contains("paint-red")).toBe(true);
});
