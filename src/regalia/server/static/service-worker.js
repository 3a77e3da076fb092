/* Keeps the frame of the page, the rules and the pictures for when there is no connection.
 *
 * The build fills in VERSION and SHELL. The page itself is asked for first and taken from the store
 * only when the server cannot be reached; files under /assets/ never change under one name. Nothing
 * of a table is ever stored.
 */
const VERSION = "ef7219639883";
const SHELL = ["/","/assets/About-Ch3TEhyZ.css","/assets/About-KrJp3KH3.js","/assets/ActionList-B1mbtOOq.js","/assets/ActionList-Ckn8Ted5.css","/assets/AnalysePage-BnpYQzFu.js","/assets/AnalysePage-ljueS7Im.css","/assets/BoxesPage-CXvIc321.css","/assets/BoxesPage-Ccneyd_N.js","/assets/Choices-CuEvChi0.js","/assets/Choices-D_WdfOga.css","/assets/Choosing-CkrLEnd1.css","/assets/Choosing-CnTLOVJl.js","/assets/CompanionPage-BpojBjP_.js","/assets/CompanionPage-DcIlHlzk.css","/assets/ContinuePage-BmQIZmjR.js","/assets/ContinuePage-JQ3JEqDL.css","/assets/Countdown-60DV4TE5.js","/assets/Countdown-CiN6UUP6.css","/assets/DailyPage-BDSqrAsq.js","/assets/DailyPage-_3Vmkows.css","/assets/Dialog-ChU5NHFf.css","/assets/Dialog-DKE6LwPl.js","/assets/Exercise-DJWRndtQ.js","/assets/Fair-Bewfqb5C.js","/assets/Fair-DnVUz7p_.css","/assets/Held-2fqvoDoh.js","/assets/Held-togcO6fn.css","/assets/Invite-CpiCuwDB.css","/assets/Invite-CtLWJWyl.js","/assets/LearnPage-CLvN_58b.css","/assets/LearnPage-DNMrRJbk.js","/assets/LinkToShare-DJXHKlIP.js","/assets/LinkToShare-DsnHU8Ho.css","/assets/Little-BVtUuayX.css","/assets/Little-C9JG4MGs.js","/assets/MinePage-Bbeggi6w.css","/assets/MinePage-CDHrho1u.js","/assets/MyName-CR6CAA6A.js","/assets/MyName-DCsb78IP.css","/assets/OptionChoice-BeRc3-bO.css","/assets/OptionChoice-CIVsjGKm.js","/assets/Pick-C7AQbkc8.js","/assets/Pick-DBnEA09b.css","/assets/PracticePage-CI14DqSM.js","/assets/PracticePage-CWvNTGqy.css","/assets/PrintIt-BEReunY0.css","/assets/PrintIt-m-OuGdnZ.js","/assets/ReplayPage-QEkRxUaq.js","/assets/ReplayPage-sLjq7gjI.css","/assets/Retry-5eASopMf.js","/assets/Retry-CqcspqAo.css","/assets/ReviewPage-CBRbCAYi.js","/assets/ReviewPage-CJPbd5ni.css","/assets/RulesPage-CWZV1cge.js","/assets/RulesPanel-B_Ij-xdS.js","/assets/RulesText-DENG7wuJ.js","/assets/RulesText-DkMHbZyr.css","/assets/RushPage-B0e8doUM.js","/assets/RushPage-CbCWOI0f.css","/assets/Settings-AcQ6d1ub.js","/assets/Settings-MJ2qqj8g.css","/assets/Start-B372dgoa.js","/assets/Start-CNNk12ge.css","/assets/StepPlayer-C_-JsCfx.css","/assets/StepPlayer-W7wOx5XU.js","/assets/TablePage-DEGf-a9s.css","/assets/TablePage-DocMtjN2.js","/assets/Tray-BeMMhTQi.css","/assets/Tray-C9bYOdZW.js","/assets/Walk-4O63NlAF.css","/assets/Walk-D89N20DK.js","/assets/Why-1YlZaUOZ.js","/assets/Why-CblOi2R8.css","/assets/WorkshopPage-B_oRERoy.js","/assets/WorkshopPage-VWqZgUj_.css","/assets/copy-0716E3uu.js","/assets/de-CDWYhZiP.js","/assets/doing-CbePp2XF.js","/assets/doing-DcOHbIQO.js","/assets/doing-rebQkXBv.js","/assets/en-BAHd8ye-.js","/assets/es-GGrY8zbY.js","/assets/fr-BpSKgQLZ.js","/assets/headline-CAYoUaRK.js","/assets/icon-192.png","/assets/icon-512.png","/assets/icon-apple-180.png","/assets/icon-maskable-512.png","/assets/icon.svg","/assets/index-BNeDisbu.js","/assets/index-DhIeewpx.css","/assets/it-CcfyaGjM.js","/assets/learned.svelte-D6P6t3HN.js","/assets/left-kfhPXUDf.js","/assets/names-Dv5CoOZ8.js","/assets/nl-q7aPOHH_.js","/assets/pl-ki8WFobP.js","/assets/points-BaOqGgCW.js","/assets/push-BhhWXFYA.js","/assets/remembered-C5NHVCQj.css","/assets/remembered-GC6jqUzm.js","/assets/sans-400-CXZOsLh2.woff2","/assets/sans-600-CIr5b0rr.woff2","/assets/serif-600-tT5nWWkT.woff2","/assets/signs-400-B0Su-qjn.woff2","/assets/sl-C_iqTl-z.js","/assets/stage.svelte-C4NNksNb.js","/assets/typefaces-licence.txt","/manifest.webmanifest"];
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
