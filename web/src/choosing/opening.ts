import { nowKnows } from "../learn/learned.svelte";
import { go } from "../router.svelte";
import { newTable } from "../server";
import { toast } from "../shell/toasts.svelte";
import type { NewTable } from "../wire";

/** Open a table and go there; whatever is against it is said. */
export async function openTable(wish: NewTable, before?: (key: string) => void): Promise<void> {
  try {
    const { key } = await newTable(wish);
    before?.(key);
    nowKnows(wish.game);
    go(`/t/${key}`);
  } catch (problem) {
    toast((problem as Error).message, { tone: "bad" });
  }
}
