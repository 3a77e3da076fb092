/**
 * Fingers and mice.  A click touches a thing; a pull lifts it and drops it elsewhere.  The layer's
 * own buttons answer clicks that come from keys and from screen readers in the same way.  A long touch,
 * or the other button of a mouse, asks what a thing is.
 */
import type { Attachment } from "svelte/attachments";
import type { Place } from "../places";

export interface Hands {
  /** Turns a point of the screen into a place, in cells. */
  place: (x: number, y: number) => Place;
  canLift: (id: string) => boolean;
  lift: (id: string, at: Place) => void;
  carry: (at: Place) => void;
  drop: (at: Place | null) => void; // null: nowhere, for something came between
  touch: (id: string | null, at: Place) => void; // null: nothing to touch was there
  ask: (id: string | null, at: Place) => boolean; // what is it? whether that is told
}

const PULL = 7; // pixels that a touch may slip before it is a pull

function idOf(event: Event): string | null {
  const thing = (event.target as Element).closest<HTMLElement>("[data-id]");
  return thing?.dataset["id"] ?? null;
}

export function pointing(hands: Hands): Attachment<HTMLElement> {
  return (layer) => {
    let down: { id: string; pointer: number; x: number; y: number } | null = null;
    let carrying = false;
    let quiet = false; // the click that ends a pull says nothing

    function begin(event: PointerEvent): void {
      quiet = false;
      const id = idOf(event);
      if (event.button !== 0 || !event.isPrimary || id === null || !hands.canLift(id)) return;
      down = { id, pointer: event.pointerId, x: event.clientX, y: event.clientY };
    }

    function move(event: PointerEvent): void {
      if (down?.pointer !== event.pointerId) return;
      const at = hands.place(event.clientX, event.clientY);
      if (!carrying) {
        if (Math.hypot(event.clientX - down.x, event.clientY - down.y) < PULL) return;
        carrying = true;
        layer.setPointerCapture(down.pointer);
        hands.lift(down.id, at);
      }
      hands.carry(at);
    }

    function end(event: PointerEvent): void {
      if (down?.pointer !== event.pointerId) return;
      down = null;
      if (!carrying) return;
      carrying = false;
      quiet = true;
      hands.drop(event.type === "pointerup" ? hands.place(event.clientX, event.clientY) : null);
    }

    function click(event: MouseEvent): void {
      if (quiet) quiet = false;
      else hands.touch(idOf(event), hands.place(event.clientX, event.clientY));
    }

    function menu(event: MouseEvent): void {
      down = null;
      if (!carrying && hands.ask(idOf(event), hands.place(event.clientX, event.clientY))) {
        event.preventDefault();
      }
    }

    const stop = new AbortController();
    const told = { signal: stop.signal };
    layer.addEventListener("pointerdown", begin, told);
    layer.addEventListener("pointermove", move, told);
    layer.addEventListener("pointerup", end, told);
    layer.addEventListener("pointercancel", end, told);
    layer.addEventListener("click", click, told);
    layer.addEventListener("contextmenu", menu, told);
    return () => stop.abort();
  };
}
