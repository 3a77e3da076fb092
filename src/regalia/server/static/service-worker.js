/* Keeps the frame of the page, the rules and the pictures for when there is no connection.
 *
 * The build fills in VERSION and SHELL. The page itself is asked for first and taken from the store
 * only when the server cannot be reached; files under /assets/ never change under one name. Nothing
 * of a table is ever stored.
 */
const VERSION = "de5494d8ccb3";
const SHELL = ["/","/assets/About-Ch3TEhyZ.css","/assets/About-dxtMdCkp.js","/assets/Choosing-C9vlLe4d.css","/assets/Choosing-DMr21T6N.js","/assets/Dialog-ChU5NHFf.css","/assets/Dialog-xByaf_Nv.js","/assets/Loaded-C0WxqN3B.css","/assets/Loaded-DeHw1Z7c.js","/assets/Nothing-BWkGMORj.js","/assets/Pick-Bg7uAw27.css","/assets/Pick-DggiIGS_.js","/assets/ReplayPage--qb2IwdL.js","/assets/ReplayPage-Fh99kQPQ.css","/assets/RulesPage-B1oTlu65.js","/assets/RulesText-DT4yN4je.js","/assets/RulesText-DpUYulak.css","/assets/TablePage-BtHuYMPB.css","/assets/TablePage-nveS5t44.js","/assets/de-CQtMo2OZ.js","/assets/en-BSpI3vwJ.js","/assets/es-oCjahwvt.js","/assets/fr-B8mrtbT-.js","/assets/icon-192.png","/assets/icon-512.png","/assets/icon-apple-180.png","/assets/icon-maskable-512.png","/assets/icon.svg","/assets/index-BNg9L_p5.js","/assets/index-CNc47Ydx.css","/assets/it-DE1FnfLc.js","/assets/legacy-CU-PfE3n.js","/assets/nl-BC4n0ntC.js","/assets/panel-BqJdtS-u.css","/assets/panel.svelte-LJAO3OhF.js","/assets/pl-D2uBFhno.js","/assets/server-Cr60qmW1.js","/assets/settings.svelte-D2aiWSu_.js","/assets/shape-BQkQ-Ozw.js","/assets/shape-DV3xAYeT.css","/assets/sl-Gt4eA8Tf.js","/assets/words.svelte-B6wBjS5W.js","/manifest.webmanifest"];
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
