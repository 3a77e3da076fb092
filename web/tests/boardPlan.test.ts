import { expect, test } from "vitest";
import { BoardPlan } from "../src/choosing/boardPlan";
import type { Item } from "../src/wire";

const squares = ["A1", "A2", "B1", "B2", "B3"].map(
  (id) => ({ id, x: Number(id[1]), y: "AB".indexOf(id[0]!) }) as unknown as Item,
);

test("columns and rows of a board are named by what their squares share, lying and upright", () => {
  const named = (lines: { name: string }[]) => lines.map(({ name }) => name);
  const lying = new BoardPlan(squares, false);
  expect([named(lying.columns), named(lying.rows)]).toEqual([["1", "2", "3"], ["A", "B"]]);
  const upright = new BoardPlan(squares, true);
  expect([named(upright.columns), named(upright.rows)]).toEqual([["A", "B"], ["1", "2", "3"]]);
});
