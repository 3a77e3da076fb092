/* Keeps the frame of the page, the rules and the pictures for when there is no connection.
 *
 * The build fills in VERSION and SHELL. The page itself is asked for first and taken from the store
 * only when the server cannot be reached; files under /assets/ never change under one name. Nothing
 * of a table is ever stored.
 */
const VERSION = "0061d3ad18b4";
const SHELL = ["/","/assets/About-Ch3TEhyZ.css","/assets/About-D8B5mclQ.js","/assets/ActionList-B3LE7JLQ.js","/assets/ActionList-Ckn8Ted5.css","/assets/AnalysePage-BFzd48mp.js","/assets/AnalysePage-ljueS7Im.css","/assets/BoxesPage-CXvIc321.css","/assets/BoxesPage-ajlv-V-S.js","/assets/Choices-BG69rIa3.js","/assets/Choices-D_WdfOga.css","/assets/Choosing-CkrLEnd1.css","/assets/Choosing-X_AqDcRn.js","/assets/CompanionPage-D0Jq87mh.js","/assets/CompanionPage-OnlEEB8t.css","/assets/ContinuePage-BwZhS6ha.js","/assets/ContinuePage-JQ3JEqDL.css","/assets/Countdown-BmGmohxj.js","/assets/Countdown-CiN6UUP6.css","/assets/DailyPage-C-1TSX1C.css","/assets/DailyPage-DF26EHet.js","/assets/Dialog-CGVa3Ajd.js","/assets/Dialog-ChU5NHFf.css","/assets/Exercise-DT0FfQk3.css","/assets/Exercise-KGabz4mD.js","/assets/Fair-D85vLB2Z.js","/assets/Fair-DnVUz7p_.css","/assets/Held-CvbB7YuC.js","/assets/Held-togcO6fn.css","/assets/Invite-BoLTJXXl.js","/assets/Invite-CpiCuwDB.css","/assets/LearnPage-B7ZJTzwm.css","/assets/LearnPage-CTuk0-L0.js","/assets/LinkToShare-DsnHU8Ho.css","/assets/LinkToShare-Dt0fvbjy.js","/assets/Little-BVtUuayX.css","/assets/Little-CTSCmSon.js","/assets/MinePage-BWIRzBs9.css","/assets/MinePage-gP3SgZrv.js","/assets/MyName-DCsb78IP.css","/assets/MyName-DchFsC28.js","/assets/OptionChoice-B35eVlp4.js","/assets/OptionChoice-BeRc3-bO.css","/assets/Pick-DBnEA09b.css","/assets/Pick-DDqMzrFa.js","/assets/PracticePage-BhtRiNsG.css","/assets/PracticePage-C_ecVeuN.js","/assets/PrintIt-BEReunY0.css","/assets/PrintIt-Dax9iTkw.js","/assets/ReplayPage-DHv8JosA.js","/assets/ReplayPage-sLjq7gjI.css","/assets/Retry-CDsPJ2N3.js","/assets/Retry-CqcspqAo.css","/assets/ReviewPage-CJPbd5ni.css","/assets/ReviewPage-DxJk6yS2.js","/assets/RulesPage-BrJBvRCD.js","/assets/RulesPanel-DSXXlzzi.js","/assets/RulesText-BIKvZ1qv.js","/assets/RulesText-DkMHbZyr.css","/assets/RushPage-B3j2pBKB.css","/assets/RushPage-OWGEu76g.js","/assets/Settings-C7vFvlKd.js","/assets/Settings-MJ2qqj8g.css","/assets/Start-CA6izdQV.js","/assets/Start-CNNk12ge.css","/assets/StepPlayer-C_-JsCfx.css","/assets/StepPlayer-KyoI4K42.js","/assets/TablePage-B8bZvmF2.js","/assets/TablePage-DEGf-a9s.css","/assets/Tray-BcgzZtK7.js","/assets/Tray-BeMMhTQi.css","/assets/Why-CblOi2R8.css","/assets/Why-WwFKaie2.js","/assets/WorkshopPage-Dn7ZvB_w.js","/assets/WorkshopPage-VWqZgUj_.css","/assets/copy-B3XSBGMn.js","/assets/de-BM4xsZ23.js","/assets/doing-D6CtRh_b.js","/assets/en-CbIHIyy3.js","/assets/es-9PRjGxLB.js","/assets/fr-BW4CEUEw.js","/assets/guided-DuQtaKq9.js","/assets/headline-6XqWBZfq.js","/assets/icon-192.png","/assets/icon-512.png","/assets/icon-apple-180.png","/assets/icon-maskable-512.png","/assets/icon.svg","/assets/index-CcldWuuZ.css","/assets/index-CizOZMxw.js","/assets/it-B4fxMMp3.js","/assets/left-xUa4RiQy.js","/assets/names-DV57iLii.js","/assets/nl-CtaJX9e-.js","/assets/pl-EWbg_QPM.js","/assets/points-CP9N45pR.js","/assets/push-CszlG4RX.js","/assets/remembered-C5NHVCQj.css","/assets/remembered-DVSWpkJv.js","/assets/sans-400-CXZOsLh2.woff2","/assets/sans-600-CIr5b0rr.woff2","/assets/serif-600-tT5nWWkT.woff2","/assets/signs-400-B0Su-qjn.woff2","/assets/sl-BJGzsMIz.js","/assets/stage.svelte-Cu-diyn8.js","/assets/typefaces-licence.txt","/manifest.webmanifest"];
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
