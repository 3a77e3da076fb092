/** Notices that reach this browser while no page is open: by its push service, if it has one. */
import { pushOffer, subscribe, unsubscribe } from "../../server";
import { language } from "../../words.svelte";

/** True where the address allows notices: browsers have none on plain http. */
export const secure = window.isSecureContext;
export const possible = secure && "serviceWorker" in navigator && "PushManager" in window;

async function current(): Promise<PushSubscription | null> {
  if (!possible) return null;
  const worker = await navigator.serviceWorker.getRegistration();
  return (await worker?.pushManager.getSubscription()) ?? null;
}

export async function isOn(): Promise<boolean> {
  return (await current()) !== null;
}

/** The server's key; null: it sends nothing. */
export async function offered(): Promise<string | null> {
  if (!possible) return null;
  return (await pushOffer().catch(() => null))?.key ?? null;
}

export async function turnOn(key: string): Promise<void> {
  const worker = await navigator.serviceWorker.ready;
  const wish = { userVisibleOnly: true, applicationServerKey: bytes(key) };
  const made = await worker.pushManager.subscribe(wish);
  const { endpoint, keys } = made.toJSON();
  try {
    const [p256dh, auth] = [keys?.["p256dh"] ?? "", keys?.["auth"] ?? ""];
    await subscribe({ endpoint: endpoint ?? "", p256dh, auth, language: language() });
  } catch (problem) {
    await made.unsubscribe();
    throw problem;
  }
}

/** Allow notices anew where they were: those of a key end with it. */
export async function renew(): Promise<void> {
  const made = await current();
  const key = made && (await offered());
  if (key) await turnOn(key).catch(() => {}); // then they are off, as Settings say
}

/** Also before this browser becomes another person's: their notices are not this one's. */
export async function turnOff(): Promise<void> {
  const made = await current();
  if (!made) return;
  await unsubscribe(made.endpoint).catch(() => {}); // then the server finds out that it is gone
  await made.unsubscribe();
}

function bytes(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(text, (sign) => sign.charCodeAt(0));
}
