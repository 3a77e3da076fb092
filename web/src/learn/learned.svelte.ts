/** Lessons that a person has learned: the stars of every step. The server judges and keeps them; what
 * was done without a connection waits here, with the actions that did it, and is sent later. */
import { keep, keptJson } from "../kept";
import { answerStep, myValues } from "../server";
import { Unsent } from "../unsent";

type Stars = Record<string, number>; // by step
type Lessons = Record<string, Stars>;

interface Waiting {
  game: string;
  lesson: string;
  step: string;
  actions: string[];
  misses?: number; // wrong tries before
  hinted?: boolean;
}

export const unsent = new Unsent<Waiting>("unsent", 200, ({ game, lesson, step, ...did }) =>
  answerStep(game, lesson, step, { ...did, shape: "wide" }),
);

const games = $state<Record<string, Lessons>>(keptJson("learned", {}));

export function stars(game: string, lesson: string): Stars {
  return games[game]?.[lesson] ?? {};
}

const FIRST = "first"; // the lesson that a newcomer is offered

/** The number of steps of a game's first lesson that are done. */
export function learnedSteps(game: string): number {
  return Object.keys(stars(game, FIRST)).length;
}

/** True if anything was learned here, of any game. */
export function hasLearned(): boolean {
  return Object.keys(games).length > 0;
}

/** Keeps the best of what is known. */
function better(game: string, lesson: string, step: string, count: number): void {
  const lessons = (games[game] ??= {});
  const steps = (lessons[lesson] ??= {});
  steps[step] = Math.max(count, steps[step] ?? 0);
  keep("learned", JSON.stringify(games));
}

/** A step is done; `told`: the server knows it already. */
export function done(one: Waiting, count: number, told: boolean): void {
  better(one.game, one.lesson, one.step, count);
  if (told) return;
  unsent.add(one);
  void unsent.send();
}

/** Takes over stars from other devices of the person; whatever comes is checked. */
export async function meet(game: string): Promise<void> {
  await unsent.send();
  const found = (await myValues().catch(() => null))?.values[`learn.${game}`];
  if (!found || typeof found !== "object") return;
  for (const [lesson, steps] of Object.entries(found as Record<string, unknown>)) {
    if (!steps || typeof steps !== "object") continue;
    for (const [step, count] of Object.entries(steps as Record<string, unknown>)) {
      if (typeof count === "number") better(game, lesson, step, count);
    }
  }
}

/** Games that were played or begun to be learned here: their lessons are not offered any more. */
export function knows(game: string): boolean {
  return keptJson<string[]>("known-games", []).includes(game) || game in games;
}

export function nowKnows(game: string): void {
  const all = new Set(keptJson<string[]>("known-games", []));
  keep("known-games", JSON.stringify([...all.add(game)]));
}
