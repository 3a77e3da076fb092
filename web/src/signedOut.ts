/** A device whose key was ended goes on as somebody new, and is told so once. */
import { posted } from "./asking";

const NAME = "regalia:signed-out"; // of this tab, for the page after the next
const SOON = 1000; // ms: another tab, or this one, may be about to get a new key

let asking = false;

export async function signedOut(): Promise<void> {
  if (asking) return;
  asking = true;
  try {
    await new Promise((done) => setTimeout(done, SOON));
    const again = await fetch("/api/person/values");
    if (again.status === 401) {
      await fetch("/api/person/leave", posted({}));
      sessionStorage.setItem(NAME, "1");
    }
    location.reload();
  } catch {
    // Without a connection: the next request tells it again.
  } finally {
    asking = false;
  }
}

/** True once after this device was signed out. */
export function wasSignedOut(): boolean {
  try {
    const was = sessionStorage.getItem(NAME) !== null;
    sessionStorage.removeItem(NAME);
    return was;
  } catch {
    return false;
  }
}
