import { beforeEach, expect, test } from "vitest";
import { speak, t, withWords } from "../src/words.svelte";
import { split } from "../words.build";

beforeEach(() => speak("de", false));

test("the first page has its own words, and another page brings all", async () => {
  expect([t("play-now"), t("workshop-about")]).toEqual(["Spielen", "workshop-about"]);
  expect(await withWords(Promise.resolve("page"))).toBe("page");
  expect(t("workshop-about")).not.toBe("workshop-about");
});

test("two parts at once both wait for words, in the language that was chosen last", async () => {
  const parts = [withWords(Promise.resolve()), speak("sl"), withWords(Promise.resolve())];
  await parts[0];
  expect([t("play-now"), t("workshop-about") === "workshop-about"]).toEqual(["Igraj", false]);
  await Promise.all(parts);
  expect(t("play-now")).toBe("Igraj");
});

test("a message goes with those that it is made of", () => {
  const catalogue = `# Title
name = Ada
greeting = Hello { name }
said = { $count ->
    [one] one
   *[other] many
}

way-there = there
other = not now
`;
  const found = split(catalogue, 't("greeting"), t(`way-${at}`), t("said")');
  expect(found.first).toBe(catalogue.replace("# Title\n", "").replace("other = not now\n", ""));
  expect(found.rest).toBe("other = not now\n");
});
