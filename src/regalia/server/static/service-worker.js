/* Keeps the frame of the page, the rules and the pictures for when there is no connection.
 *
 * The build fills in VERSION and SHELL. The page itself is asked for first and taken from the store
 * only when the server cannot be reached; files under /assets/ never change under one name. Nothing
 * of a table is ever stored.
 */
const VERSION = "99ee2ab35cd2";
const SHELL = ["/","/assets/About-Ch3TEhyZ.css","/assets/About-Dt8iEPgN.js","/assets/ActionList-Ckn8Ted5.css","/assets/ActionList-rbexAg3Q.js","/assets/AnalysePage-C31n7MTS.js","/assets/AnalysePage-CCrdLXBP.css","/assets/BoxesPage-CXvIc321.css","/assets/BoxesPage-Cva1I3S_.js","/assets/Choices-Bm2v_Dcf.js","/assets/Choices-DD_I3GSv.css","/assets/Choosing-BFghT85N.js","/assets/Choosing-DltUkUVe.css","/assets/CompanionPage-BY5EBZ-g.css","/assets/CompanionPage-BxdI3SRY.js","/assets/ContinuePage-Dwl1eYsU.js","/assets/ContinuePage-JQ3JEqDL.css","/assets/Controls-BjRN5dlS.css","/assets/Controls-CAYUcE_q.js","/assets/Countdown-CiN6UUP6.css","/assets/Countdown-DKg54JGs.js","/assets/DailyPage-B6vhbFKy.js","/assets/DailyPage-_3Vmkows.css","/assets/Dialog-C_-wVwJt.js","/assets/Dialog-ChU5NHFf.css","/assets/Exercise-Bqn5G5I1.js","/assets/Held-F8CH87AW.js","/assets/Held-togcO6fn.css","/assets/Invite-CpiCuwDB.css","/assets/Invite-DZ3e4LKU.js","/assets/LearnPage-CApoXbM0.js","/assets/LearnPage-CLvN_58b.css","/assets/LinkToShare-DsnHU8Ho.css","/assets/LinkToShare-H6_TdIj1.js","/assets/Little-BVtUuayX.css","/assets/Little-DhxbuiqP.js","/assets/Log-21Ub4VBg.js","/assets/Log-BPEgHGEA.css","/assets/MinePage-Bbeggi6w.css","/assets/MinePage-DdnTxo3u.js","/assets/MyName-D2XGyYo4.js","/assets/MyName-DCsb78IP.css","/assets/OptionChoice-BeRc3-bO.css","/assets/OptionChoice-DIuKw2LT.js","/assets/Pick-DBnEA09b.css","/assets/Pick-F7rMgX5z.js","/assets/PracticePage-CWvNTGqy.css","/assets/PracticePage-RMKse2V6.js","/assets/PrintIt-BEReunY0.css","/assets/PrintIt-D7G7wTYi.js","/assets/ProvedPage-DJ26_r_B.css","/assets/ProvedPage-bBBePr-i.js","/assets/ReplayPage-BasmI9Pd.js","/assets/ReplayPage-DaJy5CPr.css","/assets/Retry-CqcspqAo.css","/assets/Retry-DZjNcarO.js","/assets/ReviewPage-BKr8mzeU.js","/assets/ReviewPage-Jsho9dv8.css","/assets/RulesPage-gBJdt96J.js","/assets/RulesPanel-CR9VhfUX.js","/assets/RulesText-DkMHbZyr.css","/assets/RulesText-DuSAc61Y.js","/assets/RushPage-CCcgksEh.js","/assets/RushPage-CbCWOI0f.css","/assets/Settings-CM62WHS9.js","/assets/Settings-MJ2qqj8g.css","/assets/Start-BV4TcLIO.js","/assets/Start-CNNk12ge.css","/assets/StepPlayer-BgWWqCkE.js","/assets/StepPlayer-Bv_yOL0V.css","/assets/TablePage-DrwlYs-1.css","/assets/TablePage-zMVXcP_x.js","/assets/Tray-BO1PjFLp.js","/assets/Tray-DxbDQIv-.css","/assets/Walk-4O63NlAF.css","/assets/Walk-yGahfzLR.js","/assets/Why-DIhCNKld.css","/assets/Why-fgoc9qHu.js","/assets/WorkshopPage-CAxmyzSx.js","/assets/WorkshopPage-C_-bnVUw.css","/assets/copy-DHvFKxAU.js","/assets/de-CeQFXk-3.js","/assets/doing-DPUo4q-K.js","/assets/doing-DuqMAOTb.js","/assets/doing-O6VyzjUi.js","/assets/en-DB1aPMpZ.js","/assets/es-DrUtKTiR.js","/assets/fr-DLY5nXPH.js","/assets/headline-BQainR7h.js","/assets/icon-192.png","/assets/icon-512.png","/assets/icon-apple-180.png","/assets/icon-maskable-512.png","/assets/icon.svg","/assets/index-CMdy9Qhx.js","/assets/index-DhIeewpx.css","/assets/it-Dgsc8ZNl.js","/assets/learned.svelte-CM1dGGz8.js","/assets/left-Bo6PnHxx.js","/assets/names-F1FkV91D.js","/assets/nl-8w4SLcBO.js","/assets/pl-nsox_4RI.js","/assets/points-C_yFXkH2.js","/assets/push-CipuJz7T.js","/assets/remembered-C5NHVCQj.css","/assets/remembered-JaEERWfX.js","/assets/sans-400-CXZOsLh2.woff2","/assets/sans-600-CIr5b0rr.woff2","/assets/serif-600-tT5nWWkT.woff2","/assets/signs-400-B0Su-qjn.woff2","/assets/sl-PQquhfLE.js","/assets/stage.svelte-tBXSU0U0.js","/assets/tried-CpHRRFWW.js","/assets/typefaces-licence.txt","/manifest.webmanifest"];
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
