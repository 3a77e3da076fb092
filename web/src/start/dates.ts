/** Moments, as people say them in their language. */
import { language } from "../words.svelte";

const MINUTE = 60_000;
const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 24 * 60 * MINUTE],
  ["hour", 60 * MINUTE],
  ["minute", MINUTE],
];
const A_WEEK = 7 * 24 * 60 * MINUTE;

/** "2 hours ago"; what is older than a week has a date. */
export function ago(moment: number, now = Date.now()): string {
  const past = now - moment;
  if (past > A_WEEK) return day(moment);
  const words = new Intl.RelativeTimeFormat(language(), { numeric: "auto" });
  for (const [unit, length] of STEPS) {
    if (past >= length) return words.format(-Math.floor(past / length), unit);
  }
  return words.format(0, "second"); // "now"
}

/** "yesterday": the day of a moment; what is older than a week has a date. */
export function dayAgo(moment: number, now = Date.now()): string {
  const [then, today] = [moment, now].map((one) => new Date(one).setHours(12, 0, 0, 0));
  const past = Math.round((today! - then!) / (24 * 60 * MINUTE));
  if (past > 7) return day(moment);
  return new Intl.RelativeTimeFormat(language(), { numeric: "auto" }).format(-past, "day");
}

/** "in 2 days": how long there is until a moment, rounded down. */
export function left(moment: number, now = Date.now()): string {
  const words = new Intl.RelativeTimeFormat(language(), { numeric: "always" });
  const rest = Math.max(0, moment - now);
  for (const [unit, length] of STEPS) {
    if (rest >= length) return words.format(Math.floor(rest / length), unit);
  }
  return words.format(1, "minute");
}

export function day(moment: number): string {
  return new Intl.DateTimeFormat(language(), { dateStyle: "medium" }).format(moment);
}
