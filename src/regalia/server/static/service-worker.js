/* Keeps the frame of the page, the rules and the pictures for when there is no connection.
 *
 * The build fills in VERSION and SHELL. The page itself is asked for first and taken from the store
 * only when the server cannot be reached; files under /assets/ never change under one name. Nothing
 * of a table is ever stored.
 */
const VERSION = "ec12fcd9137c";
const SHELL = ["/","/assets/About-BioDg1Xw.js","/assets/About-Ch3TEhyZ.css","/assets/ActionList-BwVzrjrm.js","/assets/ActionList-Ckn8Ted5.css","/assets/AnalysePage-DAMofhcw.js","/assets/AnalysePage-ljueS7Im.css","/assets/BoxesPage-CXvIc321.css","/assets/BoxesPage-pv5Ovk4x.js","/assets/Choices-BOs0bax7.js","/assets/Choices-D_WdfOga.css","/assets/Choosing-CkrLEnd1.css","/assets/Choosing-Cso3Ffje.js","/assets/CompanionPage-BY5EBZ-g.css","/assets/CompanionPage-DEd4_ry8.js","/assets/ContinuePage-CFgfuaSq.js","/assets/ContinuePage-JQ3JEqDL.css","/assets/Countdown-CiN6UUP6.css","/assets/Countdown-DlujrcMp.js","/assets/DailyPage-CgZYXiq4.js","/assets/DailyPage-_3Vmkows.css","/assets/Dialog-ChU5NHFf.css","/assets/Dialog-ClOJNdYc.js","/assets/Exercise-MzB8dolH.js","/assets/Held-CQwSKdOg.js","/assets/Held-togcO6fn.css","/assets/Invite-CpiCuwDB.css","/assets/Invite-DdtO9S7B.js","/assets/LearnPage-CLvN_58b.css","/assets/LearnPage-TNOpp3iQ.js","/assets/LinkToShare-DY0S26Mo.js","/assets/LinkToShare-DsnHU8Ho.css","/assets/Little-BVtUuayX.css","/assets/Little-D_MndFbI.js","/assets/Log-BLP6-AdV.js","/assets/Log-BPEgHGEA.css","/assets/MinePage-Bb9BszH4.js","/assets/MinePage-Bbeggi6w.css","/assets/MyName-DCsb78IP.css","/assets/MyName-DGl4fvjA.js","/assets/OptionChoice-BeRc3-bO.css","/assets/OptionChoice-_A9sLuah.js","/assets/Pick-DBnEA09b.css","/assets/Pick-Sztr0g92.js","/assets/PracticePage-B_EaTZpl.js","/assets/PracticePage-CWvNTGqy.css","/assets/PrintIt-BEReunY0.css","/assets/PrintIt-BZ5eMNjx.js","/assets/ReplayPage-Dd1RG4x8.js","/assets/ReplayPage-sLjq7gjI.css","/assets/Retry-CiY8b5r9.js","/assets/Retry-CqcspqAo.css","/assets/ReviewPage-BIflW6C0.js","/assets/ReviewPage-BpLD1HF5.css","/assets/RulesPage-B912l0VA.js","/assets/RulesPanel-CKLfWobw.js","/assets/RulesText-BM0qbv1b.js","/assets/RulesText-DkMHbZyr.css","/assets/RushPage-CbCWOI0f.css","/assets/RushPage-DnqgWdG8.js","/assets/Settings-MJ2qqj8g.css","/assets/Settings-anUfk3xy.js","/assets/Start-CNNk12ge.css","/assets/Start-CT9mOhoF.js","/assets/StepPlayer-BbLvK9Bf.js","/assets/StepPlayer-C_-JsCfx.css","/assets/TablePage-C6ObZUEF.css","/assets/TablePage-CixrXtO8.js","/assets/Tray-BeMMhTQi.css","/assets/Tray-DrpNaj87.js","/assets/Walk-4O63NlAF.css","/assets/Walk-Dal4j-Rg.js","/assets/Why-D7A9lgFm.js","/assets/Why-DIhCNKld.css","/assets/WorkshopPage-BC6Vnv20.js","/assets/WorkshopPage-VWqZgUj_.css","/assets/copy-CzCpORAq.js","/assets/de-CDWYhZiP.js","/assets/doing-3sY1zM4A.js","/assets/doing-DGS9tLFo.js","/assets/doing-qFqqM7s_.js","/assets/en-BAHd8ye-.js","/assets/es-GGrY8zbY.js","/assets/fr-BpSKgQLZ.js","/assets/headline-BiZL0XvW.js","/assets/icon-192.png","/assets/icon-512.png","/assets/icon-apple-180.png","/assets/icon-maskable-512.png","/assets/icon.svg","/assets/index-1EtFTZ7w.js","/assets/index-DhIeewpx.css","/assets/it-CcfyaGjM.js","/assets/learned.svelte-BKWBWVx3.js","/assets/left-B7SVB6zk.js","/assets/names-ByxFJssL.js","/assets/nl-q7aPOHH_.js","/assets/pl-ki8WFobP.js","/assets/points-Cifuawsr.js","/assets/push-B3GsMtHO.js","/assets/remembered-C5NHVCQj.css","/assets/remembered-rhYVqPNW.js","/assets/sans-400-CXZOsLh2.woff2","/assets/sans-600-CIr5b0rr.woff2","/assets/serif-600-tT5nWWkT.woff2","/assets/signs-400-B0Su-qjn.woff2","/assets/sl-C_iqTl-z.js","/assets/stage.svelte-DsFIWdv2.js","/assets/typefaces-licence.txt","/manifest.webmanifest"];
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
