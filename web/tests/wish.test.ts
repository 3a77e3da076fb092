import { expect, test } from "vitest";
import {
  boardOptions,
  changed,
  computerGame,
  defaults,
  matters,
  ofBoxOnly,
  OWN_BOARD,
  proposals,
  wishOf,
} from "../src/choosing/wish";
import { asked } from "../src/choosing/remembered";
import { asOptions, optionsIn } from "../src/rules/panel.svelte";
import type { GameCard, GameOption } from "../src/wire";

function option(name: string, given: Partial<GameOption>): GameOption {
  const none = { values: [], lowest: 1, highest: 9, where: null, unless: null, seconds: false };
  return { name, label: name, about: "", default: null, house: false, proposed: null, switched_on: null, ...none, ...given };
}

const card = {
  options: [option("limit", { proposed: 5 }), option("target", { default: 6 })],
} as unknown as GameCard;

test("a page begins to ask with what the card proposes, and sends it, for it is not the default", () => {
  expect(defaults(card)).toEqual({ limit: null, target: 6 });
  expect(proposals(card)).toEqual({ limit: 5, target: 6 });
  expect(changed(card, proposals(card))).toEqual({ limit: 5 });
});

test("who asks for no limit although one is proposed gets none", () => {
  expect(changed(card, { ...proposals(card), limit: null })).toEqual({});
});

test("an option is asked for only where it means something", () => {
  const turning = option("turning", {
    where: { option: "bonus", value: true },
    unless: { option: "level", value: 1 },
  });
  expect(matters(turning, { bonus: true, level: 2 })).toBe(true);
  expect(matters(turning, { bonus: true, level: 1 })).toBe(false);
  expect(matters(turning, { bonus: false, level: 2 })).toBe(false);
});

test("whoever comes from the rules of a game with house rules begins with these, and no others", () => {
  const values = [{ value: "either", label: "" }, { value: "one", label: "" }];
  const ours = {
    id: "study",
    options: [option("turning", { default: "either", house: true, values }), option("target", {})],
    board: { option: "layout", side: "side", values: [{ value: "standard" }] },
  } as unknown as GameCard;
  const given = optionsIn(asOptions({ turning: "one", layout: "theirs", side: 2, unknown: 3 }));
  const wish = asked(ours, given, []);
  expect(wish.options).toEqual({ turning: "one" });
  expect(wish.carried).toEqual({ layout: "theirs", side: 2 });
  expect(asked(ours, optionsIn(asOptions({ turning: "none such" })), []).options).toEqual({});
  expect(asked(ours, optionsIn(asOptions({})), []).carried).toEqual({});
});

const boards = {
  board: { option: "layout", side: "side", values: [{ value: "standard" }, { value: "ancient" }] },
} as unknown as GameCard;

test("the board that options are of is found again", () => {
  const two = ["standard", "mine"];
  for (const wish of [
    { name: "standard", side: 1 },
    { name: "ancient", side: 1 },
    { name: OWN_BOARD, side: 1 },
    { name: OWN_BOARD, side: 2 },
  ]) {
    expect(wishOf(boards, boardOptions(boards, wish, two), two)).toEqual(wish);
  }
  expect(wishOf(boards, { layout: "somebody else's" }, two)).toBeNull();
  expect(wishOf(boards, {}, [])).toEqual({ name: "standard", side: 1 });
});

test("one tap begins with what the card proposes, where it means something and nothing else is wished", () => {
  const study = {
    ...card,
    id: "study",
    seats: [1, 2],
    levels: 10,
    options: [
      option("mode", { default: "match" }),
      option("limit", { proposed: 180, where: { option: "mode", value: "match" } }),
    ],
  } as unknown as GameCard;
  expect(computerGame(study, "Ada", "en").options).toEqual({ limit: 180 });
  expect(computerGame(study, "Ada", "en", { mode: "solo" }).options).toEqual({ mode: "solo" });
});

test("a card that one's own box does not have cannot be chosen", () => {
  const values = ["chance", 1, 2, 3, 4].map((value) => ({ value, label: `${value}: open` }));
  const setup = option("setup", { default: "chance", values });
  const gambit = { own: { option: "cards", drawn: "setup" } } as unknown as GameCard;
  const offered = (many: number) => ofBoxOnly(setup, gambit, many).values.map(({ value }) => value);
  expect(offered(2)).toEqual(["chance", 1, 2]);
  expect(ofBoxOnly(setup, gambit, 2).values[1]!.label).toBe("1");
  expect(offered(0)).toEqual(["chance", 1, 2, 3, 4]);
  const other = option("players", { values });
  expect(ofBoxOnly(other, gambit, 2)).toBe(other);
});
