import { beforeEach, expect, test, vi } from "vitest";
import { Showing } from "../src/learn/showing.svelte";
import type { Deed, Frame } from "../src/wire";
import { scene } from "./things";

const deed = (n: number): Deed => ({ n, seat: 0, sentence: `${n}`, marks: [], items: [], told: false });
const frame = (n: number): Frame => ({ seat: 0, sentence: `${n}`, scene: scene([], { story: [deed(n)] }) });
const FRAMES = [frame(1), frame(2), frame(3)];
const seen = (showing: Showing) => showing.frame?.story.map(({ n }) => n);

beforeEach(() => {
  vi.useFakeTimers();
});

test("frames come one by one, and the last one stays", async () => {
  const showing = new Showing();
  const shown = showing.show(FRAMES);
  expect(seen(showing)).toEqual([1]);
  await vi.runOnlyPendingTimersAsync();
  expect(seen(showing)).toEqual([2]);
  await vi.runAllTimersAsync();
  await shown;
  expect(seen(showing)).toEqual([3]);
});

test("whoever is in a hurry sees the next one at once", async () => {
  const showing = new Showing();
  const shown = showing.show(FRAMES.slice(0, 2));
  showing.hurry();
  await shown;
  expect(seen(showing)).toEqual([2]);
});

test("quickly shown, only the last one is seen", async () => {
  const showing = new Showing();
  await showing.show(FRAMES, true);
  expect(seen(showing)).toEqual([3]);
});

test("at the end all that happened stays to be seen", () => {
  const showing = new Showing();
  showing.keep(FRAMES);
  expect(seen(showing)).toEqual([1, 2, 3]);
  showing.keep([]);
  expect(seen(showing)).toEqual([1, 2, 3]);
});
