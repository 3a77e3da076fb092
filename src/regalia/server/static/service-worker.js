/* Keeps the frame of the page, the rules and the pictures for when there is no connection.
 *
 * The build fills in VERSION and SHELL. The page itself is asked for first and taken from the store
 * only when the server cannot be reached; files under /assets/ never change under one name. Nothing
 * of a table is ever stored.
 */
const VERSION = "8f6281d69ca8";
const SHELL = ["/","/assets/About-BboDIgy1.js","/assets/About-Ch3TEhyZ.css","/assets/Choosing-CD9ZjI_2.js","/assets/Choosing-CF5w_R3p.css","/assets/CompanionPage-CFUCY_i4.css","/assets/CompanionPage-rG9cgwPu.js","/assets/ContinuePage-CteX7NuU.js","/assets/ContinuePage-JQ3JEqDL.css","/assets/Countdown-BCgnLfWK.js","/assets/Countdown-CiN6UUP6.css","/assets/DailyPage-C-1TSX1C.css","/assets/DailyPage-D2G-3F9O.js","/assets/Dialog-CX8yGL4M.js","/assets/Dialog-ChU5NHFf.css","/assets/Exercise-DDtzMkZV.js","/assets/Exercise-DT0FfQk3.css","/assets/Held-BetSa8cX.js","/assets/Held-togcO6fn.css","/assets/Invite-CG0APdxc.js","/assets/Invite-CpiCuwDB.css","/assets/LearnPage-B7ZJTzwm.css","/assets/LearnPage-llmPyqev.js","/assets/LinkToShare-CYiu6uxW.js","/assets/LinkToShare-DsnHU8Ho.css","/assets/Little-BBchZvKr.css","/assets/Little-WMuS5n-u.js","/assets/MyName-C9HpkyXc.js","/assets/MyName-DCsb78IP.css","/assets/Pick-CqZQfOZq.js","/assets/Pick-DBnEA09b.css","/assets/PracticePage-BQeDIIBV.css","/assets/PracticePage-pqJvUT3u.js","/assets/PrintIt-C6yJVzjW.css","/assets/PrintIt-jI7WBuvl.js","/assets/ReplayPage-TA75uOjt.js","/assets/ReplayPage-sLjq7gjI.css","/assets/ReviewPage-svwXrPKP.js","/assets/ReviewPage-zk6naIH3.css","/assets/RulesPage-_B2Q7Sk9.js","/assets/RulesPanel-D9vPd7MR.js","/assets/RulesText-Bkm7HIT0.js","/assets/RulesText-DkMHbZyr.css","/assets/RushPage-B3j2pBKB.css","/assets/RushPage-C2FNCnKF.js","/assets/Settings-CbZlK8oO.js","/assets/Settings-MJ2qqj8g.css","/assets/Start-CNNk12ge.css","/assets/Start-CQqePhpg.js","/assets/StepPlayer-C_-JsCfx.css","/assets/StepPlayer-DXO_nB1v.js","/assets/TablePage-Fbxy_U6v.css","/assets/TablePage-rMbIM5d4.js","/assets/Thing-Byhrmo5_.js","/assets/Thing-rNOxa4yk.css","/assets/Tray-9lOnJ0Lb.css","/assets/Tray-R8h93KTk.js","/assets/Why-C2bMqind.js","/assets/Why-CblOi2R8.css","/assets/WorkshopPage-CMRdv3jQ.js","/assets/WorkshopPage-VWqZgUj_.css","/assets/copy-5zXxoVKD.js","/assets/de-BOxOkMdl.js","/assets/doing-BBjorOsk.js","/assets/en-DmAGyKQx.js","/assets/es-D-4ufppw.js","/assets/fr-DJFsmbk0.js","/assets/guided-BaKzKIKA.js","/assets/headline-CLeBWISY.js","/assets/headline-DnVUz7p_.css","/assets/icon-192.png","/assets/icon-512.png","/assets/icon-apple-180.png","/assets/icon-maskable-512.png","/assets/icon.svg","/assets/index-CmGAOd9F.js","/assets/index-DxZdEm4W.css","/assets/it-D5Mbt8iJ.js","/assets/keys-mNtyuo0Y.css","/assets/keys.svelte-D2Af72oS.js","/assets/names-S9KUaZZ5.js","/assets/nl-DK0760tE.js","/assets/pl-BE-EZINX.js","/assets/play-DahXf37d.css","/assets/play.svelte-4QP9s8pa.js","/assets/push-Ea8cAJ75.js","/assets/remembered-DF8dN3W5.css","/assets/remembered-eTSatcMx.js","/assets/sans-400-CXZOsLh2.woff2","/assets/sans-600-CIr5b0rr.woff2","/assets/serif-600-tT5nWWkT.woff2","/assets/signs-400-B0Su-qjn.woff2","/assets/sl-CvUrr64n.js","/assets/stage-Ckn8Ted5.css","/assets/stage.svelte-XzDuGPj7.js","/assets/typefaces-licence.txt","/manifest.webmanifest"];
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
