/* Keeps the frame of the page, the rules and the pictures for when there is no connection.
 *
 * The build fills in VERSION and SHELL. The page itself is asked for first and taken from the store
 * only when the server cannot be reached; files under /assets/ never change under one name. Nothing
 * of a table is ever stored.
 */
const VERSION = "a6a376663c1c";
const SHELL = ["/","/assets/About-BqD01NyL.js","/assets/About-Ch3TEhyZ.css","/assets/ActionList-A8nW5VFT.js","/assets/ActionList-Ckn8Ted5.css","/assets/AnalysePage-CCrdLXBP.css","/assets/AnalysePage-D-SOQHbA.js","/assets/BoxesPage-C56tFXVH.js","/assets/BoxesPage-CXvIc321.css","/assets/Choices-BxSLRrmg.js","/assets/Choices-D_WdfOga.css","/assets/Choosing-DltUkUVe.css","/assets/Choosing-fNQBAEcq.js","/assets/CompanionPage-BY5EBZ-g.css","/assets/CompanionPage-Dkr-RpzL.js","/assets/ContinuePage-D2U_cvSM.js","/assets/ContinuePage-JQ3JEqDL.css","/assets/Controls-BjRN5dlS.css","/assets/Controls-C5R5k0ij.js","/assets/Countdown-BVPWUCPt.js","/assets/Countdown-CiN6UUP6.css","/assets/DailyPage-_3Vmkows.css","/assets/DailyPage-qSIkmd7G.js","/assets/Dialog-ChU5NHFf.css","/assets/Dialog-DhgXdzNv.js","/assets/Exercise-B8DqNhmh.js","/assets/Held-BDnVsUBA.js","/assets/Held-togcO6fn.css","/assets/Invite-CpiCuwDB.css","/assets/Invite-EL4WOJYU.js","/assets/LearnPage-CLvN_58b.css","/assets/LearnPage-gQm-sk36.js","/assets/LinkToShare-C6JhnE8W.js","/assets/LinkToShare-DsnHU8Ho.css","/assets/Little-BVtUuayX.css","/assets/Little-DnF-_qKf.js","/assets/Log-BPEgHGEA.css","/assets/Log-DREku0tc.js","/assets/MinePage-40XUSoex.js","/assets/MinePage-Bbeggi6w.css","/assets/MyName-CXCCfRgs.js","/assets/MyName-DCsb78IP.css","/assets/OptionChoice-BX7gPDdC.js","/assets/OptionChoice-BeRc3-bO.css","/assets/Pick-DAFByxQa.js","/assets/Pick-DBnEA09b.css","/assets/PracticePage-B778CnxI.js","/assets/PracticePage-CWvNTGqy.css","/assets/PrintIt-B2qzcK31.js","/assets/PrintIt-BEReunY0.css","/assets/ProvedPage-BoAQff1g.js","/assets/ProvedPage-DJ26_r_B.css","/assets/ReplayPage-Bk8F3kUI.js","/assets/ReplayPage-DaJy5CPr.css","/assets/Retry-B60KIsRG.js","/assets/Retry-CqcspqAo.css","/assets/ReviewPage-BFvlWT5s.js","/assets/ReviewPage-Jsho9dv8.css","/assets/RulesPage-B6iXvvmr.js","/assets/RulesPanel-D9FCR1ng.js","/assets/RulesText-Begmo3YP.js","/assets/RulesText-DkMHbZyr.css","/assets/RushPage-B2axrICy.js","/assets/RushPage-CbCWOI0f.css","/assets/Settings-MJ2qqj8g.css","/assets/Settings-jv3RY7WE.js","/assets/Start-5evxOzso.js","/assets/Start-CNNk12ge.css","/assets/StepPlayer-BcQF8Ifq.js","/assets/StepPlayer-D2RqND8q.css","/assets/TablePage-C6ObZUEF.css","/assets/TablePage-CK7DVqHr.js","/assets/Tray-BeMMhTQi.css","/assets/Tray-DsR-q3S_.js","/assets/Walk-4O63NlAF.css","/assets/Walk-BA7cT_tR.js","/assets/Why-DIhCNKld.css","/assets/Why-D_e10i8B.js","/assets/WorkshopPage-Crg5A0G9.js","/assets/WorkshopPage-VWqZgUj_.css","/assets/copy-pgk4mQ1l.js","/assets/de-lf-sV0dg.js","/assets/doing-BZv3NWMu.js","/assets/doing-D0OHkl06.js","/assets/doing-DpsCcvkb.js","/assets/en-DB1aPMpZ.js","/assets/es-DrUtKTiR.js","/assets/fr-DLY5nXPH.js","/assets/headline-CqCqqyQZ.js","/assets/icon-192.png","/assets/icon-512.png","/assets/icon-apple-180.png","/assets/icon-maskable-512.png","/assets/icon.svg","/assets/index-B_DNWIKu.js","/assets/index-DhIeewpx.css","/assets/it-Dgsc8ZNl.js","/assets/learned.svelte-D5n2kqsp.js","/assets/left-D6iuvTZz.js","/assets/names-CQBHvtr_.js","/assets/nl-8w4SLcBO.js","/assets/pl-nsox_4RI.js","/assets/points-BNow2_Za.js","/assets/push-DB0gM4Iz.js","/assets/remembered-BMfhSk4l.js","/assets/remembered-C5NHVCQj.css","/assets/sans-400-CXZOsLh2.woff2","/assets/sans-600-CIr5b0rr.woff2","/assets/serif-600-tT5nWWkT.woff2","/assets/signs-400-B0Su-qjn.woff2","/assets/sl-PQquhfLE.js","/assets/stage.svelte-DNjyKTyR.js","/assets/tried-CpHRRFWW.js","/assets/typefaces-licence.txt","/manifest.webmanifest"];
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
