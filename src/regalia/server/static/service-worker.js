/* Keeps the frame of the page, the rules and the pictures for when there is no connection.
 *
 * The build fills in VERSION and SHELL. The page itself is asked for first and taken from the store
 * only when the server cannot be reached; files under /assets/ never change under one name. Nothing
 * of a table is ever stored.
 */
const VERSION = "0e77708d8515";
const SHELL = ["/","/assets/About-Ch3TEhyZ.css","/assets/About-H3_WG-BK.js","/assets/Choosing-C9vlLe4d.css","/assets/Choosing-PYvsazWB.js","/assets/Dialog-BOyaBzOo.js","/assets/Dialog-ChU5NHFf.css","/assets/Loaded-BI-vXQGG.js","/assets/Loaded-C0WxqN3B.css","/assets/Nothing-DBUwb6IO.js","/assets/Pick-BKe55aoA.js","/assets/Pick-Bg7uAw27.css","/assets/ReplayPage-C_g7Mg69.js","/assets/ReplayPage-Fh99kQPQ.css","/assets/RulesPage-BOYsaJuG.js","/assets/RulesText-D_sICPYY.js","/assets/RulesText-DpUYulak.css","/assets/TablePage-B9dUh-LJ.js","/assets/TablePage-BMScAZPT.css","/assets/de-BuQoIEBz.js","/assets/en-m8JtaWGo.js","/assets/es-CfkJ3Ke9.js","/assets/fr-CBOLWrc1.js","/assets/icon-192.png","/assets/icon-512.png","/assets/icon-apple-180.png","/assets/icon-maskable-512.png","/assets/icon.svg","/assets/index-BVMrM0z_.js","/assets/index-CNc47Ydx.css","/assets/it-DSqWXM7A.js","/assets/legacy-CMgyKjlu.js","/assets/nl-4WSoxRz0.js","/assets/panel-BqJdtS-u.css","/assets/panel.svelte-IS-e5-xO.js","/assets/pl-CT63Lcx7.js","/assets/server-Cv-_REUl.js","/assets/settings.svelte-CzvCy6li.js","/assets/shape-BJk4QyqH.js","/assets/shape-DV3xAYeT.css","/assets/sl-B9JA8jOW.js","/assets/words.svelte-B9W2Lt3O.js","/manifest.webmanifest"];
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
