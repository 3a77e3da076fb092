/** Effort that a step took: wrong tries and the hint cost stars, as the server counts them. */
import type { StepAnswer } from "../wire";

export interface Effort {
  misses: number;
  hinted: boolean;
}

export function earned({ stars }: StepAnswer, { misses, hinted }: Effort): number {
  return stars && Math.max(1, stars - misses - Number(hinted));
}
