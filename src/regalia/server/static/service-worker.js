/* Keeps the frame of the page, the rules and the pictures for when there is no connection.
 *
 * The build fills in VERSION and SHELL. The page itself is asked for first and taken from the store
 * only when the server cannot be reached; files under /assets/ never change under one name. Nothing
 * of a table is ever stored.
 */
const VERSION = "f00e50cc9df0";
const SHELL = ["/","/assets/About-Ch3TEhyZ.css","/assets/About-FrKj-O-C.js","/assets/Choosing-Cfnya61f.js","/assets/Choosing-lhHUyevX.css","/assets/ContinuePage-BkDgGnMd.js","/assets/ContinuePage-JQ3JEqDL.css","/assets/Invite-D6pvkunQ.js","/assets/Invite-DXU3d6GH.css","/assets/Loaded-DO9m8Chn.js","/assets/Loaded-DnqURYhG.css","/assets/MyName-B_3dm3C8.js","/assets/MyName-DCsb78IP.css","/assets/Nothing-JVhacZM7.js","/assets/Pick-Bg7uAw27.css","/assets/Pick-DRtYwX-o.js","/assets/ReplayPage-BRVksoAj.js","/assets/ReplayPage-Bzit-pw3.css","/assets/RulesPage-C4SGCvDX.js","/assets/RulesText-DhXgM6jI.js","/assets/RulesText-DkMHbZyr.css","/assets/TablePage-BRQYMr5l.js","/assets/TablePage-BStcCFg_.css","/assets/Why-ByZdq4Xq.css","/assets/Why-CriGnnis.js","/assets/de-CQBpFqls.js","/assets/doing-D_JKxY0n.js","/assets/en-C2f2k3cD.js","/assets/es-Dc892fbF.js","/assets/fr-BVEzlUmz.js","/assets/icon-192.png","/assets/icon-512.png","/assets/icon-apple-180.png","/assets/icon-maskable-512.png","/assets/icon.svg","/assets/index-Cjymx0kk.css","/assets/index-DvYDgFz9.js","/assets/it-CQ7IO44L.js","/assets/legacy-ChSQItWW.js","/assets/luck-QCsCNMc2.js","/assets/nl-DyyxsNsE.js","/assets/panel-DXOepXz3.css","/assets/panel.svelte-CGVl1NXo.js","/assets/pl-CscyfIgS.js","/assets/sans-400-CXZOsLh2.woff2","/assets/sans-600-CIr5b0rr.woff2","/assets/serif-600-tT5nWWkT.woff2","/assets/server-EbOZCVM1.js","/assets/settings.svelte-NlyNmbAV.js","/assets/shape-D_JMF3zq.js","/assets/signs-400-B0Su-qjn.woff2","/assets/sl-C2q3BHoA.js","/assets/toasts.svelte-wWT9U5a3.js","/assets/typefaces-licence.txt","/assets/wish-CmkfyayD.js","/assets/words.svelte-Cv3X3a92.js","/manifest.webmanifest"];
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
