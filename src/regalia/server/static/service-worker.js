/* Keeps the frame of the page, the rules, the pictures, lessons and the exercises that were last looked
 * at for when there is no connection.
 *
 * The build fills in VERSION and SHELL. The page itself is asked for first and taken from the store
 * only when the server cannot be reached; files under /assets/ never change under one name. Nothing
 * of a table is ever stored.
 */
const VERSION = "1f93935d910e";
const SHELL = ["/","/assets/About-Ch3TEhyZ.css","/assets/About-cX85AcD1.js","/assets/ActionList-CF6lXMEH.js","/assets/ActionList-Ckn8Ted5.css","/assets/AnalysePage-2Ib0ZglP.css","/assets/AnalysePage-B-I44saH.js","/assets/BoxesPage-CXvIc321.css","/assets/BoxesPage-Dk9TUv3R.js","/assets/Choices-CUWmtfR6.js","/assets/Choices-DD_I3GSv.css","/assets/Choosing-DltUkUVe.css","/assets/Choosing-h86mgsnd.js","/assets/CompanionPage-BY5EBZ-g.css","/assets/CompanionPage-CV2YvDlx.js","/assets/ContinuePage-Dv3H5-ma.js","/assets/ContinuePage-JQ3JEqDL.css","/assets/Controls-BjRN5dlS.css","/assets/Controls-CIorSHY_.js","/assets/Countdown-CUEWv7cC.js","/assets/Countdown-CiN6UUP6.css","/assets/DailyPage-Ci5AIQwu.js","/assets/DailyPage-_3Vmkows.css","/assets/Dialog-ChU5NHFf.css","/assets/Dialog-imPCsJfJ.js","/assets/Exercise-C1vaFBUO.js","/assets/Held-BfpcLTY1.js","/assets/Held-togcO6fn.css","/assets/Invite-CjisbhpC.js","/assets/Invite-CpiCuwDB.css","/assets/LearnPage-BKIhNdle.js","/assets/LearnPage-CLvN_58b.css","/assets/LinkToShare-DKKRkTlt.js","/assets/LinkToShare-DsnHU8Ho.css","/assets/Little-BVtUuayX.css","/assets/Little-D0c7VQ51.js","/assets/Log-BPEgHGEA.css","/assets/Log-CXuuB68O.js","/assets/MinePage-Bbeggi6w.css","/assets/MinePage-NAw2TEp0.js","/assets/MyName-DCsb78IP.css","/assets/MyName-Dc-Zvz3c.js","/assets/OptionChoice-BeRc3-bO.css","/assets/OptionChoice-CYd28Itt.js","/assets/Pick-B11XJoV3.js","/assets/Pick-DBnEA09b.css","/assets/PracticePage-CWvNTGqy.css","/assets/PracticePage-qPsHAGCX.js","/assets/PrintIt-BEReunY0.css","/assets/PrintIt-C5GoNL-d.js","/assets/ProvedPage-6dIohQJM.js","/assets/ProvedPage-DJ26_r_B.css","/assets/ReplayPage-CDjZUiIr.js","/assets/ReplayPage-DaJy5CPr.css","/assets/Retry-CTJfwm2S.js","/assets/Retry-CqcspqAo.css","/assets/ReviewPage-Bt58vsEq.css","/assets/ReviewPage-DZXK1tLI.js","/assets/RulesPage-C0bdKe1E.js","/assets/RulesPanel-YzdpnLEs.js","/assets/RulesText-D9Ib7158.js","/assets/RulesText-DkMHbZyr.css","/assets/RushPage-CbCWOI0f.css","/assets/RushPage-PMUMc6Wn.js","/assets/Settings-BFVReSQq.js","/assets/Settings-MJ2qqj8g.css","/assets/Start-CNNk12ge.css","/assets/Start-MMuXoaqS.js","/assets/StepPlayer-Bv_yOL0V.css","/assets/StepPlayer-DjkSYb_X.js","/assets/TablePage-DRlcFlRG.js","/assets/TablePage-jBistW61.css","/assets/Tray-CisGdXXR.js","/assets/Tray-DxbDQIv-.css","/assets/Walk-4O63NlAF.css","/assets/Walk-CQHbrxP-.js","/assets/Why-Cfkd236h.js","/assets/Why-DIhCNKld.css","/assets/WorkshopPage-C_-bnVUw.css","/assets/WorkshopPage-DKnAx937.js","/assets/copy-B9uunSEu.js","/assets/de-D0Ye5YqN.js","/assets/doing-BgBEvdKH.js","/assets/doing-D0HWsNq9.js","/assets/doing-UD6UJjp7.js","/assets/en-VKg9ubaD.js","/assets/es-D0weAOl3.js","/assets/fr-37vc80eW.js","/assets/headline-Dkm15wRC.js","/assets/icon-192.png","/assets/icon-512.png","/assets/icon-apple-180.png","/assets/icon-maskable-512.png","/assets/icon.svg","/assets/index-CKyWcC7i.css","/assets/index-Dz6_76Z0.js","/assets/it-DYx_ejzG.js","/assets/learned.svelte-BtDyuwjX.js","/assets/left-DJzUiIDA.js","/assets/names-BCwxIXvG.js","/assets/nl-BEPudm9b.js","/assets/pl-BSkNeBBb.js","/assets/points-bK7UVF9x.js","/assets/preparing.svelte-vbVmZ80p.js","/assets/push-Bv1qYUSw.js","/assets/remembered-C5NHVCQj.css","/assets/remembered-uVXE4Uge.js","/assets/sans-400-CXZOsLh2.woff2","/assets/sans-600-CIr5b0rr.woff2","/assets/serif-600-tT5nWWkT.woff2","/assets/signs-400-B0Su-qjn.woff2","/assets/sl-Cet_TZdk.js","/assets/stage.svelte-7VgEBnhw.js","/assets/tried-CpHRRFWW.js","/assets/typefaces-licence.txt","/manifest.webmanifest"];
const SHELL_STORE = `shell-${VERSION}`;
const READING_STORE = "reading"; // games, rules and pictures, by their whole address
const READING =
  /^\/api\/games(\/[^/]+\/(rules|picture\.svg|looks\.svg|lessons(\/[^/]+\/[^/]+)?))?$/;
