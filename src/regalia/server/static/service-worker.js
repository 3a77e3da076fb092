/* Keeps the frame of the page, the rules and the pictures for when there is no connection.
 *
 * The build fills in VERSION and SHELL. The page itself is asked for first and taken from the store
 * only when the server cannot be reached; files under /assets/ never change under one name. Nothing
 * of a table is ever stored.
 */
const VERSION = "494c17948f49";
const SHELL = ["/","/assets/About-1zjGtNoZ.js","/assets/About-Ch3TEhyZ.css","/assets/Choosing-C6zaBsbE.js","/assets/Choosing-lhHUyevX.css","/assets/ContinuePage-0qAuBG3g.js","/assets/ContinuePage-JQ3JEqDL.css","/assets/Invite-BNo1X6u3.js","/assets/Invite-DXU3d6GH.css","/assets/Loaded-BnPlHq97.js","/assets/Loaded-DnqURYhG.css","/assets/MyName-DCsb78IP.css","/assets/MyName-QXDcadBf.js","/assets/Nothing-Dqjo3OxG.js","/assets/Pick-Bg7uAw27.css","/assets/Pick-CQPiGix_.js","/assets/ReplayPage-BLtP4SpS.css","/assets/ReplayPage-eW8yjBlJ.js","/assets/RulesPage-BJQs8mbA.js","/assets/RulesText-Bc08jiqL.js","/assets/RulesText-DkMHbZyr.css","/assets/TablePage-BInxvZQ1.css","/assets/TablePage-fmQ0C8VZ.js","/assets/Why-C9rwL2ta.js","/assets/Why-e7SDfvdV.css","/assets/de-D1Qzq-AK.js","/assets/doing-Chz5Ntcs.js","/assets/en-Bh90AMt6.js","/assets/es-DbySCRFd.js","/assets/fr-C1fn6Ffe.js","/assets/icon-192.png","/assets/icon-512.png","/assets/icon-apple-180.png","/assets/icon-maskable-512.png","/assets/icon.svg","/assets/index--ujf1X4y.css","/assets/index-Div8mHhb.js","/assets/it-CGD38Nx8.js","/assets/legacy-Con2gWzm.js","/assets/luck-CFPBAOVp.js","/assets/nl-BX2ZnOQW.js","/assets/panel-DXOepXz3.css","/assets/panel.svelte-DwqldkF3.js","/assets/pl-B2zoUdoM.js","/assets/push-B2qM_pGL.js","/assets/sans-400-CXZOsLh2.woff2","/assets/sans-600-CIr5b0rr.woff2","/assets/serif-600-tT5nWWkT.woff2","/assets/server-DjYPZpl3.js","/assets/settings.svelte-BeBlLY2w.js","/assets/shape-CudHSswf.js","/assets/signs-400-B0Su-qjn.woff2","/assets/sl-CensIcYz.js","/assets/toasts.svelte-Cw7ykYQE.js","/assets/typefaces-licence.txt","/assets/wish-BqsCY8pQ.js","/assets/words.svelte-BCCNaNyR.js","/manifest.webmanifest"];
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
