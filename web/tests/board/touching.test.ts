import { flushSync } from "svelte";
import { expect, test } from "vitest";
import { Touching } from "../../src/board/touch/touching.svelte";
import type { Choice, Item, Scene } from "../../src/wire";
import { choice, item, scene } from "../things";

interface Tried {
  touching: Touching;
  acted: string[];
  impossible: string[][];
}

function over(choices: Choice[], items: Item[], more: Partial<Scene> = {}): Tried {
  const acted: string[] = [];
  const impossible: string[][] = [];
  const shown = scene(items, more);
  const touching = new Touching({
    scene: () => shown,
    choices: () => choices,
    act: ({ text }) => acted.push(text),
    impossible: (taps) => impossible.push(taps),
  });
  return { touching, acted, impossible };
}

function tap({ touching }: Tried, ...ids: string[]): void {
  for (const id of ids) {
    touching.tap(id);
    flushSync();
  }
}

const THINGS = [item("a"), item("b"), item("c")];
const MOVES = [choice("a-b", ["a", "b"]), choice("a-c", ["a", "c"])];
const twin = (id: string) => item(id, { name: "seven" });

test("an action is done when its last thing is touched", () => {
  const tried = over(MOVES, THINGS);
  expect(tried.touching.open).toEqual(new Set(["a"]));
  tap(tried, "a");
  expect(tried.touching.open).toEqual(new Set(["b", "c"]));
  tap(tried, "c");
  expect(tried.acted).toEqual(["a-c"]);
  expect(tried.touching.taps).toEqual([]);
});

test("touching the same thing again takes it back, and what leads nowhere is told", () => {
  const tried = over(MOVES, THINGS);
  tap(tried, "a", "a");
  expect(tried.touching.taps).toEqual([]);
  tap(tried, "b");
  expect(tried.impossible).toEqual([["b"]]);
});

test("another thing that can begin begins anew", () => {
  const tried = over([...MOVES, choice("b-c", ["b", "c"])], THINGS);
  tap(tried, "a", "c");
  const again = over([choice("a-c", ["a", "c"]), choice("b-c", ["b", "c"])], THINGS);
  tap(again, "a", "b", "c");
  expect([tried.acted, again.acted]).toEqual([["a-c"], ["b-c"]]);
});

test("what is an action already waits until it is finished, or goes on", () => {
  const tried = over([choice("one", ["a"]), choice("two", ["a", "b"])], THINGS);
  tap(tried, "a");
  expect(tried.acted).toEqual([]);
  expect(tried.touching.done?.text).toBe("one");
  tap(tried, "a");
  expect(tried.acted).toEqual(["one"]);
  tap(tried, "a", "b");
  expect(tried.acted).toEqual(["one", "two"]);
});

test("actions with the same taps are asked about", () => {
  const tried = over([choice("up", ["a"]), choice("down", ["a"])], THINGS);
  tap(tried, "a");
  expect(tried.acted).toEqual([]);
  expect(tried.touching.asked.map(({ text }) => text)).toEqual(["up", "down"]);
  tried.touching.pick(tried.touching.asked[1]!);
  expect(tried.acted).toEqual(["down"]);
});

test("taps that are no thing are buttons, and those with rows that explain are not", () => {
  const row = { label: "x", note: "", items: [], number: 3, outcome: "" } as unknown as Choice["row"];
  const choices = [choice("pass", ["pass"]), choice("three", ["number:3"], { row })];
  const { touching } = over(choices, THINGS);
  expect(touching.buttons.map(({ id }) => id)).toEqual(["pass"]);
  expect(touching.rows.map(({ text }) => text)).toEqual(["three"]);
});

test("what to touch next is said after each tap", () => {
  const tried = over([choice("a-b", ["a", "b"], { steps: ["Where to?"] })], THINGS);
  expect(tried.touching.step).toBe("");
  tap(tried, "a");
  expect(tried.touching.step).toBe("Where to?");
});

