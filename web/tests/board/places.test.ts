import { expect, test } from "vitest";
import { boxOf, contains, distance, liftedFrom, standsOn, thingAt, towards } from "../../src/board/places";
import { item, scene } from "../things";

const cell = (id: string, x: number, y: number) => item(id, { kind: "cell", x, y });

test("a thing that lies has its width and height exchanged", () => {
  const card = item("card", { width: 1, height: 2 });
  expect(boxOf(card)).toMatchObject({ width: 1, height: 2 });
  for (const turn of [90, -90, 270]) {
    expect(boxOf({ ...card, turn })).toMatchObject({ width: 2, height: 1 });
  }
  expect(boxOf({ ...card, turn: 180 })).toMatchObject({ width: 1, height: 2 });
});

test("a box contains its rim, and what is near is as far as its nearest edge", () => {
  const box = { x: 0, y: 0, width: 2, height: 4 };
  expect(contains(box, { x: 1, y: -2 })).toBe(true);
  expect(contains(box, { x: 1.1, y: 0 })).toBe(false);
  expect(contains(box, { x: 1.1, y: 0 }, 0.2)).toBe(true);
  expect(distance(box, { x: 0.5, y: 1 })).toBe(0);
  expect(distance(box, { x: 4, y: 6 })).toBe(5);
});

test("a piece stands on a cell that it fits into; lines, cells and what is larger do not", () => {
  const square = cell("a1", 1, 1);
  expect(standsOn(item("king", { kind: "piece", x: 1.2, y: 1 }), square)).toBe(true);
  expect(standsOn(item("king", { kind: "piece", x: 2, y: 1 }), square)).toBe(false);
  expect(standsOn(item("wide", { kind: "piece", x: 1, y: 1, width: 2 }), square)).toBe(false);
  expect(standsOn(item("line", { kind: "line", x: 1, y: 1 }), square)).toBe(false);
  expect(standsOn(cell("b1", 1, 1), square)).toBe(false);
  expect(standsOn(item("king", { kind: "piece", x: 1, y: 1 }), item("card"))).toBe(false);
});

test("a hand lifts the nearest piece of a cell, and a card only where no piece stands", () => {
  const square = cell("a1", 0, 0);
  const card = item("card", { width: 0.5 });
  const left = item("left", { kind: "piece", x: -0.3, width: 0.3 });
  const right = item("right", { kind: "piece", x: 0.3, width: 0.3 });
  const full = scene([square, card, left, right]);
  expect(liftedFrom(full, square, { x: 0.2, y: 0 })?.id).toBe("right");
  expect(liftedFrom(full, square, { x: -0.2, y: 0 })?.id).toBe("left");
  expect(liftedFrom(scene([square, card]), square)?.id).toBe("card");
  expect(liftedFrom(scene([square]), square)).toBeNull();
  expect(liftedFrom(full, left)?.id).toBe("left");
});

test("whoever touches a place means its cell, or what lies on top", () => {
  const things = [item("under"), cell("a1", 0, 0), item("king", { kind: "piece" })];
  expect(thingAt(scene(things), { x: 0, y: 0 })?.id).toBe("a1");
  expect(thingAt(scene([item("under"), item("over")]), { x: 0, y: 0 })?.id).toBe("over");
  expect(thingAt(scene([item("word", { kind: "label" })]), { x: 0, y: 0 })).toBeNull();
  expect(thingAt(scene(things), { x: 3, y: 0 })).toBeNull();
});

test("an arrow key leads to the nearest in its direction, straight before aside", () => {
  const [near, far, aside] = [cell("near", 1, 0), cell("far", 3, 0), cell("aside", 1, 1)];
  expect(towards({ x: 0, y: 0 }, [far, aside, near], "ArrowRight")).toBe(near);
  expect(towards({ x: 0, y: 0 }, [far, aside], "ArrowRight")).toBe(far);
  expect(towards({ x: 0, y: 0 }, [far, near, aside], "ArrowDown")).toBe(aside);
  expect(towards({ x: 0, y: 0 }, [far, near, aside], "ArrowLeft")).toBeNull();
  expect(towards({ x: 0, y: 0 }, [near], "Enter")).toBeNull();
});
