import { expect, test } from "vitest";
import { strength } from "../src/choosing/opponents/strength";

const against = (level: number, won: number, lost: number, drawn = 0) => ({ level, won, drawn, lost });

test("nothing is known of who has not played a computer", () => {
  expect(strength([], 10)).toBe(null);
  expect(strength([against(0, 5, 1)], 10)).toBe(null);
});

test("who wins is offered somebody stronger, and who loses somebody weaker", () => {
  expect(strength([against(3, 1, 0)], 10)).toBeGreaterThanOrEqual(4);
  expect(strength([against(3, 0, 2)], 10)).toBeLessThan(3);
  expect(strength([against(6, 5, 5)], 10)).toBeGreaterThanOrEqual(5);
});

test("nobody is offered what there is not", () => {
  expect(strength([against(10, 40, 0)], 10)).toBe(10);
  expect(strength([against(1, 0, 40)], 10)).toBe(1);
});

test("a draw counts for half of both", () => {
  expect(strength([against(5, 0, 0, 20)], 10)).toBe(5);
});
