import { expect, test } from "vitest";
import { marked } from "../src/learn/looking";
import { item, scene } from "./things";

const things = [
  item("A1", { look: "rosette" }),
  item("A2", { look: "plain" }),
  item("(1,0)", { look: "plain" }),
];
const drawn = scene(things, { marks: [{ kind: "danger", at: "A1", to: "A2", text: "1" }] });

function ringed(...patterns: string[]) {
  return marked(drawn, patterns).marks.flatMap(({ kind, at }) => (kind === "ring" ? at : []));
}

test("what is asked about is ringed by its id or its look, with a star as a wild card", () => {
  expect(ringed("A1")).toEqual(["A1"]);
  expect(ringed("A*")).toEqual(["A1", "A2"]);
  expect(ringed("plain")).toEqual(["A2", "(1,0)"]);
});

test("characters with a meaning elsewhere stand for themselves", () => {
  expect(ringed("(1,0)")).toEqual(["(1,0)"]);
  expect(ringed("A.")).toEqual([]);
});

test("a kind of marks rings what these marks lead to, and they stay", () => {
  expect(ringed("danger")).toEqual(["A2"]);
  expect(marked(drawn, ["danger"]).marks[0]).toEqual(drawn.marks[0]);
});

test("without a question the scene is the same", () => {
  expect(marked(drawn, [])).toBe(drawn);
});
