import { beforeAll, expect, test } from "vitest";
import { outcome } from "../src/start/results";
import { headline } from "../src/table/ending/headline";
import { answers, decides } from "../src/table/seats/absences";
import { toYou } from "../src/table/seats/you";
import type { AbsentSeat, TableCard } from "../src/wire";
import { speak } from "../src/words.svelte";

beforeAll(() => speak("en", true));

const names = ["Ada", "Ben", "Cleo"];

test("the second and third of three are told their place, and of two who lost is told so", () => {
  expect(headline([1, 0, 0], names, [1], 2)).toBe("You came second");
  expect(headline([1, 0, 0], names, [2], 3)).toBe("You came third");
  expect(headline([1, 0, 0], names, [0], 1)).toBe("You win!");
  expect(headline([1, 0, 0], names, [1])).toBe("Winner: Ada");
  expect(headline([1, 0], names, [1])).toBe("You lost");
});

test("a list of games says the place, too", () => {
  const card = { points: [1, 0, 0], places: [1, 3, 2], seats: names } as TableCard;
  expect(outcome({ ...card, yours: [1] })).toBe("Third");
  expect(outcome({ ...card, yours: [0] })).toBe("Won");
});

test("whoever has one seat is called You, whoever has several or none reads names", () => {
  expect(toYou(names, [1])).toEqual(["Ada", "You", "Cleo"]);
  expect(toYou(names, [0, 1])).toEqual(names);
  expect(toYou(names, [])).toEqual(names);
});

test("a person decides about an absent seat until they have answered", () => {
  const seat = { can: ["friend", "wait", "computer"], answer: null } as unknown as AbsentSeat;
  expect(answers(seat)).toEqual(["wait", "computer", "friend"]);
  expect(decides(seat)).toBe(true);
  expect(decides({ ...seat, answer: "wait" })).toBe(false);
  expect(decides({ ...seat, can: ["take"] })).toBe(false);
});
