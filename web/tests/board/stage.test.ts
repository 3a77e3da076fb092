import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { settings } from "../../src/settings.svelte";
import { HOLDS, ROLL_PATIENCE, Stage } from "../../src/table/history/stage.svelte";
import type { Deed, LogEntry, Scene, TableState } from "../../src/wire";
import { item, scene } from "../things";

const deed = (n: number, seen = true): Deed => ({
  n,
  seat: 1,
  sentence: "",
  marks: [],
  items: seen ? [item("die")] : [],
  told: false,
});
/** The scene after an entry of the log; nothing is to be seen of a quiet one. */
const after = (n: number, seen = true): Scene => scene([], { title: `after ${n}`, story: [deed(n, seen)] });
const entry = (n: number, seat = 1): LogEntry => ({ n, seat, text: "", sentence: "", turn: seat });
const table = (n: number, more: Partial<TableState> = {}): TableState =>
  ({ scene: after(n), you: [0], seats: [], hourglass: null, looking: 0, curtain: null, ...more }) as unknown as TableState;

let fetched: number[][];
let stage: Stage;
let missing: Set<number>;

beforeEach(() => {
  vi.useFakeTimers();
  [settings.pace, settings.motion, settings.rolls] = ["usual", "full", "tap"];
  [fetched, missing] = [[], new Set()];
  stage = new Stage((ns) => {
    fetched.push(ns);
    const had = ns.filter((n) => !missing.has(n));
    return Promise.resolve(new Map(had.map((n) => [n, after(n, n !== 3)])));
  });
});
afterEach(() => vi.useRealTimers());

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const shown = (now: TableState) => stage.scene(now).title;

test("what others did comes step by step, at the person's pace, and then how it stands", async () => {
  const [before, now] = [table(0), table(2)];
  stage.comes(before, now, [entry(1), entry(2)], false);
  expect([stage.busy, shown(now)]).toEqual([true, "after 0"]);
  await pass(0);
  expect([fetched, shown(now)]).toEqual([[[1]], "after 1"]);
  await pass(HOLDS.usual - 1);
  expect(shown(now)).toBe("after 1");
  await pass(1);
  expect(shown(now)).toBe("after 2");
  expect(stage.busy).toBe(true);
  await pass(450);
  expect([stage.busy, shown(now)]).toEqual([false, "after 2"]);
});

test("what one did oneself is no news, and only half as long among others", async () => {
  stage.comes(table(0), table(1), [entry(1, 0)], false);
  expect(stage.busy).toBe(false);
  const now = table(2);
  stage.comes(table(0), now, [entry(1, 0), entry(2)], false);
  await pass(HOLDS.usual / 2);
  expect(shown(now)).toBe("after 2");
});

test("what leaves nothing to be seen goes by quickly, and what cannot be had is left out", async () => {
  missing.add(1);
  const now = table(4);
  stage.comes(table(0), now, [entry(1), entry(3), entry(4)], false);
  await pass(0);
  expect(shown(now)).toBe("after 3");
  await pass(120);
  expect(shown(now)).toBe("after 4");
});

test("where somebody's time runs out everything is quick", async () => {
  const now = table(2, { hourglass: {} } as Partial<TableState>);
  stage.comes(table(0), now, [entry(1), entry(2)], false);
  await pass(HOLDS.quick);
  expect(shown(now)).toBe("after 2");
});

test("without movement the last scene is not held", async () => {
  settings.motion = "less";
  const now = table(2);
  stage.comes(table(0), now, [entry(1), entry(2)], false);
  await pass(HOLDS.usual + 1);
  expect(stage.busy).toBe(false);
});

test("what comes meanwhile is shown after it", async () => {
  const [first, now] = [table(2), table(3)];
  stage.comes(table(0), first, [entry(1), entry(2)], false);
  await pass(10);
  stage.comes(first, now, [entry(3)], false);
  await pass(HOLDS.usual);
  expect(shown(now)).toBe("after 2");
  await pass(HOLDS.usual + 450);
  expect([stage.busy, shown(now)]).toEqual([false, "after 3"]);
});

