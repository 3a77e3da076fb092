/* Keeps the frame of the page, the rules and the pictures for when there is no connection.
 *
 * The build fills in VERSION and SHELL. The page itself is asked for first and taken from the store
 * only when the server cannot be reached; files under /assets/ never change under one name. Nothing
 * of a table is ever stored.
 */
const VERSION = "96c4977d1243";
const SHELL = ["/","/assets/About-Ch3TEhyZ.css","/assets/About-DRbQSz3F.js","/assets/ActionList-CVXcuifR.js","/assets/ActionList-Ckn8Ted5.css","/assets/AnalysePage-4GtjzzE-.js","/assets/AnalysePage-BIFgkHmN.css","/assets/BoxesPage-CXvIc321.css","/assets/BoxesPage-DFfugs6t.js","/assets/Choosing-BE4QueTK.js","/assets/Choosing-Bq5KnVaq.css","/assets/CompanionPage-Be02nLhd.js","/assets/CompanionPage-OnlEEB8t.css","/assets/ContinuePage-DlmHeqN-.js","/assets/ContinuePage-JQ3JEqDL.css","/assets/Countdown-CiN6UUP6.css","/assets/Countdown-DFnnd4TR.js","/assets/DailyPage-C-1TSX1C.css","/assets/DailyPage-DJOunAeM.js","/assets/Dialog-CW2no4eR.js","/assets/Dialog-ChU5NHFf.css","/assets/Exercise-DFyE9uAj.js","/assets/Exercise-DT0FfQk3.css","/assets/Fair-C00CbfCk.js","/assets/Fair-DnVUz7p_.css","/assets/Held-r_TDJ_A8.js","/assets/Held-togcO6fn.css","/assets/Invite-BcClAXPG.js","/assets/Invite-CpiCuwDB.css","/assets/LearnPage-B7ZJTzwm.css","/assets/LearnPage-BM_t_mT4.js","/assets/LinkToShare-DIjq9RQa.js","/assets/LinkToShare-DsnHU8Ho.css","/assets/Little-BBchZvKr.css","/assets/Little-BPrBP6fS.js","/assets/MinePage-BRyavlfY.js","/assets/MinePage-BWIRzBs9.css","/assets/MyName-CZQosh68.js","/assets/MyName-DCsb78IP.css","/assets/Pick-BLnxylJx.js","/assets/Pick-DBnEA09b.css","/assets/PracticePage-BQeDIIBV.css","/assets/PracticePage-CFus7QHf.js","/assets/PrintIt-BEReunY0.css","/assets/PrintIt-DhKpmKs5.js","/assets/ReplayPage-DiyPZVDG.js","/assets/ReplayPage-sLjq7gjI.css","/assets/ReviewPage-Ch9hPbG9.js","/assets/ReviewPage-zk6naIH3.css","/assets/RulesPage-Bz-9u0iB.js","/assets/RulesPanel-CX7ygY4a.js","/assets/RulesText-DafVy_nL.js","/assets/RulesText-DkMHbZyr.css","/assets/RushPage-B3j2pBKB.css","/assets/RushPage-D8K0Kc3U.js","/assets/Settings-DACrxpiq.js","/assets/Settings-MJ2qqj8g.css","/assets/Start-BQPLTF8x.js","/assets/Start-CNNk12ge.css","/assets/StepPlayer-C_-JsCfx.css","/assets/StepPlayer-o7ntUFBE.js","/assets/TablePage-By98o4ak.js","/assets/TablePage-Fbxy_U6v.css","/assets/Thing-NnhCBrhH.js","/assets/Thing-rNOxa4yk.css","/assets/Tray-9lOnJ0Lb.css","/assets/Tray-DLzHF5RO.js","/assets/Why-BlNkebt8.js","/assets/Why-CblOi2R8.css","/assets/WorkshopPage-DBcW6uPT.js","/assets/WorkshopPage-VWqZgUj_.css","/assets/copy-D-ltrWJX.js","/assets/de-6jK-hgwP.js","/assets/doing-BYe5IMaI.js","/assets/en-DNlDICkA.js","/assets/es-BxlYzKkG.js","/assets/fr-DML7VcRH.js","/assets/guided-BbMMD-bD.js","/assets/headline-NgJmRGxB.js","/assets/icon-192.png","/assets/icon-512.png","/assets/icon-apple-180.png","/assets/icon-maskable-512.png","/assets/icon.svg","/assets/index-CGEr6Q3D.js","/assets/index-CcldWuuZ.css","/assets/it-CkVdzSix.js","/assets/keys-mNtyuo0Y.css","/assets/keys.svelte-Bk2lkEiN.js","/assets/left-pCZsGjTs.js","/assets/names-DwIVX0B5.js","/assets/nl-DZ9tx4Ih.js","/assets/pl-CvQHIDpS.js","/assets/play-DahXf37d.css","/assets/play.svelte-DAQmvG1q.js","/assets/points-BH-xJo4N.js","/assets/push-CevAVAKZ.js","/assets/remembered-C5NHVCQj.css","/assets/remembered-DjpojPCW.js","/assets/sans-400-CXZOsLh2.woff2","/assets/sans-600-CIr5b0rr.woff2","/assets/serif-600-tT5nWWkT.woff2","/assets/signs-400-B0Su-qjn.woff2","/assets/sl-BFiT8Ghm.js","/assets/stage.svelte-DiiDZHtU.js","/assets/typefaces-licence.txt","/manifest.webmanifest"];
const SHELL_STORE = `shell-${VERSION}`;
const READING_STORE = "reading"; // games, rules and pictures, by their whole address
const READING =
  /^\/api\/games(\/[^/]+\/(rules|picture\.svg|looks\.svg|lessons(\/[^/]+\/[^/]+)?))?$/;
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
      .then((names) => names.filter((name) => ![SHELL_STORE, READING_STORE].includes(name)))
      .then((old) => Promise.all(old.map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== "GET" || address.origin !== location.origin) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (READING.test(address.pathname)) event.respondWith(reading(request));
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

async function reading(request) {
  const store = await caches.open(READING_STORE);
  try {
    const answer = await fetched(request);
    if (answer.ok) await store.put(request, answer.clone());
    return answer;
  } catch (problem) {
    const known = (await store.match(request)) ?? (await otherShape(store, request));
    if (known) return known;
    throw problem;
  }
}
