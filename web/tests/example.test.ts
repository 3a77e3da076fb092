import { expect, test } from "vitest";
import { agrees, listed, offered } from "../src/rules/example";
import type { Choice, ExamplePacket } from "../src/wire";
import { choice, item, scene } from "./things";

const packet = (more: Partial<ExamplePacket> = {}): ExamplePacket => ({
  id: "an-example",
  game: "a-game",
  looks: "",
  sentence: "A goes to B, never to C.",
  rules: ["AB-1"],
  seat: 0,
  begin: {
    scene: scene([item("a"), item("b")]),
    choices: [choice("a-b", ["a", "b"]), choice("b-a", ["b", "a"]), choice("stop", ["button:stop"])],
  },
  allowed: ["a-b", "stop"],
  complete: false,
  refused: [{ text: "a-c", said: "C is too far.", rule: "AB-1" }],
  lines: [],
  least: null,
  plans: null,
  answers: {},
  ...more,
});

test("an example agrees with what it allows, tried first", () => {
  expect(agrees(packet(), ["a-b"])).toBe(true);
  expect(agrees(packet(), ["b-a"])).toBe(false);
  expect(agrees(packet(), ["a-b", "stop"])).toBe(false);
  expect(agrees(packet(), [])).toBe(false);
});

test("what has a button below the board is not listed once more", () => {
  expect(listed(packet()).map(({ text }) => text)).toEqual(["a-b"]);
  const nothing = packet({ allowed: [] });
  expect(listed(nothing)).toEqual([]);
});

test("giving up is offered only where the example is about it", () => {
  const row = { ask: "Sure?" } as Choice["row"];
  const choices = [choice("a-b", ["a", "b"]), choice("give-up", ["button:give-up"], { row })];
  expect(offered(packet(), choices).map(({ text }) => text)).toEqual(["a-b"]);
  expect(offered(packet({ allowed: ["give-up"] }), choices)).toEqual(choices);
});
