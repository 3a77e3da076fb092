/* Keeps the frame of the page, the rules and the pictures for when there is no connection.
 *
 * The build fills in VERSION and SHELL. The page itself is asked for first and taken from the store
 * only when the server cannot be reached; files under /assets/ never change under one name. Nothing
 * of a table is ever stored.
 */
const VERSION = "61b6ac532d37";
const SHELL = ["/","/assets/About-0ShNJbXt.js","/assets/About-Ch3TEhyZ.css","/assets/ActionList-Ckn8Ted5.css","/assets/ActionList-egksf-aA.js","/assets/AnalysePage-CCrdLXBP.css","/assets/AnalysePage-D7xhawjq.js","/assets/BoxesPage-CIeS1G16.js","/assets/BoxesPage-CXvIc321.css","/assets/Choices-C0bcD8_4.js","/assets/Choices-D_WdfOga.css","/assets/Choosing-CkrLEnd1.css","/assets/Choosing-g_2i_5hO.js","/assets/CompanionPage-BY5EBZ-g.css","/assets/CompanionPage-CHse_LTc.js","/assets/ContinuePage-JQ3JEqDL.css","/assets/ContinuePage-pj1kHW4Q.js","/assets/Countdown-CiN6UUP6.css","/assets/Countdown-DcsgOAid.js","/assets/DailyPage-CGAKRWiJ.js","/assets/DailyPage-_3Vmkows.css","/assets/Dialog-ChU5NHFf.css","/assets/Dialog-DCEsFXCi.js","/assets/Exercise-BQ2rx7Rf.js","/assets/Held-CkqvTP2o.js","/assets/Held-togcO6fn.css","/assets/Invite-CpiCuwDB.css","/assets/Invite-De4xho4a.js","/assets/LearnPage-B3a-snuf.js","/assets/LearnPage-CLvN_58b.css","/assets/LinkToShare-CWXwm7nn.js","/assets/LinkToShare-DsnHU8Ho.css","/assets/Little-BVtUuayX.css","/assets/Little-bUY4NLEn.js","/assets/Log-BGMnzW71.js","/assets/Log-BPEgHGEA.css","/assets/MinePage-Bbeggi6w.css","/assets/MinePage-CyKA7BmL.js","/assets/MyName-BIMtbqVm.js","/assets/MyName-DCsb78IP.css","/assets/OptionChoice-BeRc3-bO.css","/assets/OptionChoice-FrEOBJbQ.js","/assets/Pick-Biq6HzIl.js","/assets/Pick-DBnEA09b.css","/assets/PracticePage-CWvNTGqy.css","/assets/PracticePage-dH5vtK2G.js","/assets/PrintIt-B8xCMNYv.js","/assets/PrintIt-BEReunY0.css","/assets/ReplayPage-q3KfnVCi.js","/assets/ReplayPage-sLjq7gjI.css","/assets/Retry-CqcspqAo.css","/assets/Retry-MWbqWbHu.js","/assets/ReviewPage-BpLD1HF5.css","/assets/ReviewPage-Jvi4cxeG.js","/assets/RulesPage-CfJI02wk.js","/assets/RulesPanel-fvBaAlLH.js","/assets/RulesText-DkMHbZyr.css","/assets/RulesText-FtNN33Zc.js","/assets/RushPage-CbCWOI0f.css","/assets/RushPage-Cl3gwIT6.js","/assets/Settings-BbW9q-dj.js","/assets/Settings-MJ2qqj8g.css","/assets/Start-CNNk12ge.css","/assets/Start-CgCgOeVp.js","/assets/StepPlayer-C_-JsCfx.css","/assets/StepPlayer-DT_x9xUl.js","/assets/TablePage-C6ObZUEF.css","/assets/TablePage-Cypp5QNn.js","/assets/Tray-B9QGo1i0.js","/assets/Tray-BeMMhTQi.css","/assets/Walk-4O63NlAF.css","/assets/Walk-CpplxIjM.js","/assets/Why-BGyz4A6k.js","/assets/Why-DIhCNKld.css","/assets/WorkshopPage-ClQ0nd1Z.js","/assets/WorkshopPage-VWqZgUj_.css","/assets/copy-B-LA-mWg.js","/assets/de-CDWYhZiP.js","/assets/doing-BAeT1ZqF.js","/assets/doing-C2zdWml9.js","/assets/doing-Dp8vtK2e.js","/assets/en-BAHd8ye-.js","/assets/es-GGrY8zbY.js","/assets/fr-BpSKgQLZ.js","/assets/headline-CzcV9BSN.js","/assets/icon-192.png","/assets/icon-512.png","/assets/icon-apple-180.png","/assets/icon-maskable-512.png","/assets/icon.svg","/assets/index-Be2RtTKT.js","/assets/index-DhIeewpx.css","/assets/it-CcfyaGjM.js","/assets/learned.svelte-Crw4mivO.js","/assets/left-CvLlyTDL.js","/assets/names-D9sVf2ho.js","/assets/nl-q7aPOHH_.js","/assets/pl-ki8WFobP.js","/assets/points-C2Nup_oE.js","/assets/push-I3JePt2y.js","/assets/remembered-C5NHVCQj.css","/assets/remembered-CUU45TjY.js","/assets/sans-400-CXZOsLh2.woff2","/assets/sans-600-CIr5b0rr.woff2","/assets/serif-600-tT5nWWkT.woff2","/assets/signs-400-B0Su-qjn.woff2","/assets/sl-C_iqTl-z.js","/assets/stage.svelte-CAG2hXp9.js","/assets/typefaces-licence.txt","/manifest.webmanifest"];
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
