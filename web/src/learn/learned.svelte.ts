/** What a person has learned: the stars of every step. The server judges and keeps them; what was done
 * without a connection waits here, with the actions that did it, and is sent later. */
import { keep, kept } from "../kept";
import { answerStep, myValues, Refused } from "../server";

type Stars = Record<string, number>; // by step
type Lessons = Record<string, Stars>;

interface Waiting {
  game: string;
  lesson: string;
  step: string;
  actions: string[];
}

const MOST_WAITING = 200;

function read<T>(name: string, otherwise: T): T {
  try {
    return (JSON.parse(kept(name) ?? "") as T | null) ?? otherwise;
  } catch {
    return otherwise;
  }
}

const games = $state<Record<string, Lessons>>(read("learned", {}));

export function stars(game: string, lesson: string): Stars {
  return games[game]?.[lesson] ?? {};
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
  const waiting = [...read<Waiting[]>("unsent", []), one].slice(-MOST_WAITING);
  keep("unsent", JSON.stringify(waiting));
  void send();
}

let sending = false;

/** Sends what waits, one after the other; what the server does not accept is not sent again. */
export async function send(): Promise<void> {
  if (sending) return;
  sending = true;
  try {
    for (let all = read<Waiting[]>("unsent", []); all.length; all = read("unsent", [])) {
      const { game, lesson, step, actions } = all[0]!;
      try {
        await answerStep(game, lesson, step, actions, "wide");
      } catch (problem) {
        const code = problem instanceof Refused ? problem.code : "";
        if (code === "offline" || code === "slow-down") return; // next time
      }
      keep("unsent", JSON.stringify(read<Waiting[]>("unsent", []).slice(1)));
    }
  } finally {
    sending = false;
  }
}

/** What other devices of the person did; whatever comes is checked. */
export async function meet(game: string): Promise<void> {
  await send();
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
  return read<string[]>("known-games", []).includes(game) || game in games;
}

export function nowKnows(game: string): void {
  const all = new Set(read<string[]>("known-games", []));
  keep("known-games", JSON.stringify([...all.add(game)]));
}
