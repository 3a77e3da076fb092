/* Keeps the frame of the page, the rules and the pictures for when there is no connection.
 *
 * The build fills in VERSION and SHELL. The page itself is asked for first and taken from the store
 * only when the server cannot be reached; files under /assets/ never change under one name. Nothing
 * of a table is ever stored.
 */
const VERSION = "ba26f7a8eb9b";
const SHELL = ["/","/assets/About-Ch3TEhyZ.css","/assets/About-DmD7OFWY.js","/assets/Choosing-CF5w_R3p.css","/assets/Choosing-D2KQCJiN.js","/assets/CompanionPage-CFUCY_i4.css","/assets/CompanionPage-DGkRkcmt.js","/assets/ContinuePage-BsyUsi4V.js","/assets/ContinuePage-JQ3JEqDL.css","/assets/DailyPage-ByvjYpHp.js","/assets/DailyPage-C-1TSX1C.css","/assets/Dialog-BS8NOfBf.js","/assets/Dialog-ChU5NHFf.css","/assets/Exercise-DT0FfQk3.css","/assets/Exercise-dathD_RS.js","/assets/Held-B9yJYCGN.js","/assets/Held-togcO6fn.css","/assets/Invite-CpiCuwDB.css","/assets/Invite-Cymc_SOj.js","/assets/LearnPage-B0S3_Dfv.js","/assets/LearnPage-B7ZJTzwm.css","/assets/LinkToShare-BnPWlIhd.js","/assets/LinkToShare-DsnHU8Ho.css","/assets/Little-CqVTK9zi.css","/assets/Little-DrZM3C6R.js","/assets/MyName-DCsb78IP.css","/assets/MyName-DkJt3JCc.js","/assets/Pick-ALrQynaL.js","/assets/Pick-DBnEA09b.css","/assets/PracticePage-BQeDIIBV.css","/assets/PracticePage-GRWtfNy8.js","/assets/ReplayPage-BUw07wHw.js","/assets/ReplayPage-sLjq7gjI.css","/assets/ReviewPage-DRuzzSxq.js","/assets/ReviewPage-zk6naIH3.css","/assets/RulesPage-DHjia8-a.js","/assets/RulesPanel-DvFA8Vw8.js","/assets/RulesText-BtsguloN.js","/assets/RulesText-DkMHbZyr.css","/assets/Settings-CEN7UknA.js","/assets/Settings-MJ2qqj8g.css","/assets/StepPlayer-CKGSov1L.js","/assets/StepPlayer-C_-JsCfx.css","/assets/TablePage-BSsCDQ_B.js","/assets/TablePage-HDYB4KU7.css","/assets/Thing-DoP__gx7.js","/assets/Thing-rNOxa4yk.css","/assets/Tray-Dgi4ecry.css","/assets/Tray-kQlBXU6D.js","/assets/Why-CblOi2R8.css","/assets/Why-KrBWIlaN.js","/assets/WorkshopPage-B-QMPfqj.css","/assets/WorkshopPage-BWeTnzSz.js","/assets/copy-B684_8Bu.js","/assets/de-BS-IXl0f.js","/assets/doing-DpyL32Rl.js","/assets/en-DfgcmPCa.js","/assets/es-BA-9pNiM.js","/assets/fr-BdCtejD2.js","/assets/guided-CDLAyKr4.js","/assets/headline-DJJWVTQv.js","/assets/headline-DnVUz7p_.css","/assets/icon-192.png","/assets/icon-512.png","/assets/icon-apple-180.png","/assets/icon-maskable-512.png","/assets/icon.svg","/assets/index-BE8ZciSd.css","/assets/index-DgPIMrYQ.js","/assets/it-DTRl_ps0.js","/assets/keys-mNtyuo0Y.css","/assets/keys.svelte-CK8Qgcwb.js","/assets/names-OZop5ScC.js","/assets/nl-B1zEWG9d.js","/assets/pl-Dt1OfKJr.js","/assets/play-DahXf37d.css","/assets/play.svelte-CxTy6bSp.js","/assets/push-BYSe_cb2.js","/assets/remembered-DF8dN3W5.css","/assets/remembered-ttsqNf7U.js","/assets/sans-400-CXZOsLh2.woff2","/assets/sans-600-CIr5b0rr.woff2","/assets/serif-600-tT5nWWkT.woff2","/assets/signs-400-B0Su-qjn.woff2","/assets/sl-DD1368AH.js","/assets/stage-Ckn8Ted5.css","/assets/stage.svelte-D3nHRQjO.js","/assets/typefaces-licence.txt","/manifest.webmanifest"];
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
