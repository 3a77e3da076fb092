/* Keeps the frame of the page, the rules and the pictures for when there is no connection.
 *
 * The build fills in VERSION and SHELL. The page itself is asked for first and taken from the store
 * only when the server cannot be reached; files under /assets/ never change under one name. Nothing
 * of a table is ever stored.
 */
const VERSION = "1f92e09774d7";
const SHELL = ["/","/assets/About-Ch3TEhyZ.css","/assets/About-RDI7BJzH.js","/assets/Choosing-C9vlLe4d.css","/assets/Choosing-DY42BKVE.js","/assets/Dialog-ChU5NHFf.css","/assets/Dialog-D8cekSSr.js","/assets/Loaded-3ES4nkzv.js","/assets/Loaded-C0WxqN3B.css","/assets/Nothing-B4I5WV5J.js","/assets/Pick-Bg7uAw27.css","/assets/Pick-DHCUYmhT.js","/assets/ReplayPage-ClIq29XT.js","/assets/ReplayPage-Fh99kQPQ.css","/assets/RulesPage-thUGRAXy.js","/assets/RulesText-8Qg6EIfe.js","/assets/RulesText-DpUYulak.css","/assets/TablePage-BtHuYMPB.css","/assets/TablePage-BzQyoM7s.js","/assets/de-VIec5WwL.js","/assets/en-DDmpomFj.js","/assets/es--ulltosr.js","/assets/fr-B-Kbbdg4.js","/assets/icon-192.png","/assets/icon-512.png","/assets/icon-apple-180.png","/assets/icon-maskable-512.png","/assets/icon.svg","/assets/index-Cchgq6HN.js","/assets/index-SSZYdIzV.css","/assets/it-BeF5qgHt.js","/assets/legacy-CxohGPA3.js","/assets/nl-Dgt_2qLj.js","/assets/panel-BqJdtS-u.css","/assets/panel.svelte-xVD7N-mX.js","/assets/pl-Be88x50F.js","/assets/server-i8qTevmy.js","/assets/shape-BXexlLEC.js","/assets/shape-HcHe2NBY.css","/assets/sl-CVT517MJ.js","/assets/toasts.svelte-ccYcDRA8.js","/assets/words.svelte-rI4--nKU.js","/manifest.webmanifest"];
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
