/** Short notes at the edge of the page; each goes away by itself. */
import { untrack } from "svelte";

export interface Toast {
  id: number;
  message: string;
  tone: "calm" | "bad" | "good";
  /** Something to press. */
  offer?: { label: string; take: () => void };
}

const SECONDS = 9;
let next = 0;

export const toasts = $state<Toast[]>([]);

type More = Partial<Omit<Toast, "id" | "message">>;

/** An effect that shows a note does not depend on the notes that are there. */
export function toast(message: string, more: More = {}): void {
  untrack(() => show(message, more));
}

function show(message: string, more: More): void {
  const same = toasts.findIndex((known) => known.message === message);
  if (same >= 0) toasts.splice(same, 1);
  const id = next++;
  toasts.push({ id, message, tone: "calm", ...more });
  if (toasts.length > 3) toasts.shift();
  if (!more.offer) setTimeout(() => dismiss(id), SECONDS * 1000);
}

/** Clears the notes of one page before the next; an offer stays until somebody does something. */
export function clear(offers = false): void {
  untrack(() => toasts.filter(({ offer }) => offers || !offer).forEach(({ id }) => dismiss(id)));
}

export function dismiss(id: number): void {
  const place = toasts.findIndex((known) => known.id === id);
  if (place >= 0) toasts.splice(place, 1);
}
