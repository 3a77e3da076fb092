import { expect, test } from "vitest";
import { folded } from "../src/table/history/deals";

const dealt = (n: number, sentence: string) => ({ n, seat: -1, whose: -1, sentence });
const told = (lines: Parameters<typeof folded>[0]) => folded(lines).map(({ n, sentence }) => `${n} ${sentence}`);

test("a deal is one line, with each sentence once, that shows its end", () => {
  const deal = [dealt(1, "Ada gets a card."), dealt(2, "Bob gets a card."), dealt(3, "Ada gets a card.")];
  expect(told(deal)).toEqual(["3 Ada gets a card. (×2) Bob gets a card."]);
});

test("two outcomes, and those within a turn, stay lines of their own", () => {
  const two = [dealt(1, "Ada gets a card."), dealt(2, "Ada gets a card.")];
  expect(told(two)).toEqual(["1 Ada gets a card.", "2 Ada gets a card."]);
  const rolls = [1, 2, 3].map((n) => ({ ...dealt(n, "A roll."), whose: 0 }));
  expect(told(rolls)).toHaveLength(3);
});