const DAILY_STORE = "daily"; // what is asked today, and the exercises that were last looked at
const DAILY = /^\/api\/(daily|games\/[^/]+\/exercises\/\d+)$/;
const MOST_DAILY = 24; // of them: practice goes on and on
const PATIENCE = 4000; // ms, before a slow server counts as none

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(SHELL_STORE)
      .then((store) => store.addAll(SHELL))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => names.filter((name) => ![SHELL_STORE, READING_STORE, DAILY_STORE].includes(name)))
      .then((old) => Promise.all(old.map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== "GET" || address.origin !== location.origin) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (READING.test(address.pathname)) event.respondWith(read(request));
  else if (DAILY.test(address.pathname)) event.respondWith(daily(request));
  else if (SHELL.includes(address.pathname)) event.respondWith(shell(request));
});

/* What a server of ours sends, in games over days. It is checked: whoever has our key and this
 * browser's address could send anything. */
self.addEventListener("push", (event) => {
  let told = {};
  try {
    told = event.data?.json() ?? {};
  } catch {
    // Something must be shown all the same.
  }
  const text = (said) => (typeof said === "string" ? said.slice(0, 200) : "");
  const path = /^\/t\/[\w-]{1,64}$/.test(told.path) ? told.path : "/";
  const shown = { body: text(told.body), tag: path, icon: "/assets/icon-192.png" };
  event.waitUntil(self.registration.showNotification(text(told.title) || "Regalia", shown));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(
    self.clients.matchAll({ type: "window" }).then((pages) => {
      const address = event.notification.tag;
      const page = pages.find((open) => new URL(open.url).pathname === address);
      return page ? page.focus() : self.clients.openWindow(address);
    }),
  );
});

async function fetched(request) {
  const stop = new AbortController();
  const waiting = setTimeout(() => stop.abort(), PATIENCE);
  try {
    return await fetch(request, { signal: stop.signal });
  } finally {
    clearTimeout(waiting);
  }
}

async function page(request) {
  const wanted = new URL(request.url).pathname;
  if (wanted.startsWith("/api/")) return fetch(request); // a record that is saved
  try {
    return await fetched(request);
  } catch {
    return (await caches.match("/", { cacheName: SHELL_STORE })) ?? Response.error();
  }
}

async function shell(request) {
  return (await caches.match(request, { cacheName: SHELL_STORE })) ?? fetch(request);
}

/* The same, drawn for a screen that was held the other way. */
async function otherShape(store, request) {
  const address = new URL(request.url);
  const shape = address.searchParams.get("shape");
  if (!shape) return undefined;
  address.searchParams.set("shape", shape === "tall" ? "wide" : "tall");
  return store.match(address);
}

async function read(request) {
  return reading(request, await caches.open(READING_STORE), fetched);
}

/* What was done changes what is asked today: it is waited for, however slow the server is. */
async function daily(request) {
  const store = await caches.open(DAILY_STORE);
  const answer = await reading(request, store, fetch);
  const old = (await store.keys()).slice(0, -MOST_DAILY); // what was put last stands last
  await Promise.all(old.map((one) => store.delete(one)));
  return answer;
}

/* What is not stored is waited for, too. */
async function reading(request, store, ask) {
  const known = (await store.match(request)) ?? (await otherShape(store, request));
  try {
    const answer = await (known ? ask : fetch)(request);
    if (answer.ok) await store.put(request, answer.clone());
    return answer;
  } catch (problem) {
    if (known) return known;
    throw problem;
  }
}
