/** Marks that a story leaves on the board: the latest, and losses. */
import { describe, expect, it } from "vitest";
import { recent } from "../src/board/draw/recent";
import type { Deed, Mark } from "../src/wire";

const mark = (kind: Mark["kind"], at: string, to = ""): Mark => ({ kind, at, to, text: "" });
const deed = (n: number, seat: number, ...marks: Mark[]): Deed => ({
  n, seat, marks, sentence: "", items: [], told: false,
});

describe("a story on the board", () => {
  it("has the ways of the latest deeds only, and whatever was lost before", () => {
    const story = [
      deed(1, 1, mark("arrow", "A1", "A2"), mark("danger", "A2")),
      deed(2, 1, mark("arrow", "B1", "B2")),
      deed(3, 1),
      deed(4, 1, mark("arrow", "C1", "C2")),
    ];
    const drawn = recent(story).map(({ marks }) => marks.map(({ kind, at }) => `${kind} ${at}`));
    expect(drawn).toEqual([["danger A2"], ["arrow B1"], [], ["arrow C1"]]);
  });

  it("keeps a deed of each player, however long ago the others acted", () => {
    const story = [deed(1, 2, mark("arrow", "a1", "a2")), deed(2, 3, mark("arrow", "b1", "b2"))];
    expect(recent(story)).toEqual(story);
  });
});
