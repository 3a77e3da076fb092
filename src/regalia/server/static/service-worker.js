/* Keeps the frame of the page, the rules and the pictures for when there is no connection.
 *
 * The build fills in VERSION and SHELL. The page itself is asked for first and taken from the store
 * only when the server cannot be reached; files under /assets/ never change under one name. Nothing
 * of a table is ever stored.
 */
const VERSION = "19ba4a4435dc";
const SHELL = ["/","/assets/About-C_PkbVqy.js","/assets/About-Ch3TEhyZ.css","/assets/ActionList-B82A2jDN.js","/assets/ActionList-Ckn8Ted5.css","/assets/AnalysePage-B3PCk48H.js","/assets/AnalysePage-CCrdLXBP.css","/assets/BoxesPage-Bcr4aA5F.js","/assets/BoxesPage-CXvIc321.css","/assets/Choices-BNT8YUQX.js","/assets/Choices-D_WdfOga.css","/assets/Choosing-BJBzKlfI.js","/assets/Choosing-DltUkUVe.css","/assets/CompanionPage-BY5EBZ-g.css","/assets/CompanionPage-qfpLRVwR.js","/assets/ContinuePage-D1d51eg0.js","/assets/ContinuePage-JQ3JEqDL.css","/assets/Controls-BjRN5dlS.css","/assets/Controls-D0ZJrf6-.js","/assets/Countdown-CMR-seYj.js","/assets/Countdown-CiN6UUP6.css","/assets/DailyPage-DiOCZFut.js","/assets/DailyPage-_3Vmkows.css","/assets/Dialog-CR_GB3LA.js","/assets/Dialog-ChU5NHFf.css","/assets/Exercise-B8OhgtJl.js","/assets/Held-f8hfwdij.js","/assets/Held-togcO6fn.css","/assets/Invite-CJAUpo02.js","/assets/Invite-CpiCuwDB.css","/assets/LearnPage-B8xo522y.js","/assets/LearnPage-CLvN_58b.css","/assets/LinkToShare-De0c54fd.js","/assets/LinkToShare-DsnHU8Ho.css","/assets/Little-B5bVfbfl.js","/assets/Little-BVtUuayX.css","/assets/Log-BPEgHGEA.css","/assets/Log-BcF5S2eG.js","/assets/MinePage-Bbeggi6w.css","/assets/MinePage-Czb6EKHA.js","/assets/MyName-CbrTKHh4.js","/assets/MyName-DCsb78IP.css","/assets/OptionChoice-6o843CkO.js","/assets/OptionChoice-BeRc3-bO.css","/assets/Pick-DBnEA09b.css","/assets/Pick-DZLZyztU.js","/assets/PracticePage-C4GbgbTm.js","/assets/PracticePage-CWvNTGqy.css","/assets/PrintIt-B2OJAkOn.js","/assets/PrintIt-BEReunY0.css","/assets/ProvedPage-DJ26_r_B.css","/assets/ProvedPage-MisNQTYg.js","/assets/ReplayPage-B1oWnh1I.js","/assets/ReplayPage-DaJy5CPr.css","/assets/Retry-CqcspqAo.css","/assets/Retry-CrDOldXN.js","/assets/ReviewPage-BKE4XURW.js","/assets/ReviewPage-Jsho9dv8.css","/assets/RulesPage-C6Pq6dz3.js","/assets/RulesPanel-CcFy0RcM.js","/assets/RulesText-BY7XDixL.js","/assets/RulesText-DkMHbZyr.css","/assets/RushPage-CbCWOI0f.css","/assets/RushPage-lLV2TDgs.js","/assets/Settings-C8b9uQ-e.js","/assets/Settings-MJ2qqj8g.css","/assets/Start-CNNk12ge.css","/assets/Start-CaH9GNWl.js","/assets/StepPlayer-D2RqND8q.css","/assets/StepPlayer-zO0uLydc.js","/assets/TablePage-CEr1oanX.js","/assets/TablePage-DrwlYs-1.css","/assets/Tray-B48KJ1vK.js","/assets/Tray-DxbDQIv-.css","/assets/Walk-4O63NlAF.css","/assets/Walk-CNOUZ6z6.js","/assets/Why-CtbQCBmi.js","/assets/Why-DIhCNKld.css","/assets/WorkshopPage-C_-bnVUw.css","/assets/WorkshopPage-es-y5DC4.js","/assets/copy-CfMA2gZN.js","/assets/de-CeQFXk-3.js","/assets/doing-D4m0GGk7.js","/assets/doing-dRFpzt6K.js","/assets/doing-thMHUOou.js","/assets/en-DB1aPMpZ.js","/assets/es-DrUtKTiR.js","/assets/fr-DLY5nXPH.js","/assets/headline-MxFZCxza.js","/assets/icon-192.png","/assets/icon-512.png","/assets/icon-apple-180.png","/assets/icon-maskable-512.png","/assets/icon.svg","/assets/index-DhIeewpx.css","/assets/index-VuDUlSEU.js","/assets/it-Dgsc8ZNl.js","/assets/learned.svelte-BT3OF5X_.js","/assets/left-bi5tuBa-.js","/assets/names-C1sN647y.js","/assets/nl-8w4SLcBO.js","/assets/pl-nsox_4RI.js","/assets/points-By_M3NQO.js","/assets/push-CdCxcV5e.js","/assets/remembered-C5NHVCQj.css","/assets/remembered-CuZpiTtO.js","/assets/sans-400-CXZOsLh2.woff2","/assets/sans-600-CIr5b0rr.woff2","/assets/serif-600-tT5nWWkT.woff2","/assets/signs-400-B0Su-qjn.woff2","/assets/sl-PQquhfLE.js","/assets/stage.svelte-COd-4M4_.js","/assets/tried-CpHRRFWW.js","/assets/typefaces-licence.txt","/manifest.webmanifest"];
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
