import { beforeEach, expect, test } from "vitest";
import { keep, kept } from "../src/kept";
import { KeptLists } from "../src/lists.svelte";

const isText = (thing: unknown): thing is string => typeof thing === "string";
const lists = (most = 3, longest?: number) => new KeptLists<string>("lists", isText, most, longest);

beforeEach(() => localStorage.clear());

test("what was put in is there again the next time", () => {
  lists().put("ur", ["one", "two"]);
  expect(lists().of("ur")).toEqual(["one", "two"]);
  expect(lists().of("twelve")).toEqual([]);
});

test("another device's text takes the place of all, and nonsense of nothing", () => {
  const mine = lists();
  mine.put("ur", ["one"]);
  for (const text of ["", "nonsense", "3", "null"]) mine.text = text;
  expect(mine.of("ur")).toEqual(["one"]);
  mine.text = '{"twelve":["two"]}';
  expect([mine.of("ur"), mine.of("twelve")]).toEqual([[], ["two"]]);
  expect(kept("lists")).toBe('{"twelve":["two"]}');
});

test("only things of the right kind are read, and no more than may be", () => {
  keep("lists", '{"ur":["a",1,null,"b","c","d"],"twelve":"e"}');
  expect([lists().of("ur"), lists().of("twelve")]).toEqual([["a", "b", "c"], []]);
});

test("other devices are told nothing where there is nothing, or too much", () => {
  const mine = lists(3, 14);
  expect(mine.text).toBe("");
  mine.put("ur", ["one"]);
  expect(mine.text).toBe('{"ur":["one"]}');
  mine.put("ur", ["four"]);
  expect(mine.text).toBe("");
});
