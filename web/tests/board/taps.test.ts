import { expect, test } from "vitest";
import { following, inAnyOrder, possible, whole } from "../../src/board/touch/taps";
import { choice } from "../things";

const texts = (found: { text: string }[]) => found.map(({ text }) => text);
const MOVES = [choice("a-b", ["a", "b"]), choice("a-c", ["a", "c"]), choice("pass", ["pass"])];
const ARMIES = [
  choice("two bishops", ["choose:B", "choose:B"]),
  choice("a bishop and a rook", ["choose:B", "choose:R"]),
];

test("what can be touched first begins a choice", () => {
  expect(following(MOVES, [])).toEqual(new Set(["a", "pass"]));
});

test("after a tap only what it leads to can be touched", () => {
  expect(following(MOVES, ["a"])).toEqual(new Set(["b", "c"]));
  expect(texts(possible(MOVES, ["a"]))).toEqual(["a-b", "a-c"]);
  expect(possible(MOVES, ["b"])).toEqual([]);
});

test("a choice is said when all its taps are", () => {
  expect(whole(MOVES, [])).toEqual([]);
  expect(whole(MOVES, ["a"])).toEqual([]);
  expect(texts(whole(MOVES, ["a", "c"]))).toEqual(["a-c"]);
  expect(possible(MOVES, ["a", "c", "c"])).toEqual([]);
});

test("taps that are an action already can lead on", () => {
  const choices = [choice("one", ["a"]), choice("two", ["a", "b"])];
  expect(texts(whole(choices, ["a"]))).toEqual(["one"]);
  expect(following(choices, ["a"])).toEqual(new Set(["b"]));
});

test("things that are chosen together are touched in any order, each as often as it is there", () => {
  expect(inAnyOrder(["choose:B", "choose:R"])).toBe(true);
  expect(inAnyOrder(["choose:B", "a"])).toBe(false);
  expect(texts(whole(ARMIES, ["choose:R", "choose:B"]))).toEqual(["a bishop and a rook"]);
  expect(following(ARMIES, ["choose:B"])).toEqual(new Set(["choose:B", "choose:R"]));
  expect(texts(possible(ARMIES, ["choose:B", "choose:B"]))).toEqual(["two bishops"]);
  expect(possible(ARMIES, ["choose:R", "choose:R"])).toEqual([]);
});
