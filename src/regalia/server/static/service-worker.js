/* Keeps the frame of the page, the rules and the pictures for when there is no connection.
 *
 * The build fills in VERSION and SHELL. The page itself is asked for first and taken from the store
 * only when the server cannot be reached; files under /assets/ never change under one name. Nothing
 * of a table is ever stored.
 */
const VERSION = "5d78bf171ccc";
const SHELL = ["/","/assets/About-Ch3TEhyZ.css","/assets/About-DwLbz-VW.js","/assets/ActionList-CF-YQHlQ.js","/assets/ActionList-Ckn8Ted5.css","/assets/AnalysePage-KzElwQMr.js","/assets/AnalysePage-ljueS7Im.css","/assets/BoxesPage-CXvIc321.css","/assets/BoxesPage-P8S4o3ov.js","/assets/Choices-BzCRpMpY.js","/assets/Choices-D_WdfOga.css","/assets/Choosing-CkrLEnd1.css","/assets/Choosing-DmSBjmiV.js","/assets/CompanionPage-CUrDbQKj.js","/assets/CompanionPage-DcIlHlzk.css","/assets/ContinuePage-DV15x6XY.js","/assets/ContinuePage-JQ3JEqDL.css","/assets/Countdown-B-66Vq7z.js","/assets/Countdown-CiN6UUP6.css","/assets/DailyPage-_3Vmkows.css","/assets/DailyPage-b8IRIqe6.js","/assets/Dialog-ChU5NHFf.css","/assets/Dialog-DtvGSLAj.js","/assets/Exercise-CpULTXIL.js","/assets/Fair-DnVUz7p_.css","/assets/Fair-Un2C-tq5.js","/assets/Held-CdOProya.js","/assets/Held-togcO6fn.css","/assets/Invite-BfjRZJso.js","/assets/Invite-CpiCuwDB.css","/assets/LearnPage-CLvN_58b.css","/assets/LearnPage-N-mxusZA.js","/assets/LinkToShare-6MQYfcIu.js","/assets/LinkToShare-DsnHU8Ho.css","/assets/Little-BVtUuayX.css","/assets/Little-DbM7hron.js","/assets/MinePage-Bbeggi6w.css","/assets/MinePage-BlDKGy-V.js","/assets/MyName-CGjtg5mU.js","/assets/MyName-DCsb78IP.css","/assets/OptionChoice-B9ZoSOrl.js","/assets/OptionChoice-BeRc3-bO.css","/assets/Pick-CFjheW0D.js","/assets/Pick-DBnEA09b.css","/assets/PracticePage-ByR1CvCD.js","/assets/PracticePage-CWvNTGqy.css","/assets/PrintIt-BEReunY0.css","/assets/PrintIt-DJZykREH.js","/assets/ReplayPage-DYobI9r9.js","/assets/ReplayPage-sLjq7gjI.css","/assets/Retry-CepQ7wtx.js","/assets/Retry-CqcspqAo.css","/assets/ReviewPage-CJPbd5ni.css","/assets/ReviewPage-CM_iTwRQ.js","/assets/RulesPage-BHR2Pns1.js","/assets/RulesPanel-BT1tr-7f.js","/assets/RulesText-BHGEgtKN.js","/assets/RulesText-DkMHbZyr.css","/assets/RushPage-BvT9dPRJ.js","/assets/RushPage-CbCWOI0f.css","/assets/Settings-D5Krzghl.js","/assets/Settings-MJ2qqj8g.css","/assets/Start-BM_XNAm-.js","/assets/Start-CNNk12ge.css","/assets/StepPlayer-BTbRqg4G.js","/assets/StepPlayer-C_-JsCfx.css","/assets/TablePage-CafFWpb6.js","/assets/TablePage-DEGf-a9s.css","/assets/Tray-BeMMhTQi.css","/assets/Tray-CkygwfMi.js","/assets/Walk-4O63NlAF.css","/assets/Walk-BtTVcmyj.js","/assets/Why-Bzb7XhYI.js","/assets/Why-CblOi2R8.css","/assets/WorkshopPage-BC90ffq8.js","/assets/WorkshopPage-VWqZgUj_.css","/assets/copy-B6h-3luN.js","/assets/de-BM4xsZ23.js","/assets/doing-Z7kkCDGj.js","/assets/en-CbIHIyy3.js","/assets/es-9PRjGxLB.js","/assets/fr-BW4CEUEw.js","/assets/headline-DffZgsvE.js","/assets/icon-192.png","/assets/icon-512.png","/assets/icon-apple-180.png","/assets/icon-maskable-512.png","/assets/icon.svg","/assets/index-DhIeewpx.css","/assets/index-K_FVxv3Q.js","/assets/it-B4fxMMp3.js","/assets/left-DxMKCH2T.js","/assets/names-C0yt0ejy.js","/assets/nl-CtaJX9e-.js","/assets/pl-EWbg_QPM.js","/assets/points-BimybR8Q.js","/assets/push-XVshS6c2.js","/assets/remembered-C5NHVCQj.css","/assets/remembered-wJB_Gvsj.js","/assets/sans-400-CXZOsLh2.woff2","/assets/sans-600-CIr5b0rr.woff2","/assets/serif-600-tT5nWWkT.woff2","/assets/signs-400-B0Su-qjn.woff2","/assets/sl-BJGzsMIz.js","/assets/stage.svelte-CMCPvb3m.js","/assets/typefaces-licence.txt","/manifest.webmanifest"];
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
