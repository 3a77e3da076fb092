/* Keeps the frame of the page, the rules and the pictures for when there is no connection.
 *
 * The build fills in VERSION and SHELL. The page itself is asked for first and taken from the store
 * only when the server cannot be reached; files under /assets/ never change under one name. Nothing
 * of a table is ever stored.
 */
const VERSION = "082ee57b3ab3";
const SHELL = ["/","/assets/About-BvImXoI5.js","/assets/About-Ch3TEhyZ.css","/assets/Choosing-CF5w_R3p.css","/assets/Choosing-CTj_uubT.js","/assets/CompanionPage-CFUCY_i4.css","/assets/CompanionPage-DKhxPlzx.js","/assets/ContinuePage-BoR342-Y.js","/assets/ContinuePage-JQ3JEqDL.css","/assets/Countdown-CiN6UUP6.css","/assets/Countdown-DSYQRsl3.js","/assets/DailyPage-BRJvG3gJ.js","/assets/DailyPage-C-1TSX1C.css","/assets/Dialog-ChU5NHFf.css","/assets/Dialog-U6RPFiAE.js","/assets/Exercise-DT0FfQk3.css","/assets/Exercise-Ds8rcMxG.js","/assets/Held-dEEcZMHG.js","/assets/Held-togcO6fn.css","/assets/Invite-CpiCuwDB.css","/assets/Invite-Du5rzTXa.js","/assets/LearnPage-B7ZJTzwm.css","/assets/LearnPage-D1eufdpj.js","/assets/LinkToShare-DsnHU8Ho.css","/assets/LinkToShare-Dv3cQ5iL.js","/assets/Little-BBchZvKr.css","/assets/Little-C4N443IV.js","/assets/MyName-CHZDXii8.js","/assets/MyName-DCsb78IP.css","/assets/Pick-DBnEA09b.css","/assets/Pick-DxSi9NSg.js","/assets/PracticePage-BQeDIIBV.css","/assets/PracticePage-BgYeYIxZ.js","/assets/PrintIt-C6yJVzjW.css","/assets/PrintIt-CVbbI0WS.js","/assets/ReplayPage-sFU87PzQ.js","/assets/ReplayPage-sLjq7gjI.css","/assets/ReviewPage-BpWFaQlX.js","/assets/ReviewPage-zk6naIH3.css","/assets/RulesPage-B1hBXoDn.js","/assets/RulesPanel-D8mD2_7x.js","/assets/RulesText-DkMHbZyr.css","/assets/RulesText-TpcdWGdx.js","/assets/RushPage-B3j2pBKB.css","/assets/RushPage-FhGuFwfg.js","/assets/Settings-D2CfswT7.js","/assets/Settings-MJ2qqj8g.css","/assets/Start-CNNk12ge.css","/assets/Start-Cp92L8A4.js","/assets/StepPlayer-C_-JsCfx.css","/assets/StepPlayer-cJmvPiRb.js","/assets/TablePage-ZFoyKSTP.css","/assets/TablePage-guiVLa4q.js","/assets/Thing-CdqK1X9E.js","/assets/Thing-rNOxa4yk.css","/assets/Tray-9lOnJ0Lb.css","/assets/Tray-BWgImFOo.js","/assets/Why-BaAKHFSd.js","/assets/Why-CblOi2R8.css","/assets/WorkshopPage-VWqZgUj_.css","/assets/WorkshopPage-Z0YZJr5A.js","/assets/copy-W1UM_Raj.js","/assets/de-BOxOkMdl.js","/assets/doing-Ck8zL8JY.js","/assets/en-DmAGyKQx.js","/assets/es-D-4ufppw.js","/assets/fr-DJFsmbk0.js","/assets/guided-DLKYO-V7.js","/assets/headline-BCbd7-0u.js","/assets/headline-DnVUz7p_.css","/assets/icon-192.png","/assets/icon-512.png","/assets/icon-apple-180.png","/assets/icon-maskable-512.png","/assets/icon.svg","/assets/index-BE8ZciSd.css","/assets/index-CRS7Us7n.js","/assets/it-D5Mbt8iJ.js","/assets/keys-mNtyuo0Y.css","/assets/keys.svelte-DjtgnV8o.js","/assets/names-CPxw8p9y.js","/assets/nl-DK0760tE.js","/assets/pl-BE-EZINX.js","/assets/play-DahXf37d.css","/assets/play.svelte-D6EaZncd.js","/assets/push-CNLeTnKe.js","/assets/remembered-DF8dN3W5.css","/assets/remembered-DIhBMwC3.js","/assets/sans-400-CXZOsLh2.woff2","/assets/sans-600-CIr5b0rr.woff2","/assets/serif-600-tT5nWWkT.woff2","/assets/signs-400-B0Su-qjn.woff2","/assets/sl-CvUrr64n.js","/assets/stage-Ckn8Ted5.css","/assets/stage.svelte-D33XmewX.js","/assets/typefaces-licence.txt","/manifest.webmanifest"];
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
