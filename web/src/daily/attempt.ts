/** Exercises: what comes of an answer, and results that wait for a connection. */
import { answerExercise, exerciseSolution, missExercise, Refused } from "../server";
import { shape } from "../shape";
import { Unsent } from "../unsent";
import type { Frame, StepAnswer, StepPacket } from "../wire";
import { t } from "../words.svelte";

interface Waiting {
  game: string;
  number: number;
  actions: string[];
  misses: number;
}

export const unsent = new Unsent<Waiting>(
  "unsent-exercises",
  30,
  ({ game, number, actions, misses }) => answerExercise(game, number, actions, misses, "wide"),
);

/** Judges what is done in one exercise, and counts the misses. */
export class ExerciseAttempt {
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

  /** Asks why touching something does nothing. */
  why = (actions: string[], taps: string[]): Promise<StepAnswer> =>
    answerExercise(this.packet.game, this.number, actions, this.misses, shape(), taps);

  private async judged(actions: string[]): Promise<StepAnswer> {
    const { game, answers } = this.packet;
    const known = answers?.[actions.join(" ")];
    if (known) return known;
    if (answers) throw new Refused("unknown", t("request-failed"));
    return answerExercise(game, this.number, actions, this.misses, shape());
  }

  /** Finds the solution for a person who gives up; the exercise then comes back. */
  solve = async (): Promise<Frame[]> => {
    const { game, answers } = this.packet;
    if (!answers) return (await exerciseSolution(game, this.number, shape())).frames;
    void missExercise(game, this.number).catch(() => {});
    const ways = Object.keys(answers).filter((way) => answers[way]!.state === "done");
    const [way] = ways.toSorted((one, other) => one.split(" ").length - other.split(" ").length);
    const actions = way!.split(" ");
    return actions.flatMap((_, i) => answers[actions.slice(0, i + 1).join(" ")]!.frames);
  };

  /** Notes that an exercise is done, and tells the server if it has not judged it itself. */
  async done(actions: string[]): Promise<void> {
    if (!this.packet.answers) return;
    const { game } = this.packet;
    unsent.add({ game, number: this.number, actions, misses: this.misses });
    await unsent.send();
  }
}
