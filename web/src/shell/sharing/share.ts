import { copy } from "./copy";

/** Hand an address to another program of the device, or have it ready to be pasted. */
export async function share(text: string, url: string): Promise<void> {
  if (!("share" in navigator)) return copy(url);
  await navigator.share({ text, url }).catch(() => {}); // the person thought better of it
}
