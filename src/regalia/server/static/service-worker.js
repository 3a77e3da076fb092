/* Keeps the frame of the page, the rules and the pictures for when there is no connection.
 *
 * The build fills in VERSION and SHELL. The page itself is asked for first and taken from the store
 * only when the server cannot be reached; files under /assets/ never change under one name. Nothing
 * of a table is ever stored.
 */
const VERSION = "ab0c0de5088d";
const SHELL = ["/","/assets/About-Ch3TEhyZ.css","/assets/About-Cyb4ch7P.js","/assets/Choices-C5wEg_Kk.js","/assets/Choices-mNtyuo0Y.css","/assets/Choosing-CF5w_R3p.css","/assets/Choosing-DLbGeupr.js","/assets/CompanionPage-B0gdHafc.css","/assets/CompanionPage-ZVVWKUee.js","/assets/ContinuePage-Clq0pRwK.js","/assets/ContinuePage-JQ3JEqDL.css","/assets/Dialog-ChU5NHFf.css","/assets/Dialog-DlXaoRUc.js","/assets/Held-C2E-V4c8.js","/assets/Held-togcO6fn.css","/assets/Invite-CpiCuwDB.css","/assets/Invite-biuHM9Ra.js","/assets/LinkToShare-BKZA7enR.js","/assets/LinkToShare-DsnHU8Ho.css","/assets/MyName-CyL7Df9z.js","/assets/MyName-DCsb78IP.css","/assets/Pick-Bd7n54VZ.js","/assets/Pick-DBnEA09b.css","/assets/ReplayPage-DmLgEmTk.js","/assets/ReplayPage-sLjq7gjI.css","/assets/RulesPage-DLKw1Hev.js","/assets/RulesPanel-myxm0oK0.js","/assets/RulesText-D4YM4wo4.js","/assets/RulesText-DkMHbZyr.css","/assets/Settings-Dl1IvZm2.js","/assets/Settings-MJ2qqj8g.css","/assets/TablePage-2A1HWIus.js","/assets/TablePage-DToUJHmk.css","/assets/Why-Bw_t42OH.css","/assets/Why-CWzRtP4t.js","/assets/de-B8Br02r7.js","/assets/doing-zW9lnyt0.js","/assets/en-CoybyaJg.js","/assets/es-D0jYwNpE.js","/assets/fr-DXzCSJ8x.js","/assets/icon-192.png","/assets/icon-512.png","/assets/icon-apple-180.png","/assets/icon-maskable-512.png","/assets/icon.svg","/assets/index-BenhNQzW.css","/assets/index-CbwmxmCB.js","/assets/it-bbQvA0PG.js","/assets/nl-Dt1XWvRj.js","/assets/pl-BO3SratV.js","/assets/play-B5FCY3eM.css","/assets/play.svelte-C1-6ZkAV.js","/assets/push-DQ_qDKHN.js","/assets/remembered-BuatdtBu.js","/assets/remembered-DF8dN3W5.css","/assets/sans-400-CXZOsLh2.woff2","/assets/sans-600-CIr5b0rr.woff2","/assets/serif-600-tT5nWWkT.woff2","/assets/signs-400-B0Su-qjn.woff2","/assets/sl-D-3HvaGN.js","/assets/typefaces-licence.txt","/manifest.webmanifest"];
const SHELL_STORE = `shell-${VERSION}`;
const READING_STORE = "reading"; // games, rules and pictures, by their whole address
const READING = /^\/api\/games(\/[^/]+\/(rules|picture\.svg))?$/;
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
