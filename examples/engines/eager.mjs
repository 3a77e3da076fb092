// A player of Ur in JavaScript, as an example for docs/engines.md: it takes what it can, rests on
// rosettes and else moves the piece that is furthest; in other games it plays at random.
//
//     regalia research match ur "node examples/engines/eager.mjs" level3 --games 20

import { createInterface } from "node:readline";

const ROSETTES = ["A1", "C1", "A7", "C7"];

/** Small random numbers that follow from a seed, so that the same question has the same answer. */
function generator(seed) {
  let state = seed % 2 ** 32 || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}

function worth(action, view) {
  const square = action.match(/[ABC][1-8]$/)?.[0];
  if (!square) return 0;
  const there = standing(view.position, square);
  const taken = there === String(1 - view.seat);
  return (taken ? 10 : 0) + (ROSETTES.includes(square) ? 5 : 0) + Number(square[1]) / 10;
}

/** Who stands on a square, by the position's text: rows A, B and C between slashes. */
function standing(position, square) {
  const column = Number(square[1]);
  const gap = square[0] !== "B" && column > 4 ? 2 : 0; // there is no A5, A6, C5 or C6
  return position.split(" ")[0].split("/")["ABC".indexOf(square[0])][column - 1 - gap];
}

function choose({ game, view, actions, seed }) {
  const random = generator(seed);
  const liked = actions.map((action) => (game === "ur" ? worth(action, view) : 0) + random() / 100);
  return actions[liked.indexOf(Math.max(...liked))];
}

const answers = {
  hello: () => ({ name: "Eager", games: ["ur"] }),
  choose: (request) => ({ text: choose(request) }),
  quit: () => process.exit(0),
};

for await (const line of createInterface({ input: process.stdin })) {
  const request = JSON.parse(line);
  console.log(JSON.stringify(answers[request.op]?.(request) ?? {}));
}
