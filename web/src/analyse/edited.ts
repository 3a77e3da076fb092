/** A position that is put together: what stands where, as data that can be drawn and changed. */
import { NOTHING } from "../board/touch/play.svelte";
import type { Choice, EditorDraft, EditorState, EditorThing, Item, Scene } from "../wire";

/** The beginning of a draft, as it stands behind the # of the address. */
export interface Beginning {
  game: string;
  options: Record<string, unknown>;
  position: string; // empty: a game under way
}

const MARK = "#edit/";

export function beginningOf(hash: string): Beginning | null {
  if (!hash.startsWith(MARK)) return null;
  try {
    const { game, options, position } = JSON.parse(decodeURIComponent(hash.slice(MARK.length)));
    if (typeof game !== "string" || typeof position !== "string") return null;
    return { game, options: options ?? {}, position };
  } catch {
    return null;
  }
}

export function editAddress(beginning: Beginning): string {
  return `/analyse${MARK}${encodeURIComponent(JSON.stringify(beginning))}`;
}

/** The draft with a thing put on a square, or, where it is already or nothing is in hand, less. */
export function put(draft: EditorDraft, square: string, thing: EditorThing | null, all: EditorThing[]): EditorDraft {
  const there = draft.squares[square] ?? [];
  const squares = { ...draft.squares };
  if (!thing) squares[square] = there.slice(0, -1);
  else if (there.includes(thing.item.id)) squares[square] = there.filter((id) => id !== thing.item.id);
  else {
    const layer = (id: string) => all.find(({ item }) => item.id === id)?.layer ?? 0;
    if (thing.single)
      for (const [name, ids] of Object.entries(squares))
        squares[name] = ids.filter((id) => id !== thing.item.id);
    const others = there.filter((id) => layer(id) !== thing.layer);
    squares[square] = [...others, thing.item.id].toSorted((one, other) => layer(one) - layer(other));
  }
  return { ...draft, squares };
}

/** The draft as a scene: squares, and what stands on them. */
export function drawn({ squares, things, title }: EditorState, draft: EditorDraft): Scene {
  const known = new Map(things.map(({ item }) => [item.id, item]));
  const on = (square: Item) => (draft.squares[square.id] ?? []).flatMap((id) => known.get(id) ?? []);
  const cells = squares.map((square) => ({
    ...square,
    name: [square.name, ...on(square).map(({ name }) => name)].join(", "),
  }));
  const standing = squares.flatMap((square) =>
    on(square).map((item) => ({
      ...item,
      id: `${square.id}~${item.id}`,
      x: square.x + item.x,
      y: square.y + item.y,
    })),
  );
  const far = (at: "x" | "y", size: "width" | "height") =>
    Math.max(...squares.map((square) => square[at] + square[size] / 2));
  return { ...NOTHING, title, width: far("x", "width"), height: far("y", "height"), items: [...cells, ...standing] };
}

/** Every square can be touched. */
export const touched = ({ squares }: EditorState): Choice[] =>
  squares.map(({ id, name }) => ({
    seat: 0, text: id, taps: [id], sentence: name, label: name,
    prepare: false, row: null, steps: [],
  }));
