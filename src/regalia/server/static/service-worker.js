/* Keeps the frame of the page, the rules and the pictures for when there is no connection.
 *
 * The build fills in VERSION and SHELL. The page itself is asked for first and taken from the store
 * only when the server cannot be reached; files under /assets/ never change under one name. Nothing
 * of a table is ever stored.
 */
const VERSION = "f4ea4081a936";
const SHELL = ["/","/assets/About-Bo6S6ZQU.js","/assets/About-Ch3TEhyZ.css","/assets/ActionList-Ckn8Ted5.css","/assets/ActionList-DczCEliY.js","/assets/AnalysePage-CCrdLXBP.css","/assets/AnalysePage-NhjioLP2.js","/assets/BoxesPage-CXvIc321.css","/assets/BoxesPage-bHi1K58e.js","/assets/Choices-CEx0qYqy.js","/assets/Choices-D_WdfOga.css","/assets/Choosing-C4lO25ej.js","/assets/Choosing-DltUkUVe.css","/assets/CompanionPage-BY5EBZ-g.css","/assets/CompanionPage-DhBLIWGH.js","/assets/ContinuePage-JQ3JEqDL.css","/assets/ContinuePage-_HaQDAXB.js","/assets/Controls-BjRN5dlS.css","/assets/Controls-DdLYSGVo.js","/assets/Countdown-BOzW-6yS.js","/assets/Countdown-CiN6UUP6.css","/assets/DailyPage-_3Vmkows.css","/assets/DailyPage-nEL5Sajo.js","/assets/Dialog-BwpIgH-C.js","/assets/Dialog-ChU5NHFf.css","/assets/Exercise-CunFCTxn.js","/assets/Held-4uqY6rtc.js","/assets/Held-togcO6fn.css","/assets/Invite-BKBtQq2a.js","/assets/Invite-CpiCuwDB.css","/assets/LearnPage-CLvN_58b.css","/assets/LearnPage-CSeodlhK.js","/assets/LinkToShare-C_FNP15K.js","/assets/LinkToShare-DsnHU8Ho.css","/assets/Little-BVtUuayX.css","/assets/Little-Zv9XeS2A.js","/assets/Log-BPEgHGEA.css","/assets/Log-Dc6sFXFa.js","/assets/MinePage-Bbeggi6w.css","/assets/MinePage-Cqy7e9Yg.js","/assets/MyName-DCsb78IP.css","/assets/MyName-Dko5-ueO.js","/assets/OptionChoice-BeRc3-bO.css","/assets/OptionChoice-DDXrk_2i.js","/assets/Pick-DBnEA09b.css","/assets/Pick-RvkehMWl.js","/assets/PracticePage-CVo0yYeG.js","/assets/PracticePage-CWvNTGqy.css","/assets/PrintIt-BEReunY0.css","/assets/PrintIt-DLRaJJT2.js","/assets/ProvedPage-B3-taZrs.js","/assets/ProvedPage-DJ26_r_B.css","/assets/ReplayPage-CN7Fij0Y.js","/assets/ReplayPage-DaJy5CPr.css","/assets/Retry-C1haYZnd.js","/assets/Retry-CqcspqAo.css","/assets/ReviewPage-B9xk9_Ra.js","/assets/ReviewPage-BpLD1HF5.css","/assets/RulesPage-BiZPCnc9.js","/assets/RulesPanel-BT_rkTNf.js","/assets/RulesText-DVp516Lv.js","/assets/RulesText-DkMHbZyr.css","/assets/RushPage-BqRdzDxq.js","/assets/RushPage-CbCWOI0f.css","/assets/Settings-MJ2qqj8g.css","/assets/Settings-QqRtD_LH.js","/assets/Start-CNNk12ge.css","/assets/Start-xrpfszAm.js","/assets/StepPlayer-C_-JsCfx.css","/assets/StepPlayer-C_CwJkVY.js","/assets/TablePage-C6ObZUEF.css","/assets/TablePage-e2nlozSA.js","/assets/Tray-BeMMhTQi.css","/assets/Tray-CYnODmLX.js","/assets/Walk-4O63NlAF.css","/assets/Walk-CRmIav_c.js","/assets/Why-BxqnJyUb.js","/assets/Why-DIhCNKld.css","/assets/WorkshopPage-CMC0CoQp.js","/assets/WorkshopPage-VWqZgUj_.css","/assets/copy-BTX8FUh1.js","/assets/de-BkhSIRMm.js","/assets/doing-CaZBVBNy.js","/assets/doing-Dl9trD5G.js","/assets/doing-jgGRVsyV.js","/assets/en-DdsAbdzk.js","/assets/es-CGqc1kjL.js","/assets/fr-hmnKzPVJ.js","/assets/headline-BPn2_8I-.js","/assets/icon-192.png","/assets/icon-512.png","/assets/icon-apple-180.png","/assets/icon-maskable-512.png","/assets/icon.svg","/assets/index-CKVV0OuI.js","/assets/index-DhIeewpx.css","/assets/it-CuRPn99f.js","/assets/learned.svelte-gidvEyZj.js","/assets/left-BXSuPmHA.js","/assets/names-CXV-4pb5.js","/assets/nl-DGYBqCkU.js","/assets/pl-BhFDh425.js","/assets/points-Crxwoofn.js","/assets/push-C-QYdCh7.js","/assets/remembered-C5NHVCQj.css","/assets/remembered-CsXiJhtV.js","/assets/sans-400-CXZOsLh2.woff2","/assets/sans-600-CIr5b0rr.woff2","/assets/serif-600-tT5nWWkT.woff2","/assets/signs-400-B0Su-qjn.woff2","/assets/sl-BYIIcLf8.js","/assets/stage.svelte-BDH3AgZr.js","/assets/tried-CpHRRFWW.js","/assets/typefaces-licence.txt","/manifest.webmanifest"];
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
