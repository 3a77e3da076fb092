/* Keeps the frame of the page, the rules and the pictures for when there is no connection.
 *
 * The build fills in VERSION and SHELL. The page itself is asked for first and taken from the store
 * only when the server cannot be reached; files under /assets/ never change under one name. Nothing
 * of a table is ever stored.
 */
const VERSION = "2fa04710e7d9";
const SHELL = ["/","/assets/About-Ch3TEhyZ.css","/assets/About-Ci7fIka1.js","/assets/ActionList-BoQcSt4S.js","/assets/ActionList-Ckn8Ted5.css","/assets/AnalysePage-BIFgkHmN.css","/assets/AnalysePage-CP0VTA-P.js","/assets/BoxesPage-CXvIc321.css","/assets/BoxesPage-mQnlYpPn.js","/assets/Choosing-Bq5KnVaq.css","/assets/Choosing-Pl8f7Gkn.js","/assets/CompanionPage-DoKcwgJT.js","/assets/CompanionPage-OnlEEB8t.css","/assets/ContinuePage-DFKuvR2P.js","/assets/ContinuePage-JQ3JEqDL.css","/assets/Countdown-CES4L7gG.js","/assets/Countdown-CiN6UUP6.css","/assets/DailyPage-B1Y5Tcht.js","/assets/DailyPage-C-1TSX1C.css","/assets/Dialog-Becj1zBX.js","/assets/Dialog-ChU5NHFf.css","/assets/Exercise-C3XoiWI6.js","/assets/Exercise-DT0FfQk3.css","/assets/Fair-DnVUz7p_.css","/assets/Fair-G-aB-DcO.js","/assets/Held-BZD5kXfF.js","/assets/Held-togcO6fn.css","/assets/Invite-B7WoQs2E.js","/assets/Invite-CpiCuwDB.css","/assets/LearnPage-B7ZJTzwm.css","/assets/LearnPage-C9vVowMB.js","/assets/LinkToShare-DcZAmGzR.js","/assets/LinkToShare-DsnHU8Ho.css","/assets/Little-BBchZvKr.css","/assets/Little-CIPFdzaS.js","/assets/MinePage-BWIRzBs9.css","/assets/MinePage-YbjC08wW.js","/assets/MyName-DCsb78IP.css","/assets/MyName-DG7b7wZ6.js","/assets/Pick-DBnEA09b.css","/assets/Pick-X6KZE1mC.js","/assets/PracticePage-BQeDIIBV.css","/assets/PracticePage-OOakbRgx.js","/assets/PrintIt-BEReunY0.css","/assets/PrintIt-DpW7UVWD.js","/assets/ReplayPage-Bnoi_001.js","/assets/ReplayPage-sLjq7gjI.css","/assets/ReviewPage-zI-Xasyc.js","/assets/ReviewPage-zk6naIH3.css","/assets/RulesPage-DKffKQSC.js","/assets/RulesPanel-CD8d0E5b.js","/assets/RulesText-C_2pB_Td.js","/assets/RulesText-DkMHbZyr.css","/assets/RushPage-B3j2pBKB.css","/assets/RushPage-CRRnntIM.js","/assets/Settings-CdE8UsH0.js","/assets/Settings-MJ2qqj8g.css","/assets/Start-BK0PGmhF.js","/assets/Start-CNNk12ge.css","/assets/StepPlayer-C_-JsCfx.css","/assets/StepPlayer-DMcdoo_j.js","/assets/TablePage-D1FLfgGk.js","/assets/TablePage-DEGf-a9s.css","/assets/Thing-YtIGJfeG.js","/assets/Thing-rNOxa4yk.css","/assets/Tray-D_RmSsTl.js","/assets/Tray-endA_iFj.css","/assets/Why--V4toG10.js","/assets/Why-CblOi2R8.css","/assets/WorkshopPage-B_TF_kms.js","/assets/WorkshopPage-VWqZgUj_.css","/assets/copy-B7YP6cyx.js","/assets/de-BBUCqdhN.js","/assets/doing-BqVwPfnc.js","/assets/en-CMuVjkEA.js","/assets/es-B6cxBwJJ.js","/assets/fr-bFk4a0dS.js","/assets/guided-BST3_kd-.js","/assets/headline-B0fH1jhZ.js","/assets/icon-192.png","/assets/icon-512.png","/assets/icon-apple-180.png","/assets/icon-maskable-512.png","/assets/icon.svg","/assets/index-BCHneGPV.js","/assets/index-CcldWuuZ.css","/assets/it-Ab67VOtP.js","/assets/keys-D_WdfOga.css","/assets/keys.svelte-CUXwxhRY.js","/assets/left-Cgmiliov.js","/assets/names-CKWfJ1K9.js","/assets/nl-C0zLAHaz.js","/assets/pl-p0z9Hr-e.js","/assets/play-DahXf37d.css","/assets/play.svelte-lqzrUGuR.js","/assets/points-Ei2HrjOS.js","/assets/push-Dr9NRVlb.js","/assets/remembered-C5NHVCQj.css","/assets/remembered-DT1caq3_.js","/assets/sans-400-CXZOsLh2.woff2","/assets/sans-600-CIr5b0rr.woff2","/assets/serif-600-tT5nWWkT.woff2","/assets/signs-400-B0Su-qjn.woff2","/assets/sl-Cbr5hjHU.js","/assets/stage.svelte-DCCMyVis.js","/assets/typefaces-licence.txt","/manifest.webmanifest"];
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
