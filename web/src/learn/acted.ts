import type { LogEntry } from "../wire";

/** One of these seats acted from an entry of the log on. An answer may have come in the same message,
 * so a table's last action says too little. */
export function acted(log: LogEntry[], since: number, seats: number[]): boolean {
  return log.some(({ n, seat }) => n >= since && seats.includes(seat));
}
