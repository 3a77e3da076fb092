/** Frames of what happened, shown one by one at the person's pace; a touch hurries them. */
import { settings } from "../settings.svelte";
import { HOLDS } from "../table/history/stage.svelte";
import type { Frame, Scene } from "../wire";

const STILL = 600; // milliseconds at most, for whoever wants nothing to move

export class Showing {
  /** The scene being shown, or staying to be seen; null: the moment itself. */
  frame = $state.raw<Scene | null>(null);
  #hurry: (() => void) | undefined;

  async show(frames: Frame[], quick = false): Promise<void> {
    for (const [i, one] of frames.entries()) {
      this.frame = one.scene;
      if (i < frames.length - 1 && !quick) await this.wait(HOLDS[settings.pace]);
    }
  }

  /** All that happened at once, on the last scene. */
  keep(frames: Frame[]): void {
    const end = frames.at(-1)?.scene;
    if (end) this.frame = { ...end, story: frames.flatMap(({ scene }) => scene.story) };
  }

  wait(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, settings.still ? Math.min(milliseconds, STILL) : milliseconds);
      this.#hurry = () => (clearTimeout(timer), resolve());
    });
  }

  hurry(): void {
    this.#hurry?.();
  }
}
