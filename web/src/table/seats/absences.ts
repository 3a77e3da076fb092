/** Questions about seats whose people are away. */
import type { AbsentSeat } from "../../wire";

const ANSWERS = ["wait", "computer", "friend"] as const;

/** Answers that a person can give about a seat, in the order in which they are offered. */
export function answers({ can }: AbsentSeat): (typeof ANSWERS)[number][] {
  return ANSWERS.filter((one) => can.includes(one));
}

/** True if a person is asked, and has not answered. */
export function decides(seat: AbsentSeat): boolean {
  return seat.answer === null && answers(seat).length > 0;
}
