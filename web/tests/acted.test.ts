import { expect, test } from "vitest";
import { acted } from "../src/learn/acted";
import type { LogEntry } from "../src/wire";

const entry = (n: number, seat: number): LogEntry => ({ n, seat, text: "", sentence: "", turn: seat });

test("one has acted though chance and the other came after it in the same message", () => {
  expect(acted([entry(3, -1), entry(4, 0), entry(5, -1), entry(6, 1)], 4, [0])).toBe(true);
});

test("what one did before, and what chance and others do, is no action since", () => {
  expect(acted([entry(3, 0), entry(4, -1), entry(5, 1)], 4, [0])).toBe(false);
});
