/* Keeps the frame of the page, the rules and the pictures for when there is no connection.
 *
 * The build fills in VERSION and SHELL. The page itself is asked for first and taken from the store
 * only when the server cannot be reached; files under /assets/ never change under one name. Nothing
 * of a table is ever stored.
 */
const VERSION = "97b6e0ad3cec";
const SHELL = ["/","/assets/About-Ch3TEhyZ.css","/assets/About-Dwp1wpWj.js","/assets/Choosing-lhHUyevX.css","/assets/Choosing-vSKXXE35.js","/assets/ContinuePage-JQ3JEqDL.css","/assets/ContinuePage-hSxAwmTI.js","/assets/Invite-3JPULAWA.js","/assets/Invite-DXU3d6GH.css","/assets/Loaded-BTyVJQYt.js","/assets/Loaded-DnqURYhG.css","/assets/MyName-DCsb78IP.css","/assets/MyName-vUt2fyGw.js","/assets/Nothing-Bq1R7eKX.js","/assets/Pick-Bg7uAw27.css","/assets/Pick-DLbFZBw0.js","/assets/ReplayPage-BLtP4SpS.css","/assets/ReplayPage-CQNzP9KP.js","/assets/RulesPage-CnwDD1zV.js","/assets/RulesText-DkMHbZyr.css","/assets/RulesText-DmkPGTGI.js","/assets/TablePage-BInxvZQ1.css","/assets/TablePage-ULQ9yxU5.js","/assets/Why-DBiKnfwn.js","/assets/Why-e7SDfvdV.css","/assets/de-BT5iQYGv.js","/assets/doing-DmkhldwN.js","/assets/en-zYAXGyDg.js","/assets/es-D3tSVTMq.js","/assets/fr-C5INoCwr.js","/assets/icon-192.png","/assets/icon-512.png","/assets/icon-apple-180.png","/assets/icon-maskable-512.png","/assets/icon.svg","/assets/index-BA1JNWrK.js","/assets/index-Cjymx0kk.css","/assets/it-ClqDub66.js","/assets/legacy-BfJS3QMi.js","/assets/luck-Cy8m6gM-.js","/assets/nl-D7TVue30.js","/assets/panel-DXOepXz3.css","/assets/panel.svelte-KZgXqlyC.js","/assets/pl-Br4EyPwg.js","/assets/sans-400-CXZOsLh2.woff2","/assets/sans-600-CIr5b0rr.woff2","/assets/serif-600-tT5nWWkT.woff2","/assets/server-8Oluk0El.js","/assets/settings.svelte-CqiQpL48.js","/assets/shape-CJCgHxnr.js","/assets/signs-400-B0Su-qjn.woff2","/assets/sl-Buet_Kl4.js","/assets/toasts.svelte-BI8kyQ1_.js","/assets/typefaces-licence.txt","/assets/wish-IpCTNYbu.js","/assets/words.svelte-BjFbLbEa.js","/manifest.webmanifest"];
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
