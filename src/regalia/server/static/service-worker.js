/* Keeps the frame of the page, the rules and the pictures for when there is no connection.
 *
 * The build fills in VERSION and SHELL. The page itself is asked for first and taken from the store
 * only when the server cannot be reached; files under /assets/ never change under one name. Nothing
 * of a table is ever stored.
 */
const VERSION = "e32ca10f9f91";
const SHELL = ["/","/assets/About-Ch3TEhyZ.css","/assets/About-DnGjxV8u.js","/assets/ActionList-Ckn8Ted5.css","/assets/ActionList-DKaNbBVA.js","/assets/AnalysePage-CCrdLXBP.css","/assets/AnalysePage-DDb01V3p.js","/assets/BoxesPage-BM05EAgd.js","/assets/BoxesPage-CXvIc321.css","/assets/Choices-CcHz73GR.js","/assets/Choices-DD_I3GSv.css","/assets/Choosing-BLxeWiEg.js","/assets/Choosing-DltUkUVe.css","/assets/CompanionPage-BY5EBZ-g.css","/assets/CompanionPage-CBYiT93l.js","/assets/ContinuePage-AF4FpLWN.js","/assets/ContinuePage-JQ3JEqDL.css","/assets/Controls-BjRN5dlS.css","/assets/Controls-CicosdAm.js","/assets/Countdown-CiN6UUP6.css","/assets/Countdown-Ds8XCuOn.js","/assets/DailyPage-_3Vmkows.css","/assets/DailyPage-fzPBnFmz.js","/assets/Dialog-Bpwg3Lwl.js","/assets/Dialog-ChU5NHFf.css","/assets/Exercise-CJpiq8Y1.js","/assets/Held-RDzKngeq.js","/assets/Held-togcO6fn.css","/assets/Invite-CpiCuwDB.css","/assets/Invite-vptitC1X.js","/assets/LearnPage-CLvN_58b.css","/assets/LearnPage-CTKfN5Me.js","/assets/LinkToShare-Dib8kQyg.js","/assets/LinkToShare-DsnHU8Ho.css","/assets/Little-BVtUuayX.css","/assets/Little-DFhxFQXj.js","/assets/Log-BPEgHGEA.css","/assets/Log-HJZIHMXr.js","/assets/MinePage-Bbeggi6w.css","/assets/MinePage-BvQL5lpG.js","/assets/MyName-DCsb78IP.css","/assets/MyName-DeL2OdVn.js","/assets/OptionChoice-BeRc3-bO.css","/assets/OptionChoice-Ckyodcxn.js","/assets/Pick-DBnEA09b.css","/assets/Pick-DRbM6s6S.js","/assets/PracticePage-BlIIigMM.js","/assets/PracticePage-CWvNTGqy.css","/assets/PrintIt-BEReunY0.css","/assets/PrintIt-C95LXY45.js","/assets/ProvedPage-CsCIT6LV.js","/assets/ProvedPage-DJ26_r_B.css","/assets/ReplayPage-Ceu4dlxZ.js","/assets/ReplayPage-DaJy5CPr.css","/assets/Retry-Cd6y0a-t.js","/assets/Retry-CqcspqAo.css","/assets/ReviewPage-DV-m2mXU.js","/assets/ReviewPage-Jsho9dv8.css","/assets/RulesPage-CgDQql68.js","/assets/RulesPanel-C0YOsfo0.js","/assets/RulesText-C0CBl-xm.js","/assets/RulesText-DkMHbZyr.css","/assets/RushPage-CbCWOI0f.css","/assets/RushPage-c3hwPSiw.js","/assets/Settings-MJ2qqj8g.css","/assets/Settings-dl5LwV3c.js","/assets/Start-BufA3uPK.js","/assets/Start-CNNk12ge.css","/assets/StepPlayer-Bv_yOL0V.css","/assets/StepPlayer-D5pvGmR1.js","/assets/TablePage-BTzJa2qN.css","/assets/TablePage-DX7H29cu.js","/assets/Tray-DxbDQIv-.css","/assets/Tray-gzc5JZ0W.js","/assets/Walk-4O63NlAF.css","/assets/Walk-BFxrEgpc.js","/assets/Why-DIhCNKld.css","/assets/Why-DQGLH7yV.js","/assets/WorkshopPage-C_-bnVUw.css","/assets/WorkshopPage-ZotjLcne.js","/assets/copy-CYUU5KrO.js","/assets/de-DGbsPvcm.js","/assets/doing-CDVrbbrV.js","/assets/doing-DM1xWb1K.js","/assets/doing-xUXCky8E.js","/assets/en-C6K0RG17.js","/assets/es-q92WPIzn.js","/assets/fr-DC3_qAmL.js","/assets/headline-BRt0A-yS.js","/assets/icon-192.png","/assets/icon-512.png","/assets/icon-apple-180.png","/assets/icon-maskable-512.png","/assets/icon.svg","/assets/index-DhIeewpx.css","/assets/index-Ifn2EhEd.js","/assets/it-C5rA408N.js","/assets/learned.svelte-BdzMb702.js","/assets/left-D1uhiekd.js","/assets/names-D0qcWQjX.js","/assets/nl-CTEDrEJ0.js","/assets/pl-IAFwDtfD.js","/assets/points-DJbTczyX.js","/assets/push-BZiPts4X.js","/assets/remembered-C5NHVCQj.css","/assets/remembered-csnEhWfy.js","/assets/sans-400-CXZOsLh2.woff2","/assets/sans-600-CIr5b0rr.woff2","/assets/serif-600-tT5nWWkT.woff2","/assets/signs-400-B0Su-qjn.woff2","/assets/sl-B3z5Ugp6.js","/assets/stage.svelte-CuTlfH8S.js","/assets/tried-CpHRRFWW.js","/assets/typefaces-licence.txt","/manifest.webmanifest"];
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
