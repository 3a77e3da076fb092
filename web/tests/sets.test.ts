import { expect, test } from "vitest";
import { leftToName, sameSet, withSet } from "../src/companion/sets";

test("what is left to name of a set is told, whatever the order", () => {
  expect(leftToName(["K", "K", "P"], ["P", "K"])).toEqual([["K"]]);
  expect(leftToName(["K", "P"], ["P", "K"])).toEqual([[]]);
  expect(leftToName(["K", "P"], ["K", "K"])).toBeNull();
});

test("sets of the last times are kept once each, the latest first, and not many", () => {
  expect(sameSet(["K", "P"], ["P", "K"])).toBe(true);
  const before = [["K"], ["Q"], ["R", "P"], ["N"]];
  expect(withSet(before, ["P", "R"])).toEqual([["P", "R"], ["K"], ["Q"], ["N"]]);
  expect(withSet(before, ["B"])).toEqual([["B"], ["K"], ["Q"], ["R", "P"]]);
});
