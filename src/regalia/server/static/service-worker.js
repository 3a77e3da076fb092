/* Keeps the frame of the page, the rules and the pictures for when there is no connection.
 *
 * The build fills in VERSION and SHELL. The page itself is asked for first and taken from the store
 * only when the server cannot be reached; files under /assets/ never change under one name. Nothing
 * of a table is ever stored.
 */
const VERSION = "e6537425811a";
const SHELL = ["/","/assets/About-Ch3TEhyZ.css","/assets/About-DjDAcqf7.js","/assets/Choosing-BKO-zmY2.js","/assets/Choosing-CF5w_R3p.css","/assets/CompanionPage-CFUCY_i4.css","/assets/CompanionPage-DLmFMrsD.js","/assets/ContinuePage-D7hSCUXj.js","/assets/ContinuePage-JQ3JEqDL.css","/assets/DailyPage-C-1TSX1C.css","/assets/DailyPage-CVvbWe7t.js","/assets/Dialog-ChU5NHFf.css","/assets/Dialog-CklfMV9y.js","/assets/Exercise-D0ZYIZsG.js","/assets/Exercise-DT0FfQk3.css","/assets/Held-D1p8Vwa4.js","/assets/Held-togcO6fn.css","/assets/Invite-Bbw4FVAY.js","/assets/Invite-CpiCuwDB.css","/assets/LearnPage-B7ZJTzwm.css","/assets/LearnPage-C7m5qu6Q.js","/assets/LinkToShare-DsnHU8Ho.css","/assets/LinkToShare-cY0CCz9B.js","/assets/Little-BHIZML7o.js","/assets/Little-CqVTK9zi.css","/assets/MyName-CMNVk_N6.js","/assets/MyName-DCsb78IP.css","/assets/Pick-DBnEA09b.css","/assets/Pick-nxXvxhai.js","/assets/PracticePage-BQeDIIBV.css","/assets/PracticePage-DLxekekE.js","/assets/PrintIt-BpO-OXJJ.js","/assets/PrintIt-C6yJVzjW.css","/assets/ReplayPage-Ch70ndwR.js","/assets/ReplayPage-sLjq7gjI.css","/assets/ReviewPage-CvoU3F-0.js","/assets/ReviewPage-zk6naIH3.css","/assets/RulesPage-DwjBuTGM.js","/assets/RulesPanel-ByCU96Ws.js","/assets/RulesText-D-oppulo.js","/assets/RulesText-DkMHbZyr.css","/assets/Settings-MJ2qqj8g.css","/assets/Settings-wbgPIJjW.js","/assets/StepPlayer-C_-JsCfx.css","/assets/StepPlayer-DfKGzk8f.js","/assets/TablePage-5FR7-Sxr.js","/assets/TablePage-HDYB4KU7.css","/assets/Thing-Bz8HT7kt.js","/assets/Thing-rNOxa4yk.css","/assets/Tray-BRXFbAYb.js","/assets/Tray-Dgi4ecry.css","/assets/Why-BxS2UZWO.js","/assets/Why-CblOi2R8.css","/assets/WorkshopPage-CiWlJsd4.js","/assets/WorkshopPage-VWqZgUj_.css","/assets/copy-BnH4kktY.js","/assets/de-CTFx82kU.js","/assets/doing-CJe5XjlM.js","/assets/en-B69-ZXAL.js","/assets/es-Cy7OLg1H.js","/assets/fr-DZKpK2l6.js","/assets/guided-BAkPOiDj.js","/assets/headline-BdXn0e6e.js","/assets/headline-DnVUz7p_.css","/assets/icon-192.png","/assets/icon-512.png","/assets/icon-apple-180.png","/assets/icon-maskable-512.png","/assets/icon.svg","/assets/index-BE8ZciSd.css","/assets/index-D-0D2rtF.js","/assets/it-DE-7W63r.js","/assets/keys-mNtyuo0Y.css","/assets/keys.svelte-B-UZ5CL2.js","/assets/names-BHrBLhA4.js","/assets/nl-BgXjNdNN.js","/assets/pl-DdakE9ud.js","/assets/play-DahXf37d.css","/assets/play.svelte-0-rRsavg.js","/assets/push-D3yGay63.js","/assets/remembered-DF8dN3W5.css","/assets/remembered-DGotDCyM.js","/assets/sans-400-CXZOsLh2.woff2","/assets/sans-600-CIr5b0rr.woff2","/assets/serif-600-tT5nWWkT.woff2","/assets/signs-400-B0Su-qjn.woff2","/assets/sl-B3kBi_vk.js","/assets/stage-Ckn8Ted5.css","/assets/stage.svelte-Cl-iUTOn.js","/assets/typefaces-licence.txt","/manifest.webmanifest"];
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
