/* Keeps the frame of the page, the rules and the pictures for when there is no connection.
 *
 * The build fills in VERSION and SHELL. The page itself is asked for first and taken from the store
 * only when the server cannot be reached; files under /assets/ never change under one name. Nothing
 * of a table is ever stored.
 */
const VERSION = "33862577ca7b";
const SHELL = ["/","/assets/About-0FSTSBWl.js","/assets/About-Ch3TEhyZ.css","/assets/Choosing-Cbtdus7S.js","/assets/Choosing-lhHUyevX.css","/assets/ContinuePage-B0tYY-t0.js","/assets/ContinuePage-JQ3JEqDL.css","/assets/Invite-BQ2EOgRv.js","/assets/Invite-DXU3d6GH.css","/assets/Loaded-D497MD1p.js","/assets/Loaded-DnqURYhG.css","/assets/MyName-BIs9J3L6.js","/assets/MyName-DCsb78IP.css","/assets/Nothing-DdtJ1OLO.js","/assets/Pick-Bg7uAw27.css","/assets/Pick-Khl1Vnkn.js","/assets/ReplayPage-BF3vTaxy.js","/assets/ReplayPage-Bzit-pw3.css","/assets/RulesPage-JwNgE9M7.js","/assets/RulesText-De6JNCDk.js","/assets/RulesText-DkMHbZyr.css","/assets/TablePage-15wEV6XC.js","/assets/TablePage-D27H8fra.css","/assets/Why-ByZdq4Xq.css","/assets/Why-CZmXw6-r.js","/assets/de-B16yqEdG.js","/assets/doing-yULAyzZu.js","/assets/en-BnJzCLXN.js","/assets/es-Yk4f3OF3.js","/assets/fr-B2Huf4PT.js","/assets/icon-192.png","/assets/icon-512.png","/assets/icon-apple-180.png","/assets/icon-maskable-512.png","/assets/icon.svg","/assets/index-BoDmYkSZ.js","/assets/index-Cjymx0kk.css","/assets/it-BVEUT7nD.js","/assets/legacy-UjYvngLg.js","/assets/luck-DAwjADRe.js","/assets/nl-CD7A7Z3J.js","/assets/panel-DXOepXz3.css","/assets/panel.svelte-gY_BZ4E4.js","/assets/pl-Bgwku0bt.js","/assets/sans-400-CXZOsLh2.woff2","/assets/sans-600-CIr5b0rr.woff2","/assets/serif-600-tT5nWWkT.woff2","/assets/server-BnI-SJzf.js","/assets/settings.svelte-DkvSQAhN.js","/assets/shape-CK6Sd7_M.js","/assets/signs-400-B0Su-qjn.woff2","/assets/sl-m5R7PgG8.js","/assets/toasts.svelte-Cs3j7kSE.js","/assets/typefaces-licence.txt","/assets/wish-B8rGi8s4.js","/assets/words.svelte-DYK0T4lQ.js","/manifest.webmanifest"];
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
