/** The text of a file that somebody chose; null: none. */
import { t } from "../words.svelte";

const MOST = 1_000_000; // bytes; the server has a limit of its own

export async function readText(field: HTMLInputElement): Promise<string | null> {
  const file = field.files?.[0];
  field.value = ""; // the same file may be chosen again
  if (!file) return null;
  if (file.size > MOST) throw new Error(t("upload-failed"));
  return file.text();
}
