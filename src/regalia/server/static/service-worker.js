/* Keeps the frame of the page, the rules and the pictures for when there is no connection.
 *
 * The build fills in VERSION and SHELL. The page itself is asked for first and taken from the store
 * only when the server cannot be reached; files under /assets/ never change under one name. Nothing
 * of a table is ever stored.
 */
const VERSION = "6af6d5dbadad";
const SHELL = ["/","/assets/About-Ch3TEhyZ.css","/assets/About-CkbOPme0.js","/assets/Choosing-CvbyffEp.js","/assets/Choosing-Ds7CfZSA.css","/assets/Crown-BQ4lorBI.js","/assets/Crown-BqJdtS-u.css","/assets/Loaded-CQK9UyBx.js","/assets/Loaded-DnqURYhG.css","/assets/Nothing-CsDizLLy.js","/assets/Pick-Bg7uAw27.css","/assets/Pick-DWUqufjV.js","/assets/ReplayPage-Bzit-pw3.css","/assets/ReplayPage-CY9_cDs8.js","/assets/RulesPage-dHxIyO4P.js","/assets/RulesText-DkMHbZyr.css","/assets/RulesText-X1wdoI7L.js","/assets/TablePage-B1BUnUsz.css","/assets/TablePage-D9COI_qc.js","/assets/Why-BA1lE3fE.css","/assets/Why-CgCK4SPa.js","/assets/de-DfJ85e2q.js","/assets/en-DqDbJizO.js","/assets/es-CUNqIDeD.js","/assets/fr-CMUHAzRE.js","/assets/icon-192.png","/assets/icon-512.png","/assets/icon-apple-180.png","/assets/icon-maskable-512.png","/assets/icon.svg","/assets/index-DBq6jGG3.js","/assets/index-oghvt9Rg.css","/assets/it-BKH_Icgv.js","/assets/legacy-DB6fTWMv.js","/assets/luck-CylAx1cO.js","/assets/nl-DBrptTvM.js","/assets/panel-ChU5NHFf.css","/assets/panel.svelte-XYRLa_o9.js","/assets/pl-CaVIGULP.js","/assets/sans-400-CXZOsLh2.woff2","/assets/sans-600-CIr5b0rr.woff2","/assets/serif-600-tT5nWWkT.woff2","/assets/settings.svelte-FpcGOscx.js","/assets/shape-xsauQa_M.js","/assets/signs-400-B0Su-qjn.woff2","/assets/sl-DBVQO2b5.js","/assets/typefaces-licence.txt","/assets/wish-UGcer3UG.js","/assets/words.svelte-DI8WUp5c.js","/manifest.webmanifest"];
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
