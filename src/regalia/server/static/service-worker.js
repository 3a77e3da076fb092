/* Keeps the frame of the page, the rules, the pictures, lessons and the exercises that were last looked
 * at for when there is no connection.
 *
 * The build fills in VERSION and SHELL. The page itself is asked for first and taken from the store
 * only when the server cannot be reached; files under /assets/ never change under one name. Nothing
 * of a table is ever stored.
 */
const VERSION = "a5477566d10b";
const SHELL = ["/","/assets/About-Ch3TEhyZ.css","/assets/About-DJtCZjj8.js","/assets/ActionList-Ckn8Ted5.css","/assets/ActionList-XqHcioJP.js","/assets/AnalysePage-CCrdLXBP.css","/assets/AnalysePage-VEPzt0U2.js","/assets/BoxesPage-BPtZ59vJ.js","/assets/BoxesPage-CXvIc321.css","/assets/Choices-BPKlhKTF.js","/assets/Choices-DD_I3GSv.css","/assets/Choosing-ChT3eQJT.js","/assets/Choosing-DltUkUVe.css","/assets/CompanionPage-5v8op4_q.js","/assets/CompanionPage-BY5EBZ-g.css","/assets/ContinuePage-CPKJ4XMU.js","/assets/ContinuePage-JQ3JEqDL.css","/assets/Controls-5lWvrM75.js","/assets/Controls-BjRN5dlS.css","/assets/Countdown-Bsvkh_xV.js","/assets/Countdown-CiN6UUP6.css","/assets/DailyPage-CkGP1jEj.js","/assets/DailyPage-_3Vmkows.css","/assets/Dialog-ChU5NHFf.css","/assets/Dialog-CoZYLF4X.js","/assets/Exercise-BHcu-nnu.js","/assets/Held-CmfI2z1C.js","/assets/Held-togcO6fn.css","/assets/Invite-BE9B33gL.js","/assets/Invite-CpiCuwDB.css","/assets/LearnPage-CLvN_58b.css","/assets/LearnPage-DBkLfG1-.js","/assets/LinkToShare-DD-3K1Yf.js","/assets/LinkToShare-DsnHU8Ho.css","/assets/Little-BVtUuayX.css","/assets/Little-ktD36l5y.js","/assets/Log-BPEgHGEA.css","/assets/Log-DP1rOiWf.js","/assets/MinePage-Bbeggi6w.css","/assets/MinePage-QzT0Sqdz.js","/assets/MyName-DCsb78IP.css","/assets/MyName-DIroR24B.js","/assets/OptionChoice-BeRc3-bO.css","/assets/OptionChoice-DJhmljXn.js","/assets/Pick-CgJx97WC.js","/assets/Pick-DBnEA09b.css","/assets/PracticePage-C1DAO44Q.js","/assets/PracticePage-CWvNTGqy.css","/assets/PrintIt-BEReunY0.css","/assets/PrintIt-BUFWoId-.js","/assets/ProvedPage-ChWRPvuJ.js","/assets/ProvedPage-DJ26_r_B.css","/assets/ReplayPage-Bd2I7Z29.js","/assets/ReplayPage-DaJy5CPr.css","/assets/Retry-CqcspqAo.css","/assets/Retry-DBLrnIhf.js","/assets/ReviewPage-CjvJRDgJ.js","/assets/ReviewPage-Jsho9dv8.css","/assets/RulesPage-H91sRMju.js","/assets/RulesPanel-DoWJtRP8.js","/assets/RulesText-DijrdYoL.js","/assets/RulesText-DkMHbZyr.css","/assets/RushPage-CbCWOI0f.css","/assets/RushPage-CiDflnc9.js","/assets/Settings-CICD52Hk.js","/assets/Settings-MJ2qqj8g.css","/assets/Start-CNNk12ge.css","/assets/Start-C_kKPYwp.js","/assets/StepPlayer-Bv_yOL0V.css","/assets/StepPlayer-CCZw1G16.js","/assets/TablePage-CVKEgGnn.js","/assets/TablePage-jBistW61.css","/assets/Tray-DxbDQIv-.css","/assets/Tray-qYZ7Cnfq.js","/assets/Walk-4O63NlAF.css","/assets/Walk-DtdUmBHV.js","/assets/Why-CL_roxeg.js","/assets/Why-DIhCNKld.css","/assets/WorkshopPage-CV-0Njws.js","/assets/WorkshopPage-C_-bnVUw.css","/assets/copy-C-nUK_gC.js","/assets/de-DGbsPvcm.js","/assets/doing-Bf6jab0j.js","/assets/doing-DlntcLV_.js","/assets/doing-DnZcJBCX.js","/assets/en-C6K0RG17.js","/assets/es-q92WPIzn.js","/assets/fr-DC3_qAmL.js","/assets/headline-B449U4J8.js","/assets/icon-192.png","/assets/icon-512.png","/assets/icon-apple-180.png","/assets/icon-maskable-512.png","/assets/icon.svg","/assets/index-CKyWcC7i.css","/assets/index-DEXgrufB.js","/assets/it-C5rA408N.js","/assets/learned.svelte-JKyOnsmj.js","/assets/left-B2ATYGq7.js","/assets/names-Dp16eq95.js","/assets/nl-CTEDrEJ0.js","/assets/pl-IAFwDtfD.js","/assets/points-CsXuinsE.js","/assets/push-lnORXjxR.js","/assets/remembered-BCZmYHUQ.js","/assets/remembered-C5NHVCQj.css","/assets/sans-400-CXZOsLh2.woff2","/assets/sans-600-CIr5b0rr.woff2","/assets/serif-600-tT5nWWkT.woff2","/assets/signs-400-B0Su-qjn.woff2","/assets/sl-B3z5Ugp6.js","/assets/stage.svelte-CgxF6VUO.js","/assets/tried-CpHRRFWW.js","/assets/typefaces-licence.txt","/manifest.webmanifest"];
const SHELL_STORE = `shell-${VERSION}`;
const READING_STORE = "reading"; // games, rules and pictures, by their whole address
const READING =
  /^\/api\/games(\/[^/]+\/(rules|picture\.svg|looks\.svg|lessons(\/[^/]+\/[^/]+)?))?$/;
const DAILY_STORE = "daily"; // what is asked today, and the exercises that were last looked at
const DAILY = /^\/api\/(daily|games\/[^/]+\/exercises\/\d+)$/;
const MOST_DAILY = 24; // of them: practice goes on and on
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
      .then((names) => names.filter((name) => ![SHELL_STORE, READING_STORE, DAILY_STORE].includes(name)))
      .then((old) => Promise.all(old.map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== "GET" || address.origin !== location.origin) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (READING.test(address.pathname)) event.respondWith(read(request));
  else if (DAILY.test(address.pathname)) event.respondWith(daily(request));
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

async function read(request) {
  return reading(request, await caches.open(READING_STORE), fetched);
}

/* What was done changes what is asked today: it is waited for, however slow the server is. */
async function daily(request) {
  const store = await caches.open(DAILY_STORE);
  const answer = await reading(request, store, fetch);
  const old = (await store.keys()).slice(0, -MOST_DAILY); // what was put last stands last
  await Promise.all(old.map((one) => store.delete(one)));
  return answer;
}

/* What is not stored is waited for, too. */
async function reading(request, store, ask) {
  const known = (await store.match(request)) ?? (await otherShape(store, request));
  try {
    const answer = await (known ? ask : fetch)(request);
    if (answer.ok) await store.put(request, answer.clone());
    return answer;
  } catch (problem) {
    if (known) return known;
    throw problem;
  }
}
