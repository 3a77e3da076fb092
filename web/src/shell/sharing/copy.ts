import { t } from "../../words.svelte";
import { toast } from "../toasts.svelte";

export async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast(t("copied"), { tone: "good" });
  } catch {
    toast(`${t("not-copied")} ${text}`);
  }
}
