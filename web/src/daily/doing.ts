/** Exercises: what comes of an answer, and results that wait for a connection. */
import { keep, kept } from "../kept";
import { answerExercise, exerciseSolution, missExercise, Refused } from "../server";
import { shape } from "../shape";
import type { Frame, StepAnswer, StepPacket } from "../wire";
import { t } from "../words.svelte";

interface Waiting {
  game: string;
  number: number;
  actions: string[];
  misses: number;
}

const MOST_WAITING = 30;

/** Judges what is done in one exercise, and counts the misses. */
export class Doing {
  misses = 0;

  constructor(
    readonly packet: StepPacket,
    readonly number: number,
  ) {}

  answer = async (actions: string[]): Promise<StepAnswer> => {
    const found = await this.judged(actions);
    if (found.state === "wrong") this.misses++;
    return found;
  };

  private async judged(actions: string[]): Promise<StepAnswer> {
    const { game, answers } = this.packet;
    const known = answers?.[actions.join(" ")];
    if (known) return known;
    if (answers) throw new Refused("unknown", t("request-failed"));
    return answerExercise(game, this.number, actions, this.misses, shape());
  }

  /** How it is done, for whoever gives it up: then it comes back. */
  solve = async (): Promise<Frame[]> => {
    const { game, answers } = this.packet;
    if (!answers) return (await exerciseSolution(game, this.number, shape())).frames;
    void missExercise(game, this.number).catch(() => {});
    const ways = Object.keys(answers).filter((way) => answers[way]!.state === "done");
    const [way] = ways.sort((one, other) => one.split(" ").length - other.split(" ").length);
    const actions = way!.split(" ");
    return actions.flatMap((_, i) => answers[actions.slice(0, i + 1).join(" ")]!.frames);
  };

  /** It is done: the server is told, if it has not judged it itself. */
  async done(actions: string[]): Promise<void> {
    if (!this.packet.answers) return;
    const { game } = this.packet;
    wait({ game, number: this.number, actions, misses: this.misses });
    await send();
  }
}

function waiting(): Waiting[] {
  try {
    return JSON.parse(kept("unsent-exercises") ?? "[]") as Waiting[];
  } catch {
    return [];
  }
}

function wait(one: Waiting): void {
  keep("unsent-exercises", JSON.stringify([...waiting(), one].slice(-MOST_WAITING)));
}

let sending = false;

/** Sends what waits, one after the other; what the server does not accept is not sent again. */
export async function send(): Promise<void> {
  if (sending) return;
  sending = true;
  try {
    for (let all = waiting(); all.length; all = waiting()) {
      const { game, number, actions, misses } = all[0]!;
      try {
        await answerExercise(game, number, actions, misses, "wide");
      } catch (problem) {
        const code = problem instanceof Refused ? problem.code : "";
        if (code === "offline" || code === "slow-down") return; // next time
      }
      keep("unsent-exercises", JSON.stringify(waiting().slice(1)));
    }
  } finally {
    sending = false;
  }
}
