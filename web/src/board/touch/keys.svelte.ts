/** Arrow keys between all that can be touched, wherever on the screen it lies; keys stay there. */
import { towards } from "../places";
import type { Play } from "./play.svelte";

const TOUCHABLE = "button[data-id]:is(.open, .target, .touched), .choices button:enabled";
const ALL = "[data-id], .choices button";

function boxesIn(area: HTMLElement, which: string) {
  return [...area.querySelectorAll<HTMLElement>(which)].map((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { element, x: left + width / 2, y: top + height / 2, width, height };
  });
}

/** Answers a key pressed in the area in which a scene is played. */
export function keyPressed(event: KeyboardEvent, area: HTMLElement, play: Play): void {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  if (event.key === "Escape") {
    if (play.touching.taps.length) {
      event.preventDefault();
      event.stopPropagation();
      play.back();
    }
    return;
  }
  const now = event.target as HTMLElement;
  if (!event.key.startsWith("Arrow") || now.matches("input, select, textarea")) return;
  const here = boxesIn(area, ALL).find(({ element }) => element === now);
  if (!here) return;
  event.preventDefault();
  const goals = boxesIn(area, event.shiftKey ? ALL : TOUCHABLE); // with Shift also what cannot be
  const goal = towards(here, goals.filter(({ element }) => element !== now), event.key);
  goal?.element.focus();
}

/** Keys stay in the area while things come and go: the focus moves to what is there. */
export function keepFocus(area: () => HTMLElement | undefined, changes: () => unknown): void {
  let had = false;
  $effect.pre(() => {
    void changes();
    had = area()?.contains(document.activeElement) ?? false;
  });
  $effect(() => {
    void changes();
    const here = area();
    const now = document.activeElement;
    if (!had || !here || (now !== document.body && now?.getAttribute("role") !== "group")) return;
    const there =
      here.querySelector<HTMLElement>(".layer [tabindex='0']") ??
      here.querySelector<HTMLElement>(TOUCHABLE) ??
      here.querySelector<HTMLElement>(".layer");
    there?.focus({ preventScroll: true });
  });
}
