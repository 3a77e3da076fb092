import { expect, test } from "vitest";
import { columns } from "../src/start/filling";

test("a sixth does not stand alone", () => {
  expect([1, 2, 5, 6, 7, 8, 10, 11].map((count) => columns(count, 5))).toEqual([1, 2, 5, 3, 4, 4, 5, 4]);
  expect([4, 5, 6, 7].map((count) => columns(count, 3))).toEqual([2, 3, 3, 3]);
  expect(columns(0, 5)).toBe(1);
});
