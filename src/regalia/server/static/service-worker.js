/* Keeps the frame of the page, the rules and the pictures for when there is no connection.
 *
 * The build fills in VERSION and SHELL. The page itself is asked for first and taken from the store
 * only when the server cannot be reached; files under /assets/ never change under one name. Nothing
 * of a table is ever stored.
 */
const VERSION = "0a08046c9545";
const SHELL = ["/","/assets/About-BHhD6Igl.js","/assets/About-Ch3TEhyZ.css","/assets/Choosing-CF5w_R3p.css","/assets/Choosing-w6bolxsZ.js","/assets/CompanionPage-BBs0XB5T.js","/assets/CompanionPage-CFUCY_i4.css","/assets/ContinuePage-CbVu1d4o.js","/assets/ContinuePage-JQ3JEqDL.css","/assets/DailyPage-C-1TSX1C.css","/assets/DailyPage-CfUhiDGw.js","/assets/Dialog-CfApMES4.js","/assets/Dialog-ChU5NHFf.css","/assets/Exercise-DK57GR3Z.js","/assets/Exercise-DT0FfQk3.css","/assets/Held-CXgzpqRH.js","/assets/Held-togcO6fn.css","/assets/Invite-CpiCuwDB.css","/assets/Invite-DI6wUHQ0.js","/assets/LearnPage-B7ZJTzwm.css","/assets/LearnPage-xSeEnkvq.js","/assets/LinkToShare-DsnHU8Ho.css","/assets/LinkToShare-oLWOCb_N.js","/assets/Little-D07Mr9iA.css","/assets/Little-XLwMWtXh.js","/assets/MyName-B8exvDme.js","/assets/MyName-DCsb78IP.css","/assets/Pick-7hFUMTEW.js","/assets/Pick-DBnEA09b.css","/assets/PracticePage-B0RRLhM0.js","/assets/PracticePage-BQeDIIBV.css","/assets/ReplayPage-CJQ_Nexu.js","/assets/ReplayPage-sLjq7gjI.css","/assets/RulesPage-CmWM2cur.js","/assets/RulesPanel-CZNk-qWw.js","/assets/RulesText-DGNAHELV.js","/assets/RulesText-DkMHbZyr.css","/assets/Settings-MJ2qqj8g.css","/assets/Settings-nhqbq9jB.js","/assets/StepPlayer-C_-JsCfx.css","/assets/StepPlayer-DmJ4fOsC.js","/assets/TablePage-CtrUf-nl.js","/assets/TablePage-HDYB4KU7.css","/assets/Why-Bw_t42OH.css","/assets/Why-CFYPxHwf.js","/assets/WorkshopPage-B-QMPfqj.css","/assets/WorkshopPage-Bwnx9iUD.js","/assets/copy-DM1pop30.js","/assets/de-BpNFbHfy.js","/assets/doing-CDfInNbe.js","/assets/en-DP_gigAt.js","/assets/es-BHvCuq_k.js","/assets/fr-hAwEx5vi.js","/assets/guided-C5TncsSs.js","/assets/icon-192.png","/assets/icon-512.png","/assets/icon-apple-180.png","/assets/icon-maskable-512.png","/assets/icon.svg","/assets/index-ClhNeDIs.css","/assets/index-ZyzKOeQk.js","/assets/it-gwGWg5Ti.js","/assets/keys-mNtyuo0Y.css","/assets/keys.svelte-BqlZA9fY.js","/assets/names-DqHzCzqj.js","/assets/nl-EubPq26P.js","/assets/pl-FMgmQl3t.js","/assets/play-B-HpOOPF.css","/assets/play.svelte-B3kpC1bR.js","/assets/push-JRcYNoCi.js","/assets/remembered-Co96cIa3.js","/assets/remembered-DF8dN3W5.css","/assets/sans-400-CXZOsLh2.woff2","/assets/sans-600-CIr5b0rr.woff2","/assets/serif-600-tT5nWWkT.woff2","/assets/signs-400-B0Su-qjn.woff2","/assets/sl-C85vVdm1.js","/assets/stage-Ckn8Ted5.css","/assets/stage.svelte-C9hyRsZ-.js","/assets/typefaces-licence.txt","/manifest.webmanifest"];
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

async function reading(request) {
  const store = await caches.open(READING_STORE);
  try {
    const answer = await fetched(request);
    if (answer.ok) await store.put(request, answer.clone());
    return answer;
  } catch (problem) {
    const known = await store.match(request);
    if (known) return known;
    throw problem;
  }
}
