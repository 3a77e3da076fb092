/* Keeps the frame of the page, the rules and the pictures for when there is no connection.
 *
 * The build fills in VERSION and SHELL. The page itself is asked for first and taken from the store
 * only when the server cannot be reached; files under /assets/ never change under one name. Nothing
 * of a table is ever stored.
 */
const VERSION = "9829cde6273c";
const SHELL = ["/","/assets/About-BD8LDiQX.js","/assets/About-Ch3TEhyZ.css","/assets/ActionList-Ckn8Ted5.css","/assets/ActionList-DsI8X8Kt.js","/assets/AnalysePage-BIFgkHmN.css","/assets/AnalysePage-DWGPB6FX.js","/assets/BoxesPage-CXvIc321.css","/assets/BoxesPage-Dkpck_4U.js","/assets/Choosing-Bq5KnVaq.css","/assets/Choosing-Cc636jmY.js","/assets/CompanionPage-CFVufq4T.js","/assets/CompanionPage-OnlEEB8t.css","/assets/ContinuePage-Bq54SoFt.js","/assets/ContinuePage-JQ3JEqDL.css","/assets/Countdown-CiN6UUP6.css","/assets/Countdown-D206UDIl.js","/assets/DailyPage-C-1TSX1C.css","/assets/DailyPage-D3mWhOcf.js","/assets/Dialog-BOwXHTsY.js","/assets/Dialog-ChU5NHFf.css","/assets/Exercise-DRnysmjs.js","/assets/Exercise-DT0FfQk3.css","/assets/Fair-Bz1StFQf.js","/assets/Fair-DnVUz7p_.css","/assets/Held-DgKI7-wl.js","/assets/Held-togcO6fn.css","/assets/Invite-CpiCuwDB.css","/assets/Invite-DVuVAozA.js","/assets/LearnPage-B7ZJTzwm.css","/assets/LearnPage-D1404j1o.js","/assets/LinkToShare-DsnHU8Ho.css","/assets/LinkToShare-DtFSY5Fw.js","/assets/Little-B9B6gj6m.js","/assets/Little-BBchZvKr.css","/assets/MinePage-BWIRzBs9.css","/assets/MinePage-GOsiNlZJ.js","/assets/MyName-DCsb78IP.css","/assets/MyName-DlQ4_Pod.js","/assets/Pick-DBnEA09b.css","/assets/Pick-DL9-ry_x.js","/assets/PracticePage-BQeDIIBV.css","/assets/PracticePage-BdFpR30P.js","/assets/PrintIt-BEReunY0.css","/assets/PrintIt-Sm7Ju2nS.js","/assets/ReplayPage-DRf7wa5J.js","/assets/ReplayPage-sLjq7gjI.css","/assets/ReviewPage-CLWjH-4S.js","/assets/ReviewPage-zk6naIH3.css","/assets/RulesPage-BDUBXN_X.js","/assets/RulesPanel-CYWACeWh.js","/assets/RulesText-CMGNc80H.js","/assets/RulesText-DkMHbZyr.css","/assets/RushPage-B3j2pBKB.css","/assets/RushPage-DrXT3CF0.js","/assets/Settings-DmyufqvQ.js","/assets/Settings-MJ2qqj8g.css","/assets/Start-CNNk12ge.css","/assets/Start-Cmg8VKLb.js","/assets/StepPlayer-Bioy2pdj.js","/assets/StepPlayer-C_-JsCfx.css","/assets/TablePage-CcC5bqWW.js","/assets/TablePage-DEGf-a9s.css","/assets/Thing-BirTClTg.js","/assets/Thing-rNOxa4yk.css","/assets/Tray-C_K9m7Cf.js","/assets/Tray-endA_iFj.css","/assets/Why-CblOi2R8.css","/assets/Why-DdGqLP9R.js","/assets/WorkshopPage-VWqZgUj_.css","/assets/WorkshopPage-WSfkVk4F.js","/assets/copy-CtafphvM.js","/assets/de-6jK-hgwP.js","/assets/doing-CWMhHOCj.js","/assets/en-DNlDICkA.js","/assets/es-BxlYzKkG.js","/assets/fr-DML7VcRH.js","/assets/guided-x_ySBb9D.js","/assets/headline-BKtHwW14.js","/assets/icon-192.png","/assets/icon-512.png","/assets/icon-apple-180.png","/assets/icon-maskable-512.png","/assets/icon.svg","/assets/index-CcldWuuZ.css","/assets/index-oV30UKGV.js","/assets/it-CkVdzSix.js","/assets/keys-D_WdfOga.css","/assets/keys.svelte-CMMNRGqP.js","/assets/left-CVJNquOj.js","/assets/names-C8TDHue7.js","/assets/nl-DZ9tx4Ih.js","/assets/pl-CvQHIDpS.js","/assets/play-DahXf37d.css","/assets/play.svelte-CHyZGJIO.js","/assets/points-CMUDQu1E.js","/assets/push-B8M6nxb2.js","/assets/remembered-C5NHVCQj.css","/assets/remembered-wqTKzsfB.js","/assets/sans-400-CXZOsLh2.woff2","/assets/sans-600-CIr5b0rr.woff2","/assets/serif-600-tT5nWWkT.woff2","/assets/signs-400-B0Su-qjn.woff2","/assets/sl-BFiT8Ghm.js","/assets/stage.svelte-BoIASBH6.js","/assets/typefaces-licence.txt","/manifest.webmanifest"];
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

/* The same, drawn for a screen that was held the other way. */
async function otherShape(store, request) {
  const address = new URL(request.url);
  const shape = address.searchParams.get("shape");
  if (!shape) return undefined;
  address.searchParams.set("shape", shape === "tall" ? "wide" : "tall");
  return store.match(address);
}

async function reading(request) {
  const store = await caches.open(READING_STORE);
  try {
    const answer = await fetched(request);
    if (answer.ok) await store.put(request, answer.clone());
    return answer;
  } catch (problem) {
    const known = (await store.match(request)) ?? (await otherShape(store, request));
    if (known) return known;
    throw problem;
  }
}
