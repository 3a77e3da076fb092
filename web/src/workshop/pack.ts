/** The text of a file in the fragment of a link: packed, never sent to the server by the browser. */

export const LONGEST_LINK = 8 * 1024; // signs of a packed text

export async function pack(text: string): Promise<string> {
  const packed = await through(new TextEncoder().encode(text), new CompressionStream("deflate-raw"));
  const signs = Array.from(packed!, (byte) => String.fromCharCode(byte)).join("");
  return btoa(signs).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** Unpacks a text; null if it is nothing of ours, or longer than it may be. */
export async function unpack(packed: string, longest: number): Promise<string | null> {
  if (packed.length > LONGEST_LINK || !/^[\w-]+$/.test(packed)) return null;
  try {
    const signs = atob(packed.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(signs, (sign) => sign.charCodeAt(0));
    const found = await through(bytes, new DecompressionStream("deflate-raw"), longest);
    return found && new TextDecoder("utf-8", { fatal: true }).decode(found);
  } catch {
    return null;
  }
}

/** All that comes out of a stream, unless it is more than the longest. */
async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
  longest = Infinity,
): Promise<Uint8Array | null> {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > longest) {
      await reader.cancel();
      return null;
    }
    parts.push(value);
  }
  const all = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
