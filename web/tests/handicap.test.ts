import { expect, test } from "vitest";
import { GAPS, named, proposal, SAME, strengths } from "../src/choosing/opponents/handicap";
import type { Handicaps, Seat } from "../src/wire";

const LEVELS = Array.from({ length: 10 }, (_, at) => at + 1);
const handicaps: Handicaps = {
  option: "handicap",
  anybody: 4,
  between: LEVELS.map((first) =>
    LEVELS.map((second) => (first === second ? "none" : first > second ? `first-${first - second}` : `second-${second - first}`)),
  ),
};
const me: Seat = { kind: "me" };
const vera: Seat = { kind: "computer", level: 6 };
const child: Seat = { kind: "here" };

test("against a computer the difference to one's own results counts, from either seat", () => {
  expect(proposal(handicaps, [me, vera], 3, 0)).toBe("second-3");
  expect(proposal(handicaps, [vera, me], 3, 0)).toBe("first-3");
  expect(proposal(handicaps, [me, vera], 9, 0)).toBe("first-3");
});

test("equals are proposed none, and nobody of whom nothing is known", () => {
  expect(proposal(handicaps, [me, vera], 6, 0)).toBeUndefined();
  expect(proposal(handicaps, [me, vera], null, 0)).toBeUndefined();
  expect(proposal(handicaps, [me, child], null, GAPS[SAME]!)).toBeUndefined();
});

test("of a person only the difference is told, and it is kept at both ends of the ladder", () => {
  for (const mine of [1, 5, 10, null]) {
    expect(proposal(handicaps, [me, child], mine, -4)).toBe("first-4");
    expect(proposal(handicaps, [child, me], mine, 4)).toBe("first-4");
  }
});

test("only two of whom one is oneself can be compared", () => {
  expect(strengths(handicaps, [vera, child], 4, 0)).toBeNull();
  expect(strengths(handicaps, [me, vera, child], 4, 0)).toBeNull();
  expect(strengths(handicaps, [me], 4, 0)).toBeNull();
});

test("a value that names a seat says whose it is", () => {
  expect([named("first-2"), named("second-R"), named("none"), named(5)]).toEqual([0, 1, -1, -1]);
});
