/* Keeps the frame of the page, the rules and the pictures for when there is no connection.
 *
 * The build fills in VERSION and SHELL. The page itself is asked for first and taken from the store
 * only when the server cannot be reached; files under /assets/ never change under one name. Nothing
 * of a table is ever stored.
 */
const VERSION = "60fe2f6f346c";
const SHELL = ["/","/assets/About-BlYY1u8J.js","/assets/About-Ch3TEhyZ.css","/assets/ActionList-Ckn8Ted5.css","/assets/ActionList-DoiWbkR6.js","/assets/AnalysePage-CCrdLXBP.css","/assets/AnalysePage-lY34IQFR.js","/assets/BoxesPage-Bwg31y3J.js","/assets/BoxesPage-CXvIc321.css","/assets/Choices-CTomsjJH.js","/assets/Choices-D_WdfOga.css","/assets/Choosing-DieOKN80.js","/assets/Choosing-DltUkUVe.css","/assets/CompanionPage-BY5EBZ-g.css","/assets/CompanionPage-BwBXbZgp.js","/assets/ContinuePage-BWyoEx0Q.js","/assets/ContinuePage-JQ3JEqDL.css","/assets/Controls-BjRN5dlS.css","/assets/Controls-DL_KPkAt.js","/assets/Countdown-CiN6UUP6.css","/assets/Countdown-DbcwWQOe.js","/assets/DailyPage-DYxcJAnx.js","/assets/DailyPage-_3Vmkows.css","/assets/Dialog-CWfrpBDd.js","/assets/Dialog-ChU5NHFf.css","/assets/Exercise-DjzaZ8Ck.js","/assets/Held-BT40BVQM.js","/assets/Held-togcO6fn.css","/assets/Invite-B5Rbmof1.js","/assets/Invite-CpiCuwDB.css","/assets/LearnPage-BO2L6gaJ.js","/assets/LearnPage-CLvN_58b.css","/assets/LinkToShare-DsnHU8Ho.css","/assets/LinkToShare-FCE-Q_cc.js","/assets/Little-BVtUuayX.css","/assets/Little-Cxuo4BEG.js","/assets/Log-BPEgHGEA.css","/assets/Log-lax444ew.js","/assets/MinePage-Bbeggi6w.css","/assets/MinePage-c71pqR7V.js","/assets/MyName-DCsb78IP.css","/assets/MyName-VtTfBPvq.js","/assets/OptionChoice-BeRc3-bO.css","/assets/OptionChoice-lCcvBYLt.js","/assets/Pick-DBnEA09b.css","/assets/Pick-DrvIM5zn.js","/assets/PracticePage-CWvNTGqy.css","/assets/PracticePage-DXHnaKv2.js","/assets/PrintIt-B8JaP8hQ.js","/assets/PrintIt-BEReunY0.css","/assets/ProvedPage-DJ26_r_B.css","/assets/ProvedPage-DOgi5RQM.js","/assets/ReplayPage-CYjkXyf9.js","/assets/ReplayPage-DaJy5CPr.css","/assets/Retry-CT8TCsMz.js","/assets/Retry-CqcspqAo.css","/assets/ReviewPage-D0rnCbcb.js","/assets/ReviewPage-Jsho9dv8.css","/assets/RulesPage-C8wcnyL9.js","/assets/RulesPanel-C-PmlgF_.js","/assets/RulesText-BeUWjXHd.js","/assets/RulesText-DkMHbZyr.css","/assets/RushPage-By-VADzm.js","/assets/RushPage-CbCWOI0f.css","/assets/Settings-CLNmEymI.js","/assets/Settings-MJ2qqj8g.css","/assets/Start-CDtTuLWI.js","/assets/Start-CNNk12ge.css","/assets/StepPlayer-CdMwraG8.js","/assets/StepPlayer-D2RqND8q.css","/assets/TablePage-BN4dXIOd.js","/assets/TablePage-D6lXyEj5.css","/assets/Tray-Bq1uYgcU.js","/assets/Tray-DxbDQIv-.css","/assets/Walk-4O63NlAF.css","/assets/Walk-DdWKUj6q.js","/assets/Why-B_uxsmZX.js","/assets/Why-DIhCNKld.css","/assets/WorkshopPage-BpTKzxvG.js","/assets/WorkshopPage-VWqZgUj_.css","/assets/copy-bH0gz1Mf.js","/assets/de-CeQFXk-3.js","/assets/doing-DN5eZyoz.js","/assets/doing-DiE6QCFL.js","/assets/doing-DxZMz0Xv.js","/assets/en-DB1aPMpZ.js","/assets/es-DrUtKTiR.js","/assets/fr-DLY5nXPH.js","/assets/headline-VI61379j.js","/assets/icon-192.png","/assets/icon-512.png","/assets/icon-apple-180.png","/assets/icon-maskable-512.png","/assets/icon.svg","/assets/index-CT3p7HKn.js","/assets/index-DhIeewpx.css","/assets/it-Dgsc8ZNl.js","/assets/learned.svelte-BqplUeI4.js","/assets/left-C-Gm9idA.js","/assets/names-D-Fn-UqG.js","/assets/nl-8w4SLcBO.js","/assets/pl-nsox_4RI.js","/assets/points-CkCkfqni.js","/assets/push-Cq0EPmiz.js","/assets/remembered-C5NHVCQj.css","/assets/remembered-CCeTQjkP.js","/assets/sans-400-CXZOsLh2.woff2","/assets/sans-600-CIr5b0rr.woff2","/assets/serif-600-tT5nWWkT.woff2","/assets/signs-400-B0Su-qjn.woff2","/assets/sl-PQquhfLE.js","/assets/stage.svelte-BEYQMjEn.js","/assets/tried-CpHRRFWW.js","/assets/typefaces-licence.txt","/manifest.webmanifest"];
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
