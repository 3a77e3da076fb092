/* Keeps the frame of the page, the rules and the pictures for when there is no connection.
 *
 * The build fills in VERSION and SHELL. The page itself is asked for first and taken from the store
 * only when the server cannot be reached; files under /assets/ never change under one name. Nothing
 * of a table is ever stored.
 */
const VERSION = "0d33613abea0";
const SHELL = ["/","/assets/About-Ch3TEhyZ.css","/assets/About-DXE0cmbG.js","/assets/Choices-BHUWgl6c.js","/assets/Choices-mNtyuo0Y.css","/assets/Choosing-lhHUyevX.css","/assets/Choosing-qDj5Q-o9.js","/assets/CompanionPage-CmzwFlH0.js","/assets/CompanionPage-DLHlIX0E.css","/assets/ContinuePage-DCZ_kB3z.js","/assets/ContinuePage-JQ3JEqDL.css","/assets/Held-B34QY_27.js","/assets/Held-togcO6fn.css","/assets/Invite-CncSQN7g.js","/assets/Invite-DXU3d6GH.css","/assets/Loaded-CbAULafZ.js","/assets/Loaded-DnqURYhG.css","/assets/MyName-6F8_6QOA.js","/assets/MyName-DCsb78IP.css","/assets/Nothing-BU_xrfpv.js","/assets/Pick-Bg7uAw27.css","/assets/Pick-OzExyYca.js","/assets/ReplayPage-DxBqRnyM.js","/assets/ReplayPage-sLjq7gjI.css","/assets/RulesPage-CoHmC7D0.js","/assets/RulesText-Bv6Xwmpp.js","/assets/RulesText-DkMHbZyr.css","/assets/TablePage-BPUcDJBh.css","/assets/TablePage-_t4DSVVk.js","/assets/Why-Bw_t42OH.css","/assets/Why-DiRf08Wo.js","/assets/de-DZyP9E75.js","/assets/doing-zoQmPaqh.js","/assets/en-BH0A1Hmv.js","/assets/es-CQkxMoCz.js","/assets/fr-BBqS7jxL.js","/assets/icon-192.png","/assets/icon-512.png","/assets/icon-apple-180.png","/assets/icon-maskable-512.png","/assets/icon.svg","/assets/index--ujf1X4y.css","/assets/index-DQz4bDL8.js","/assets/it-CroNBWQ3.js","/assets/legacy-EYHMTfbZ.js","/assets/luck-DNLP3BoK.js","/assets/nl-Bz8hAQHQ.js","/assets/panel-DXOepXz3.css","/assets/panel.svelte-BGsDsON1.js","/assets/pl-CBvaDCwm.js","/assets/play-B5FCY3eM.css","/assets/play.svelte-yRAhSK-D.js","/assets/push-6r9EHZ2i.js","/assets/router.svelte-Dadsj5PZ.js","/assets/sans-400-CXZOsLh2.woff2","/assets/sans-600-CIr5b0rr.woff2","/assets/serif-600-tT5nWWkT.woff2","/assets/server-B6qD7Fmh.js","/assets/settings.svelte-CGGi656d.js","/assets/shape-CpuAv3k9.js","/assets/signs-400-B0Su-qjn.woff2","/assets/sl-BMuCS5w3.js","/assets/toasts.svelte-DEbImB5p.js","/assets/typefaces-licence.txt","/assets/wish-CYj3c3FU.js","/assets/words.svelte-CdYlF8_5.js","/manifest.webmanifest"];
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