test("whose turn is shown is told until one can act, also while one's own dice roll", async () => {
  settings.rolls = "self";
  const rolled = { ...entry(3, -1), turn: 0 };
  const now = table(3, { you: [0] });
  expect(stage.whose).toBeNull();
  stage.comes(table(0), now, [{ ...entry(1, -1), turn: 2 }, entry(2, 1), rolled], false);
  expect(stage.whose).toBe(2);
  await pass(HOLDS.usual);
  expect(stage.whose).toBe(1);
  await pass(HOLDS.usual);
  expect([stage.busy, stage.whose]).toEqual([true, 1]);
  await pass(450);
  expect([stage.busy, stage.whose]).toEqual([false, null]);
  stage.again([deed(1)], now);
  expect(stage.whose).toBe(1);
  stage.skip();
  expect(stage.whose).toBeNull();
  stage.comes(table(0), now, [entry(1, 0), rolled], false);
  expect([stage.busy, stage.whose]).toEqual([true, null]);
});

test("skipping, taking back and long absence show how it stands at once", async () => {
  const now = table(2);
  stage.comes(table(0), now, [entry(1), entry(2)], false);
  await pass(0);
  stage.skip();
  expect([stage.busy, shown(now)]).toEqual([false, "after 2"]);
  stage.comes(table(0), now, [entry(1), entry(2)], true);
  expect(stage.busy).toBe(false);
  stage.comes(table(0), now, Array.from({ length: 25 }, (_, n) => entry(n + 1)), false);
  expect(stage.busy).toBe(false);
  await pass(10_000);
  expect(shown(now)).toBe("after 2");
});

test("a story is told again from what was there before it", async () => {
  const now = table(2);
  stage.again([deed(1), deed(2)], now);
  await pass(0);
  expect([fetched, shown(now)]).toEqual([[[0, 1]], "after 0"]);
  await pass(HOLDS.usual);
  expect(shown(now)).toBe("after 1");
  await pass(HOLDS.usual + 450);
  expect(stage.busy).toBe(false);
  stage.again([], now);
  expect(stage.busy).toBe(false);
});

test("a moment of the past stays until one returns, or other eyes look", async () => {
  const now = table(5);
  await stage.look(2);
  expect(shown(now)).toBe("after 2");
  stage.toNow();
  expect(shown(now)).toBe("after 5");
  await stage.look(2);
  stage.comes(now, table(5, { looking: 1 }), [], false);
  expect(stage.past).toBeNull();
  missing.add(4);
  await stage.look(4);
  expect(stage.past).toBeNull();
});

const rolled = (n: number): LogEntry => ({ ...entry(n, -1), turn: 0 });

test("one's own dice lie covered until they are tapped, and nothing of them is told", async () => {
  const now = table(2);
  stage.comes(table(0), now, [entry(1), rolled(2)], false);
  expect([stage.asked, stage.withheld]).toEqual([null, 2]); // from the first moment on
  await pass(HOLDS.usual);
  expect([stage.asked?.n, stage.asked?.seat, stage.withheld, shown(now)]).toEqual([2, 0, 2, "after 1"]);
  await pass(ROLL_PATIENCE - 1);
  expect(shown(now)).toBe("after 1");
  stage.reveal();
  await pass(0);
  expect([stage.asked, stage.withheld, shown(now)]).toEqual([null, null, "after 2"]);
});

test("what nobody taps shows itself, several cards by one tap, and all by itself if wished", async () => {
  const now = table(3);
  stage.comes(table(0), now, [rolled(1), rolled(2), rolled(3)], false);
  await pass(0);
  expect(stage.asked?.n).toBe(1);
  await pass(ROLL_PATIENCE);
  expect([stage.asked, stage.withheld, shown(now)]).toEqual([null, null, "after 1"]);
  stage.skip();
  settings.rolls = "self";
  stage.comes(table(0), table(1), [rolled(1)], false);
  await pass(0);
  expect([stage.asked, stage.withheld]).toEqual([null, null]);
});

test("who has just asked for the dice is not asked to tap them", async () => {
  stage.comes(table(0), table(2), [entry(1, 0), rolled(2)], false);
  await pass(HOLDS.usual / 2);
  expect([stage.asked, stage.withheld, shown(table(2))]).toEqual([null, null, "after 2"]);
});
