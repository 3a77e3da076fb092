/** Chances to win as people read them: in points, 100 for a win. */
import { language } from "../words.svelte";

export function points(value: number, signed = false): string {
  const rounded = Math.round(value * 1000) / 10 || 0; // and never -0
  return new Intl.NumberFormat(language(), {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    signDisplay: signed ? "exceptZero" : "auto",
  })
    .format(rounded)
    .replace("-", "−");
}

/** Points that are whole already. */
export function whole(value: number, signed = false): string {
  const format = new Intl.NumberFormat(language(), { signDisplay: signed ? "exceptZero" : "auto" });
  return format.format(value).replace("-", "−");
}

/** A chance in points, to a whole one and without a sign. */
export const rounded = (value: number): number => Math.round(Math.abs(100 * value));

/** A probability to a whole percent, and a rarer one to a tenth. */
export function percent(share: number): string {
  const digits = share < 0.01 ? 1 : 0;
  return new Intl.NumberFormat(language(), { style: "percent", maximumFractionDigits: digits }).format(share);
}
