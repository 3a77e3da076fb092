/* Keeps the frame of the page, the rules and the pictures for when there is no connection.
 *
 * The build fills in VERSION and SHELL. The page itself is asked for first and taken from the store
 * only when the server cannot be reached; files under /assets/ never change under one name. Nothing
 * of a table is ever stored.
 */
const VERSION = "0cf77280dc17";
const SHELL = ["/","/assets/About-Ch3TEhyZ.css","/assets/About-gyX_zeIr.js","/assets/Choosing-CF5w_R3p.css","/assets/Choosing-CnjfQNEr.js","/assets/CompanionPage-70ZqOiRg.js","/assets/CompanionPage-CFUCY_i4.css","/assets/ContinuePage-JQ3JEqDL.css","/assets/ContinuePage-YVgg3X_4.js","/assets/DailyPage-C-1TSX1C.css","/assets/DailyPage-DCWFOHXt.js","/assets/Dialog-BXBHkUX0.js","/assets/Dialog-ChU5NHFf.css","/assets/Exercise-CMUltgZZ.js","/assets/Exercise-DT0FfQk3.css","/assets/Held-h4Gtbczy.js","/assets/Held-togcO6fn.css","/assets/Invite-C_EZT03s.js","/assets/Invite-CpiCuwDB.css","/assets/LearnPage-B4Nr9nVe.js","/assets/LearnPage-B7ZJTzwm.css","/assets/LinkToShare-DsnHU8Ho.css","/assets/LinkToShare-awGlQYiG.js","/assets/Little-Clt2pyqn.js","/assets/Little-CqVTK9zi.css","/assets/MyName-DCsb78IP.css","/assets/MyName-DcOzIwDa.js","/assets/Pick-D3UI-skd.js","/assets/Pick-DBnEA09b.css","/assets/PracticePage-BQeDIIBV.css","/assets/PracticePage-zKci72Q4.js","/assets/ReplayPage-BhZC2nby.js","/assets/ReplayPage-sLjq7gjI.css","/assets/ReviewPage-K9rKnnkD.js","/assets/ReviewPage-zk6naIH3.css","/assets/RulesPage-DfRCy4qQ.js","/assets/RulesPanel-CxgqKwou.js","/assets/RulesText-B9xusLhC.js","/assets/RulesText-DkMHbZyr.css","/assets/Settings-BoTl0gHb.js","/assets/Settings-MJ2qqj8g.css","/assets/StepPlayer-B3lB53AJ.js","/assets/StepPlayer-C_-JsCfx.css","/assets/TablePage-HDYB4KU7.css","/assets/TablePage-R5FJVbqS.js","/assets/Thing-ClFo3H7w.js","/assets/Thing-rNOxa4yk.css","/assets/Tray-5Oa7tNcK.js","/assets/Tray-Dgi4ecry.css","/assets/Why-BDsGbrpN.js","/assets/Why-CblOi2R8.css","/assets/WorkshopPage-B-QMPfqj.css","/assets/WorkshopPage-CR2_BdYl.js","/assets/copy-Ct7gSI9t.js","/assets/de-BS-IXl0f.js","/assets/doing-C6V6kArF.js","/assets/en-DfgcmPCa.js","/assets/es-BA-9pNiM.js","/assets/fr-BdCtejD2.js","/assets/guided-ByeARPuD.js","/assets/headline-DnVUz7p_.css","/assets/headline-fH_LqDPu.js","/assets/icon-192.png","/assets/icon-512.png","/assets/icon-apple-180.png","/assets/icon-maskable-512.png","/assets/icon.svg","/assets/index-ClhNeDIs.css","/assets/index-_Ps8Ugn4.js","/assets/it-DTRl_ps0.js","/assets/keys-mNtyuo0Y.css","/assets/keys.svelte-DSVTPapY.js","/assets/names-hYiiTEzc.js","/assets/nl-B1zEWG9d.js","/assets/pl-Dt1OfKJr.js","/assets/play-DahXf37d.css","/assets/play.svelte-CFFcLo7M.js","/assets/push-B7Zb5Gu1.js","/assets/remembered-BpOOlVF6.js","/assets/remembered-DF8dN3W5.css","/assets/sans-400-CXZOsLh2.woff2","/assets/sans-600-CIr5b0rr.woff2","/assets/serif-600-tT5nWWkT.woff2","/assets/signs-400-B0Su-qjn.woff2","/assets/sl-DD1368AH.js","/assets/stage-Ckn8Ted5.css","/assets/stage.svelte-DGuxc0r1.js","/assets/typefaces-licence.txt","/manifest.webmanifest"];
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
