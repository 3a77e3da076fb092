/* Keeps the frame of the page, the rules and the pictures for when there is no connection.
 *
 * The build fills in VERSION and SHELL. The page itself is asked for first and taken from the store
 * only when the server cannot be reached; files under /assets/ never change under one name. Nothing
 * of a table is ever stored.
 */
const VERSION = "e08dd456dfab";
const SHELL = ["/","/assets/About-Ch3TEhyZ.css","/assets/About-bub6EMjv.js","/assets/ActionList-Ckn8Ted5.css","/assets/ActionList-D6D5R99e.js","/assets/AnalysePage-CCrdLXBP.css","/assets/AnalysePage-Cl2A75dc.js","/assets/BoxesPage-CXvIc321.css","/assets/BoxesPage-NnPFdNL6.js","/assets/Choices-DD_I3GSv.css","/assets/Choices-O_bsWYSC.js","/assets/Choosing-DltUkUVe.css","/assets/Choosing-RJClKrom.js","/assets/CompanionPage-BY5EBZ-g.css","/assets/CompanionPage-ohfqYY37.js","/assets/ContinuePage-BaO0yl_G.js","/assets/ContinuePage-JQ3JEqDL.css","/assets/Controls-BjRN5dlS.css","/assets/Controls-Dz9rwtAV.js","/assets/Countdown-CiN6UUP6.css","/assets/Countdown-CwVZskls.js","/assets/DailyPage-DbZSgMGm.js","/assets/DailyPage-_3Vmkows.css","/assets/Dialog-ChU5NHFf.css","/assets/Dialog-cNM2jqc5.js","/assets/Exercise-CMW9cAs4.js","/assets/Held-CrLxzrqv.js","/assets/Held-togcO6fn.css","/assets/Invite-Beu6BIsX.js","/assets/Invite-CpiCuwDB.css","/assets/LearnPage-CLvN_58b.css","/assets/LearnPage-CTn3IhOH.js","/assets/LinkToShare-DsnHU8Ho.css","/assets/LinkToShare-Dtm_YAx-.js","/assets/Little-B1CBf8QC.js","/assets/Little-BVtUuayX.css","/assets/Log-BHyepeUM.js","/assets/Log-BPEgHGEA.css","/assets/MinePage-Bbeggi6w.css","/assets/MinePage-PGnb8xzK.js","/assets/MyName-0OhD936f.js","/assets/MyName-DCsb78IP.css","/assets/OptionChoice-3lkAUQtt.js","/assets/OptionChoice-BeRc3-bO.css","/assets/Pick-BIflppIq.js","/assets/Pick-DBnEA09b.css","/assets/PracticePage-BlNfFEpr.js","/assets/PracticePage-CWvNTGqy.css","/assets/PrintIt-BEReunY0.css","/assets/PrintIt-BI63PzhQ.js","/assets/ProvedPage-DJ26_r_B.css","/assets/ProvedPage-phY816v0.js","/assets/ReplayPage-DaJy5CPr.css","/assets/ReplayPage-xN-ozZfI.js","/assets/Retry-CqcspqAo.css","/assets/Retry-DIS0_sFo.js","/assets/ReviewPage-Ch5fWOwO.js","/assets/ReviewPage-Jsho9dv8.css","/assets/RulesPage-DDqe9CX9.js","/assets/RulesPanel-PtfU3OtE.js","/assets/RulesText-DkMHbZyr.css","/assets/RulesText-RRgEuMwp.js","/assets/RushPage-BUXFZtMg.js","/assets/RushPage-CbCWOI0f.css","/assets/Settings-CbePvNeX.js","/assets/Settings-MJ2qqj8g.css","/assets/Start-9-cySnFO.js","/assets/Start-CNNk12ge.css","/assets/StepPlayer-B8tQrA14.js","/assets/StepPlayer-Bv_yOL0V.css","/assets/TablePage-CepGNvPH.js","/assets/TablePage-jBistW61.css","/assets/Tray-DxbDQIv-.css","/assets/Tray-Q65_Dgmo.js","/assets/Walk-4O63NlAF.css","/assets/Walk-BlArmICv.js","/assets/Why-CmDjLXBt.js","/assets/Why-DIhCNKld.css","/assets/WorkshopPage-C_-bnVUw.css","/assets/WorkshopPage-D4AOLn0h.js","/assets/copy-CLGySdfk.js","/assets/de-DGbsPvcm.js","/assets/doing-BonsvP_M.js","/assets/doing-DArT4eJD.js","/assets/doing-DDKG5Mlp.js","/assets/en-C6K0RG17.js","/assets/es-q92WPIzn.js","/assets/fr-DC3_qAmL.js","/assets/headline-CKJDJJmt.js","/assets/icon-192.png","/assets/icon-512.png","/assets/icon-apple-180.png","/assets/icon-maskable-512.png","/assets/icon.svg","/assets/index-DhIeewpx.css","/assets/index-DobIFxQn.js","/assets/it-C5rA408N.js","/assets/learned.svelte-C0lXrBdS.js","/assets/left-BJ5a5BB7.js","/assets/names-DmM_aivo.js","/assets/nl-CTEDrEJ0.js","/assets/pl-IAFwDtfD.js","/assets/points-Cff83XjD.js","/assets/push-BA6g6TfM.js","/assets/remembered-C5NHVCQj.css","/assets/remembered-CHMe-Pc8.js","/assets/sans-400-CXZOsLh2.woff2","/assets/sans-600-CIr5b0rr.woff2","/assets/serif-600-tT5nWWkT.woff2","/assets/signs-400-B0Su-qjn.woff2","/assets/sl-B3z5Ugp6.js","/assets/stage.svelte-B8mAxfLq.js","/assets/tried-CpHRRFWW.js","/assets/typefaces-licence.txt","/manifest.webmanifest"];
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
