import { expect, test } from "vitest";
import { boardOptions, boardWish, OWN_BOARD } from "../src/choosing/wish";
import type { GameCard } from "../src/wire";

const named = [
  { value: "standard", label: "the book’s" },
  { value: "ancient", label: "ancient" },
];
const card = { board: { option: "layout", side: "side", sides: 2, values: named } } as unknown as GameCard;
const [SUN, MOON] = ["*...*./errirm../*...*.", "standard"] as const;

test("the usual board needs no option, another by its name one", () => {
  expect(boardOptions(card, { name: "standard", side: 1 }, [SUN])).toEqual({});
  expect(boardOptions(card, { name: "ancient", side: 1 }, [])).toEqual({ layout: "ancient" });
});

test("one's own board is its text, or both sides and which is played", () => {
  expect(boardOptions(card, { name: OWN_BOARD, side: 1 }, [SUN])).toEqual({ layout: SUN });
  expect(boardOptions(card, { name: OWN_BOARD, side: 1 }, [MOON])).toEqual({}); // the book's, drawn again
  const both = { layout: [SUN, MOON], side: 2 };
  expect(boardOptions(card, { name: OWN_BOARD, side: 2 }, [SUN, MOON])).toEqual(both);
});

test("a board that was forgotten, or lost a side, is wished for no longer", () => {
  expect(boardWish(card, { name: OWN_BOARD, side: 2 }, [])).toEqual({ name: "standard", side: 1 });
  expect(boardWish(card, { name: OWN_BOARD, side: 2 }, [SUN])).toEqual({ name: OWN_BOARD, side: 1 });
  expect(boardWish(card, { name: "gone", side: 1 }, [])).toEqual({ name: "standard", side: 1 });
});