test("a thing is dragged only if it leads on", () => {
  const { touching } = over([...MOVES, choice("b", ["b"])], THINGS);
  expect(["a", "b", "c"].map((id) => touching.leadsOn(id))).toEqual([true, false, false]);
});

test("taps that lead nowhere any more are forgotten", () => {
  const choices = [...MOVES];
  const tried = over(choices, THINGS);
  tap(tried, "a");
  tried.touching.check();
  expect(tried.touching.taps).toEqual(["a"]);
  choices.splice(0, 2, choice("b-c", ["b", "c"]));
  tried.touching.check();
  expect(tried.touching.taps).toEqual([]);
});

test("a tray is touched as a whole", () => {
  const tray = { id: "reserve", seat: 0, name: "Reserve", items: [item("x")], size: "little", note: "", counted: false } as const;
  const tried = over([choice("enter", ["reserve"])], [], { trays: [{ ...tray, items: [...tray.items] }] });
  tap(tried, "reserve");
  expect(tried.acted).toEqual(["enter"]);
});

// ------------------------------------------------------------------------------ equal cards

test("of two equal cards either stands for the other", () => {
  for (const id of ["7", "7'"]) {
    const tried = over([choice("seven", ["7"])], [twin("7"), twin("7'"), item("8")]);
    expect(tried.touching.open).toEqual(new Set(["7", "7'"]));
    tap(tried, id);
    expect(tried.acted).toEqual(["seven"]);
  }
});

test("two equal cards are both touched, in either order, and neither counts twice", () => {
  for (const ids of [["7", "7'"], ["7'", "7"]]) {
    const tried = over([choice("both", ["7", "7'"])], [twin("7"), twin("7'")]);
    tap(tried, ids[0]!);
    expect(tried.touching.open).toEqual(new Set([ids[1]]));
    tap(tried, ids[1]!);
    expect(tried.acted).toEqual(["both"]);
  }
});

test("one of two equal cards that leads on is exchanged for the other", () => {
  const tried = over([choice("seven to a", ["7", "a"])], [twin("7"), twin("7'"), item("a")]);
  tap(tried, "7", "7'");
  expect([tried.touching.touched, tried.impossible]).toEqual([["7'"], []]);
  tap(tried, "a");
  expect(tried.acted).toEqual(["seven to a"]);
});

test("equal cards of a handful are chosen one by one, each once, and taken back", () => {
  const cards = [twin("choose:7"), twin("choose:7'"), item("choose:8")];
  const handful = [choice("two", ["choose:7", "choose:7"]), choice("mixed", ["choose:7", "choose:8"])];
  const tried = over(handful, cards);
  tap(tried, "choose:7");
  expect(tried.touching.open).toEqual(new Set(["choose:7'", "choose:8"]));
  tap(tried, "choose:7'");
  expect(tried.touching.touched).toEqual(["choose:7", "choose:7'"]);
  tried.touching.without("choose:7");
  expect(tried.touching.touched).toEqual(["choose:7'"]);
  tap(tried, "choose:8");
  expect(tried.touching.done?.text).toBe("mixed");
  tried.touching.finish();
  expect(tried.acted).toEqual(["mixed"]);
});

test("a piece may be touched twice where the rules want it, though another looks alike", () => {
  const pieces = [item("P", { kind: "piece", name: "pawn" }), item("P'", { kind: "piece", name: "pawn" })];
  const tried = over([choice("turn", ["P", "P"]), choice("swap", ["P", "P'"])], pieces);
  tap(tried, "P", "P");
  expect(tried.acted).toEqual(["turn"]);
});

test("what can be done without the board stays a button while a thing is touched", () => {
  const tried = over([...MOVES, choice("hold", ["button:hold"])], THINGS);
  const shown = () => tried.touching.buttons.map(({ id }) => id);
  expect(shown()).toEqual(["button:hold"]);
  tap(tried, "a");
  expect(shown()).toEqual(["button:hold"]);
  tap(tried, "button:hold");
  expect(tried.acted).toEqual(["hold"]);
});
