/** Things in motion between two scenes: quick, and cut short by whatever comes next. */
import type { Item } from "../../wire";
import type { Place } from "../places";

const QUICK = 260; // milliseconds
const SOFT = "cubic-bezier(.3, .1, .2, 1)";

function run(thing: Element, steps: Keyframe[], milliseconds = QUICK): void {
  thing.getAnimations().forEach((animation) => animation.cancel());
  thing.animate(steps, { duration: milliseconds, easing: SOFT });
}

/** Moves a thing from its former place, and from the size that it had there. */
export function glide(thing: Element, from: Item & Place, to: Item): void {
  const scale = Math.min(from.width / to.width, from.height / to.height);
  const x = 100 * (from.x - to.x);
  const y = 100 * (from.y - to.y);
  run(thing, [{ transform: `translate(${x}px, ${y}px) scale(${scale})` }, { transform: "none" }]);
}

export function flip(thing: Element): void {
  run(thing, [{ transform: "scale(0.05, 1.06)" }, { transform: "none" }]);
}

export function appear(thing: Element): void {
  run(thing, [{ opacity: 0, transform: "scale(0.7)" }, { opacity: 1, transform: "none" }]);
}

/** A die comes from a side and rolls to its place. */
export function tumble(thing: Element, number: number): void {
  const turn = 420 + 130 * (number % 3);
  const steps = [
    { transform: `translate(${60 + 30 * number}px, -50px) rotate(${turn}deg)`, opacity: 0.3 },
    { transform: `translate(12px, 6px) rotate(70deg)`, opacity: 1, offset: 0.7 },
    { transform: "none" },
  ];
  run(thing, steps, QUICK + 40);
}

/** Shrinks and fades; `then` is told when nothing is left to be seen. */
export function vanish(thing: Element, then: () => void): void {
  const fading = thing.animate(
    [
      { opacity: 1, transform: "none" },
      { opacity: 0, transform: "scale(0.55)" },
    ],
    { duration: QUICK, easing: SOFT, fill: "forwards" },
  );
  fading.finished.then(then, then);
}
