/* Keeps the frame of the page, the rules and the pictures for when there is no connection.
 *
 * The build fills in VERSION and SHELL. The page itself is asked for first and taken from the store
 * only when the server cannot be reached; files under /assets/ never change under one name. Nothing
 * of a table is ever stored.
 */
const VERSION = "1f54488d8271";
const SHELL = ["/","/assets/About-B5FZrk08.js","/assets/About-Ch3TEhyZ.css","/assets/ActionList-B9A6HSrP.js","/assets/ActionList-Ckn8Ted5.css","/assets/AnalysePage-CCrdLXBP.css","/assets/AnalysePage-ZBrtgC_r.js","/assets/BoxesPage-CXvIc321.css","/assets/BoxesPage-DYMTYrnl.js","/assets/Choices-D_WdfOga.css","/assets/Choices-DqpZLfLZ.js","/assets/Choosing-BZvEbR_r.js","/assets/Choosing-DltUkUVe.css","/assets/CompanionPage-BY5EBZ-g.css","/assets/CompanionPage-DE8YEwaI.js","/assets/ContinuePage-BBKjMeZA.js","/assets/ContinuePage-JQ3JEqDL.css","/assets/Controls-BjRN5dlS.css","/assets/Controls-DpIF-nFs.js","/assets/Countdown-CiN6UUP6.css","/assets/Countdown-DqEoMzQn.js","/assets/DailyPage-DwOs_k6b.js","/assets/DailyPage-_3Vmkows.css","/assets/Dialog-ChU5NHFf.css","/assets/Dialog-e62PmEL2.js","/assets/Exercise-35fqZ0fq.js","/assets/Held-BkCUuZx_.js","/assets/Held-togcO6fn.css","/assets/Invite-CoQWRuYc.js","/assets/Invite-CpiCuwDB.css","/assets/LearnPage-CLvN_58b.css","/assets/LearnPage-XHHyZP90.js","/assets/LinkToShare-DsnHU8Ho.css","/assets/LinkToShare-GUYeAtlb.js","/assets/Little-BVtUuayX.css","/assets/Little-D_GWf4bv.js","/assets/Log-B5JTU4dJ.js","/assets/Log-BPEgHGEA.css","/assets/MinePage-Bbeggi6w.css","/assets/MinePage-CL1GASbA.js","/assets/MyName-CLr4E8W3.js","/assets/MyName-DCsb78IP.css","/assets/OptionChoice-BIiICoUC.js","/assets/OptionChoice-BeRc3-bO.css","/assets/Pick-CWKHOXlA.js","/assets/Pick-DBnEA09b.css","/assets/PracticePage-CWvNTGqy.css","/assets/PracticePage-D8kKFl05.js","/assets/PrintIt-BEReunY0.css","/assets/PrintIt-CZjJPRXM.js","/assets/ProvedPage-DJ26_r_B.css","/assets/ProvedPage-LYJMgr8A.js","/assets/ReplayPage-BWNUrE_-.js","/assets/ReplayPage-DaJy5CPr.css","/assets/Retry-CTHpNwSO.js","/assets/Retry-CqcspqAo.css","/assets/ReviewPage-DpaAiqlT.js","/assets/ReviewPage-Jsho9dv8.css","/assets/RulesPage-BQ13kCY0.js","/assets/RulesPanel-Cd5Q_Ezo.js","/assets/RulesText-DkMHbZyr.css","/assets/RulesText-clCS3zrE.js","/assets/RushPage-CbCWOI0f.css","/assets/RushPage-DUx3Mtxk.js","/assets/Settings-BE7xpSWd.js","/assets/Settings-MJ2qqj8g.css","/assets/Start-BaUHC9_8.js","/assets/Start-CNNk12ge.css","/assets/StepPlayer-D2RqND8q.css","/assets/StepPlayer-enODvDsZ.js","/assets/TablePage-BAZVa9Ky.js","/assets/TablePage-C6ObZUEF.css","/assets/Tray-BeMMhTQi.css","/assets/Tray-CsbuTmkR.js","/assets/Walk-4O63NlAF.css","/assets/Walk-CwAJaBg6.js","/assets/Why-CiXM9cyH.js","/assets/Why-DIhCNKld.css","/assets/WorkshopPage-DjTRFDTi.js","/assets/WorkshopPage-VWqZgUj_.css","/assets/copy-CI4-aVYL.js","/assets/de-lf-sV0dg.js","/assets/doing-B-pgQ4KI.js","/assets/doing-Cnx_KJyu.js","/assets/doing-DpUqHQ__.js","/assets/en-DB1aPMpZ.js","/assets/es-DrUtKTiR.js","/assets/fr-DLY5nXPH.js","/assets/headline-DohahKHX.js","/assets/icon-192.png","/assets/icon-512.png","/assets/icon-apple-180.png","/assets/icon-maskable-512.png","/assets/icon.svg","/assets/index-DhIeewpx.css","/assets/index-pWHNr2cJ.js","/assets/it-Dgsc8ZNl.js","/assets/learned.svelte-DEbftpKK.js","/assets/left-DrxQZrBx.js","/assets/names-BhLtH5D-.js","/assets/nl-8w4SLcBO.js","/assets/pl-nsox_4RI.js","/assets/points-BhmwOmub.js","/assets/push-D-Jkiz2R.js","/assets/remembered-C5NHVCQj.css","/assets/remembered-Dtx0ScXX.js","/assets/sans-400-CXZOsLh2.woff2","/assets/sans-600-CIr5b0rr.woff2","/assets/serif-600-tT5nWWkT.woff2","/assets/signs-400-B0Su-qjn.woff2","/assets/sl-PQquhfLE.js","/assets/stage.svelte-_Gtc15PF.js","/assets/tried-CpHRRFWW.js","/assets/typefaces-licence.txt","/manifest.webmanifest"];
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
