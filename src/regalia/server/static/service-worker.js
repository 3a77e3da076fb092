/* Keeps the frame of the page, the rules and the pictures for when there is no connection.
 *
 * The build fills in VERSION and SHELL. The page itself is asked for first and taken from the store
 * only when the server cannot be reached; files under /assets/ never change under one name. Nothing
 * of a table is ever stored.
 */
const VERSION = "177b7e3855a4";
const SHELL = ["/","/assets/About-Ch3TEhyZ.css","/assets/About-yzFe6Gwu.js","/assets/Choosing-CF5w_R3p.css","/assets/Choosing-GZ9YWzd8.js","/assets/CompanionPage-CFUCY_i4.css","/assets/CompanionPage-Cf8xrHPR.js","/assets/ContinuePage-DBS_UQAM.js","/assets/ContinuePage-JQ3JEqDL.css","/assets/DailyPage-BIj0wWLU.js","/assets/DailyPage-C-1TSX1C.css","/assets/Dialog-ChU5NHFf.css","/assets/Dialog-TaDyx1ok.js","/assets/Exercise-DT0FfQk3.css","/assets/Exercise-c7vITO3z.js","/assets/Held-CqJxmMAa.js","/assets/Held-togcO6fn.css","/assets/Invite-CpiCuwDB.css","/assets/Invite-TNnjB1ge.js","/assets/LearnPage-B7ZJTzwm.css","/assets/LearnPage-DPkqkB97.js","/assets/LinkToShare-DsnHU8Ho.css","/assets/LinkToShare-zq37cOzi.js","/assets/Little-CFQcaTJu.js","/assets/Little-CqVTK9zi.css","/assets/MyName-DCsb78IP.css","/assets/MyName-ZFh8eihS.js","/assets/Pick-DBnEA09b.css","/assets/Pick-PjcNYt3K.js","/assets/PracticePage-BQeDIIBV.css","/assets/PracticePage-BhDeF7aj.js","/assets/ReplayPage-Bu1i2OBX.js","/assets/ReplayPage-sLjq7gjI.css","/assets/ReviewPage-8HtNDVLP.js","/assets/ReviewPage-zk6naIH3.css","/assets/RulesPage-jbzmGwoV.js","/assets/RulesPanel-DVf7ayjF.js","/assets/RulesText-DkMHbZyr.css","/assets/RulesText-zINvpNjB.js","/assets/Settings-BV9djoT4.js","/assets/Settings-MJ2qqj8g.css","/assets/StepPlayer-C_-JsCfx.css","/assets/StepPlayer-D-j5zOSn.js","/assets/TablePage-DKi0lr4O.js","/assets/TablePage-HDYB4KU7.css","/assets/Thing-hjjc6CCy.js","/assets/Thing-rNOxa4yk.css","/assets/Tray-CEmQAy8T.js","/assets/Tray-Dgi4ecry.css","/assets/Why-CblOi2R8.css","/assets/Why-DgZWMzBW.js","/assets/WorkshopPage-B-QMPfqj.css","/assets/WorkshopPage-BiIF-kd8.js","/assets/copy-B145--PV.js","/assets/de-C0PKeSbQ.js","/assets/doing-CrteSwcf.js","/assets/en-720ALZih.js","/assets/es-CamgGTOT.js","/assets/fr-w-w3RVjr.js","/assets/guided-Bol7xgMq.js","/assets/headline-DGIwj0X3.js","/assets/headline-DnVUz7p_.css","/assets/icon-192.png","/assets/icon-512.png","/assets/icon-apple-180.png","/assets/icon-maskable-512.png","/assets/icon.svg","/assets/index-BE8ZciSd.css","/assets/index-CVjabTvA.js","/assets/it-BclZH5sT.js","/assets/keys-mNtyuo0Y.css","/assets/keys.svelte-fd5l5vi4.js","/assets/names-DbOH6Elx.js","/assets/nl-DZoTw-Fy.js","/assets/pl-OGnRmwqd.js","/assets/play-DahXf37d.css","/assets/play.svelte-phrUuenR.js","/assets/push-C1609RYD.js","/assets/remembered-3l-xY3aG.js","/assets/remembered-DF8dN3W5.css","/assets/sans-400-CXZOsLh2.woff2","/assets/sans-600-CIr5b0rr.woff2","/assets/serif-600-tT5nWWkT.woff2","/assets/signs-400-B0Su-qjn.woff2","/assets/sl-umSoDA7N.js","/assets/stage-Ckn8Ted5.css","/assets/stage.svelte-DO0l5-f1.js","/assets/typefaces-licence.txt","/manifest.webmanifest"];
const SHELL_STORE = `shell-${VERSION}`;
const READING_STORE = "reading"; // games, rules and pictures, by their whole address
const READING =
  /^\/api\/games(\/[^/]+\/(rules|picture\.svg|looks\.svg|lessons(\/[^/]+\/[^/]+)?))?$/;
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
