/* Keeps the frame of the page, the rules and the pictures for when there is no connection.
 *
 * The build fills in VERSION and SHELL. The page itself is asked for first and taken from the store
 * only when the server cannot be reached; files under /assets/ never change under one name. Nothing
 * of a table is ever stored.
 */
const VERSION = "e66aec7d99bf";
const SHELL = ["/","/assets/About-Ch3TEhyZ.css","/assets/About-nB8OfYRO.js","/assets/Choosing-BS_9I_uw.js","/assets/Choosing-CF5w_R3p.css","/assets/CompanionPage-BUu2qzcI.js","/assets/CompanionPage-CFUCY_i4.css","/assets/ContinuePage-B4W1avv1.js","/assets/ContinuePage-JQ3JEqDL.css","/assets/DailyPage-C-1TSX1C.css","/assets/DailyPage-CzqzdLnq.js","/assets/Dialog-C0nCmfnH.js","/assets/Dialog-ChU5NHFf.css","/assets/Exercise-CmsI8cav.js","/assets/Exercise-DT0FfQk3.css","/assets/Held-BFdQwfGe.js","/assets/Held-togcO6fn.css","/assets/Invite-CpiCuwDB.css","/assets/Invite-L4D82Uga.js","/assets/LearnPage-B7ZJTzwm.css","/assets/LearnPage-DaE_lfNI.js","/assets/LinkToShare-CG-FbONr.js","/assets/LinkToShare-DsnHU8Ho.css","/assets/Little-BBchZvKr.css","/assets/Little-BCjC9324.js","/assets/MyName-28-VIaXi.js","/assets/MyName-DCsb78IP.css","/assets/Pick-DBnEA09b.css","/assets/Pick-DuQug9Qe.js","/assets/PracticePage-BQeDIIBV.css","/assets/PracticePage-CGxX9VaA.js","/assets/PrintIt-C6yJVzjW.css","/assets/PrintIt-DK5sqdSb.js","/assets/ReplayPage-C1unNTTw.js","/assets/ReplayPage-sLjq7gjI.css","/assets/ReviewPage-DVnY563n.js","/assets/ReviewPage-zk6naIH3.css","/assets/RulesPage-B5rOmgaT.js","/assets/RulesPanel-C1ACTi0-.js","/assets/RulesText-CPYlrXko.js","/assets/RulesText-DkMHbZyr.css","/assets/Settings-C3USg-uL.js","/assets/Settings-MJ2qqj8g.css","/assets/StepPlayer-C_-JsCfx.css","/assets/StepPlayer-Duv1NmYt.js","/assets/TablePage-8jpRHJMg.css","/assets/TablePage-CpWRs6UN.js","/assets/Thing-BpXKZBYp.js","/assets/Thing-rNOxa4yk.css","/assets/Tray-9lOnJ0Lb.css","/assets/Tray-Bt3-eAyG.js","/assets/Why-Btb8awtg.js","/assets/Why-CblOi2R8.css","/assets/WorkshopPage-VWqZgUj_.css","/assets/WorkshopPage-VbYXe76R.js","/assets/copy-Bz2FHZFV.js","/assets/de-CTFx82kU.js","/assets/doing-CMgj5-Fv.js","/assets/en-B69-ZXAL.js","/assets/es-Cy7OLg1H.js","/assets/fr-DZKpK2l6.js","/assets/guided-C3muEHjY.js","/assets/headline-CbY3sshf.js","/assets/headline-DnVUz7p_.css","/assets/icon-192.png","/assets/icon-512.png","/assets/icon-apple-180.png","/assets/icon-maskable-512.png","/assets/icon.svg","/assets/index-BE8ZciSd.css","/assets/index-DTMR8LEC.js","/assets/it-DE-7W63r.js","/assets/keys-mNtyuo0Y.css","/assets/keys.svelte-BD5JgVFh.js","/assets/names-BAmTrcFf.js","/assets/nl-BgXjNdNN.js","/assets/pl-DdakE9ud.js","/assets/play-DahXf37d.css","/assets/play.svelte-BA4UsHsw.js","/assets/push-Piy5TSSm.js","/assets/remembered-CaQXO0yY.js","/assets/remembered-DF8dN3W5.css","/assets/sans-400-CXZOsLh2.woff2","/assets/sans-600-CIr5b0rr.woff2","/assets/serif-600-tT5nWWkT.woff2","/assets/signs-400-B0Su-qjn.woff2","/assets/sl-B3kBi_vk.js","/assets/stage-Ckn8Ted5.css","/assets/stage.svelte-CK37Qsgz.js","/assets/typefaces-licence.txt","/manifest.webmanifest"];
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
