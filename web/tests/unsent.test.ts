import { beforeEach, expect, test } from "vitest";
import { keep, kept } from "../src/kept";
import { Refused } from "../src/server";
import { Unsent } from "../src/unsent";

let judged: number[] = [];
let refusals: Record<number, string> = {};
const judge = async (one: number) => {
  if (refusals[one]) throw new Refused(refusals[one], "");
  judged.push(one);
};
const unsent = (most = 9) => new Unsent<number>("answers", most, judge);

beforeEach(() => {
  localStorage.clear();
  [judged, refusals] = [[], {}];
});

test("answers are sent in their order, and then forgotten", async () => {
  const answers = unsent();
  for (const one of [1, 2, 3]) answers.add(one);
  expect(kept("answers")).toBe("[1,2,3]");
  await answers.send();
  expect(judged).toEqual([1, 2, 3]);
  expect(kept("answers")).toBe("[]");
});

test("without a connection they wait for the next time", async () => {
  const answers = unsent();
  for (const one of [1, 2, 3]) answers.add(one);
  refusals = { 2: "offline" };
  await answers.send();
  expect(kept("answers")).toBe("[2,3]");
  refusals = {};
  await answers.send();
  expect(judged).toEqual([1, 2, 3]);
});

test("one that the server does not accept is not sent again", async () => {
  const answers = unsent();
  for (const one of [1, 2, 3]) answers.add(one);
  refusals = { 2: "unknown" };
  await answers.send();
  expect(judged).toEqual([1, 3]);
  expect(kept("answers")).toBe("[]");
});

test("an answer is sent once, though sending is asked for twice", async () => {
  const answers = unsent();
  answers.add(1);
  await Promise.all([answers.send(), answers.send()]);
  expect(judged).toEqual([1]);
});

test("the oldest are given up where too many wait, and nonsense counts for nothing", () => {
  keep("answers", "nonsense");
  const answers = unsent(2);
  for (const one of [1, 2, 3]) answers.add(one);
  expect(kept("answers")).toBe("[2,3]");
});
