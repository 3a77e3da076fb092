/* Keeps the frame of the page, the rules and the pictures for when there is no connection.
 *
 * The build fills in VERSION and SHELL. The page itself is asked for first and taken from the store
 * only when the server cannot be reached; files under /assets/ never change under one name. Nothing
 * of a table is ever stored.
 */
const VERSION = "55299198ed15";
const SHELL = ["/","/assets/About-Ch3TEhyZ.css","/assets/About-D_MiOikN.js","/assets/ActionList-Ckn8Ted5.css","/assets/ActionList-zXha4OJr.js","/assets/AnalysePage-9k5D8wb1.js","/assets/AnalysePage-ljueS7Im.css","/assets/BoxesPage-BHVkdxdR.js","/assets/BoxesPage-CXvIc321.css","/assets/Choices-Cz31MZ2m.js","/assets/Choices-D_WdfOga.css","/assets/Choosing-CkrLEnd1.css","/assets/Choosing-dPqSqHb7.js","/assets/CompanionPage-BY5EBZ-g.css","/assets/CompanionPage-D3Lcx4u8.js","/assets/ContinuePage-DN7m_f6d.js","/assets/ContinuePage-JQ3JEqDL.css","/assets/Countdown-023PcGrQ.js","/assets/Countdown-CiN6UUP6.css","/assets/DailyPage-D-XJN5Qy.js","/assets/DailyPage-_3Vmkows.css","/assets/Dialog-CPCp20Xo.js","/assets/Dialog-ChU5NHFf.css","/assets/Exercise-DcSW2XwQ.js","/assets/Held-D06AjsF9.js","/assets/Held-togcO6fn.css","/assets/Invite-CpiCuwDB.css","/assets/Invite-ViP7GIGf.js","/assets/LearnPage-CLvN_58b.css","/assets/LearnPage-DtjWBMir.js","/assets/LinkToShare-DgF6hq6b.js","/assets/LinkToShare-DsnHU8Ho.css","/assets/Little-BVtUuayX.css","/assets/Little-DYRrwBc0.js","/assets/Log-BPEgHGEA.css","/assets/Log-keswj3b7.js","/assets/MinePage-Bbeggi6w.css","/assets/MinePage-pBRg8ZbJ.js","/assets/MyName-BNWVByVt.js","/assets/MyName-DCsb78IP.css","/assets/OptionChoice-BeRc3-bO.css","/assets/OptionChoice-QUUdW1tt.js","/assets/Pick-BUKZlVSa.js","/assets/Pick-DBnEA09b.css","/assets/PracticePage-BCyj4BUl.js","/assets/PracticePage-CWvNTGqy.css","/assets/PrintIt-BEReunY0.css","/assets/PrintIt-DU0pyqfz.js","/assets/ReplayPage-ClUFp6uw.js","/assets/ReplayPage-sLjq7gjI.css","/assets/Retry-CqcspqAo.css","/assets/Retry-DP7vbYzV.js","/assets/ReviewPage-BpLD1HF5.css","/assets/ReviewPage-DGTZAzBn.js","/assets/RulesPage-BERBnqxF.js","/assets/RulesPanel-CkyEmQaU.js","/assets/RulesText-DUsjy437.js","/assets/RulesText-DkMHbZyr.css","/assets/RushPage-BnPsN4_b.js","/assets/RushPage-CbCWOI0f.css","/assets/Settings-2836lODu.js","/assets/Settings-MJ2qqj8g.css","/assets/Start-CNNk12ge.css","/assets/Start-DKq6MBDX.js","/assets/StepPlayer-BtHfLnP4.js","/assets/StepPlayer-C_-JsCfx.css","/assets/TablePage-C6ObZUEF.css","/assets/TablePage-wYMIZ9Rr.js","/assets/Tray-BeMMhTQi.css","/assets/Tray-CzjolJJw.js","/assets/Walk-4O63NlAF.css","/assets/Walk-qyMXjogi.js","/assets/Why-BP64SW9B.js","/assets/Why-DIhCNKld.css","/assets/WorkshopPage-BFfVycc6.js","/assets/WorkshopPage-VWqZgUj_.css","/assets/copy-BR7AtODQ.js","/assets/de-CDWYhZiP.js","/assets/doing-B8dKYMLI.js","/assets/doing-D5LA_hBF.js","/assets/doing-DtYWy7w4.js","/assets/en-BAHd8ye-.js","/assets/es-GGrY8zbY.js","/assets/fr-BpSKgQLZ.js","/assets/headline-DsSuQha9.js","/assets/icon-192.png","/assets/icon-512.png","/assets/icon-apple-180.png","/assets/icon-maskable-512.png","/assets/icon.svg","/assets/index-BE7dAOKI.js","/assets/index-DhIeewpx.css","/assets/it-CcfyaGjM.js","/assets/learned.svelte-s6sxFD8q.js","/assets/left--pxMP0Mh.js","/assets/names-BxEw0M7S.js","/assets/nl-q7aPOHH_.js","/assets/pl-ki8WFobP.js","/assets/points-Dnp8yW-m.js","/assets/push-CTZ_oYvm.js","/assets/remembered-BpAZ6gS1.js","/assets/remembered-C5NHVCQj.css","/assets/sans-400-CXZOsLh2.woff2","/assets/sans-600-CIr5b0rr.woff2","/assets/serif-600-tT5nWWkT.woff2","/assets/signs-400-B0Su-qjn.woff2","/assets/sl-C_iqTl-z.js","/assets/stage.svelte-Mc0VBfWl.js","/assets/typefaces-licence.txt","/manifest.webmanifest"];
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
