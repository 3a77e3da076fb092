import { expect, test } from "vitest";
import { cardText, readCard, squaresOf } from "../src/companion/pieces";
import type { OwnCards } from "../src/wire";

const own = { columns: 8, rows: 8 } as unknown as OwnCards;
const ROWS = "NP.RQ.*N/*.B..P.P/.P..P.B./K.P....R/R....P.K/.B.P..P./P.P..B.*/N*.QR.PN";

test("a card's text is read, and written with values in the order of the squares from a1", () => {
  const { cells, worths } = readCard(`${ROWS} e8=9 d1=12 a1=2`);
  expect(cells).toHaveLength(64);
  expect(cells[squaresOf(own).indexOf("d1")]).toBe("Q");
  expect(worths).toEqual({ e8: 9, d1: 12, a1: 2 });
  expect(cardText(own, { cells, worths })).toBe(`${ROWS} a1=2 d1=12 e8=9`);
});

test("a card without values is its rows, and a token that was lifted takes its value along", () => {
  const { cells } = readCard(ROWS);
  expect(cardText(own, { cells, worths: {} })).toBe(ROWS);
  const lifted = cells.with(squaresOf(own).indexOf("d1"), ".");
  expect(cardText(own, { cells: lifted, worths: { d1: 9, e1: 7 } })).toBe(
    `${ROWS.replace("QR.PN", ".R.PN")} e1=7`,
  );
});
