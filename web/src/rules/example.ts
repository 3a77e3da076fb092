/** Answers of a worked example to what is tried in it. */
import type { Choice, ExamplePacket, Scene } from "../wire";

/** True if this, tried first, is what the example is about. */
export function agrees(packet: ExamplePacket, actions: string[]): boolean {
  return actions.length === 1 && packet.allowed.includes(actions[0]!);
}

/** Choices of the example; one that a game asks about first (giving it up) only where the example names
 * it. */
export function offered({ allowed }: ExamplePacket, choices: Choice[]): Choice[] {
  return choices.filter(({ row, text }) => !row?.ask || allowed.includes(text));
}

/** The choices that the example allows and that need more than a button below the board. */
export function listed({ allowed, begin }: ExamplePacket): Choice[] {
  const there = things(begin.scene);
  return begin.choices.filter(
    ({ text, taps }) => allowed.includes(text) && taps.length > 0 && there.has(taps[0]!),
  );
}

function things({ items, trays }: Scene): Set<string> {
  const all = [...items, ...trays, ...trays.flatMap((tray) => tray.items)];
  return new Set(all.map(({ id }) => id));
}
