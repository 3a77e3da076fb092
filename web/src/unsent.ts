/** Answers given without a connection: kept on this device until the server has judged them. */
import { keep, keptJson } from "./kept";
import { Refused } from "./server";

export class Unsent<T> {
  #sending = false;

  constructor(
    readonly name: string,
    readonly most: number, // older ones are given up
    readonly judge: (one: T) => Promise<unknown>,
  ) {}

  add(one: T): void {
    this.#keep([...this.#all, one].slice(-this.most));
  }

  /** Sends them one after the other; one that the server does not accept is not sent again. */
  send = async (): Promise<void> => {
    if (this.#sending) return;
    this.#sending = true;
    try {
      for (let all = this.#all; all.length; all = this.#all) {
        try {
          await this.judge(all[0]!);
        } catch (problem) {
          const code = problem instanceof Refused ? problem.code : "";
          if (code === "offline" || code === "slow-down") return; // next time
        }
        this.#keep(this.#all.slice(1));
      }
    } finally {
      this.#sending = false;
    }
  };

  get #all(): T[] {
    return keptJson<T[]>(this.name, []);
  }

  #keep(all: T[]): void {
    keep(this.name, JSON.stringify(all));
  }
}
