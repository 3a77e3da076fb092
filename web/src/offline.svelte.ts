/** Reading without a connection: the frame of the page, the rules and the pictures still work. */
import { keep, kept } from "./kept";
import { games, pictureAddress, rules, withPictures } from "./server";
import { settings } from "./settings.svelte";
import { shape } from "./shape";
import { toast } from "./shell/toasts.svelte";
import { language, t } from "./words.svelte";

export const offline = $state({ away: !navigator.onLine });

export function startOffline(): void {
  addEventListener("online", () => {
    offline.away = false;
    void import("./learn/learned.svelte").then(({ unsent }) => unsent.send()); // what was done meanwhile
    void import("./daily/attempt").then(({ unsent }) => unsent.send());
  });
  addEventListener("offline", () => (offline.away = true));
  if (import.meta.env.DEV || !("serviceWorker" in navigator)) return;
  const known = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener("controllerchange", () => {
    if (known) {
      toast(t("new-version"), { offer: { label: t("reload"), take: () => location.reload() } });
    }
  });
  void navigator.serviceWorker.register("/service-worker.js").then(async () => {
    await navigator.serviceWorker.ready;
    $effect.root(() => {
      $effect(() => {
        const wanted = `${__VERSION__} ${language()} ${settings.dark} ${shape()}`;
        const later = setTimeout(() => void store(wanted), 3000); // the person comes first
        return () => clearTimeout(later);
      });
    });
  });
}

/** Ask once for everything of the chosen language; the service worker keeps what comes. */
async function store(wanted: string): Promise<void> {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (kept("stored") === wanted || offline.away || connection?.saveData) return;
  try {
    for (const { id } of await games()) {
      const html = withPictures((await rules(id, shape())).html, settings.dark);
      const page = new DOMParser().parseFromString(html, "text/html");
      const pictures = [...page.querySelectorAll("img")].map((image) => image.getAttribute("src"));
      for (const address of [pictureAddress(id, settings.dark, "cover"), ...pictures]) {
        if (address) await fetch(address);
      }
    }
    keep("stored", wanted);
  } catch {
    // Next time.
  }
}
