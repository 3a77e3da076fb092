/* Keeps the frame of the page, the rules, the pictures, lessons and the exercises that were last looked
 * at for when there is no connection.
 *
 * The build fills in VERSION and SHELL. The page itself is asked for first and taken from the store
 * only when the server cannot be reached; files under /assets/ never change under one name. Nothing
 * of a table is ever stored.
 */
const VERSION = "5a7bbfff00d6";
const SHELL = ["/","/assets/About-CdWIpdlm.js","/assets/About-Ch3TEhyZ.css","/assets/ActionList-Ckn8Ted5.css","/assets/ActionList-DyE6Gq_a.js","/assets/AnalysePage-CCrdLXBP.css","/assets/AnalysePage-CWnF9zlO.js","/assets/BoxesPage-C8B86Qu3.js","/assets/BoxesPage-CXvIc321.css","/assets/Choices-DD_I3GSv.css","/assets/Choices-JzaDdkl7.js","/assets/Choosing-DltUkUVe.css","/assets/Choosing-aTpmaPH4.js","/assets/CompanionPage-BY5EBZ-g.css","/assets/CompanionPage-yml1rl3I.js","/assets/ContinuePage-DepzwaEK.js","/assets/ContinuePage-JQ3JEqDL.css","/assets/Controls-BjRN5dlS.css","/assets/Controls-T5vYktYI.js","/assets/Countdown-CiN6UUP6.css","/assets/Countdown-DOzeaFIu.js","/assets/DailyPage-_3Vmkows.css","/assets/DailyPage-yqMI58zG.js","/assets/Dialog-ChU5NHFf.css","/assets/Dialog-t8Ychms5.js","/assets/Exercise-SBnKMo4C.js","/assets/Held-DJyKymoe.js","/assets/Held-togcO6fn.css","/assets/Invite-BxQF_x1H.js","/assets/Invite-CpiCuwDB.css","/assets/LearnPage-CLvN_58b.css","/assets/LearnPage-FmL3fm_R.js","/assets/LinkToShare-DsnHU8Ho.css","/assets/LinkToShare-ECm6x6rl.js","/assets/Little-BVtUuayX.css","/assets/Little-t5CqZPjV.js","/assets/Log-BPEgHGEA.css","/assets/Log-CQoj1oi8.js","/assets/MinePage-Bbeggi6w.css","/assets/MinePage-Ci3Et_Hm.js","/assets/MyName-DCsb78IP.css","/assets/MyName-DLjUGuVl.js","/assets/OptionChoice-BYVT_d8G.js","/assets/OptionChoice-BeRc3-bO.css","/assets/Pick-DBnEA09b.css","/assets/Pick-DbM3ssQ8.js","/assets/PracticePage-CRqih_YQ.js","/assets/PracticePage-CWvNTGqy.css","/assets/PrintIt-BEReunY0.css","/assets/PrintIt-Jc3Cb0B_.js","/assets/ProvedPage-D3IvTu8x.js","/assets/ProvedPage-DJ26_r_B.css","/assets/ReplayPage-BFvl7vix.js","/assets/ReplayPage-DaJy5CPr.css","/assets/Retry-995gwAX5.js","/assets/Retry-CqcspqAo.css","/assets/ReviewPage-CTYIV_3P.js","/assets/ReviewPage-Jsho9dv8.css","/assets/RulesPage-CvTMKm1j.js","/assets/RulesPanel-CskexgNN.js","/assets/RulesText-DkMHbZyr.css","/assets/RulesText-kfAuMoi-.js","/assets/RushPage-BRWfzclY.js","/assets/RushPage-CbCWOI0f.css","/assets/Settings-DsK6GRZ9.js","/assets/Settings-MJ2qqj8g.css","/assets/Start-Bt97QsMw.js","/assets/Start-CNNk12ge.css","/assets/StepPlayer-Bv_yOL0V.css","/assets/StepPlayer-GB7h22nY.js","/assets/TablePage-UIa1sLtM.js","/assets/TablePage-jBistW61.css","/assets/Tray-ClbbtFDD.js","/assets/Tray-DxbDQIv-.css","/assets/Walk-4O63NlAF.css","/assets/Walk-g-I7Wu7e.js","/assets/Why-C0UKR62Z.js","/assets/Why-DIhCNKld.css","/assets/WorkshopPage-C_-bnVUw.css","/assets/WorkshopPage-_FILaWIB.js","/assets/copy-Deqm7uXa.js","/assets/de-DGbsPvcm.js","/assets/doing-BhstAlB7.js","/assets/doing-Dcw5Xw-_.js","/assets/doing-rKGuHrRU.js","/assets/en-C6K0RG17.js","/assets/es-q92WPIzn.js","/assets/fr-DC3_qAmL.js","/assets/headline-BpsrxOlm.js","/assets/icon-192.png","/assets/icon-512.png","/assets/icon-apple-180.png","/assets/icon-maskable-512.png","/assets/icon.svg","/assets/index-CKyWcC7i.css","/assets/index-DnyMsOHC.js","/assets/it-C5rA408N.js","/assets/learned.svelte-Y9GkKNyG.js","/assets/left-DWmUis39.js","/assets/names-D5_3ppVE.js","/assets/nl-CTEDrEJ0.js","/assets/pl-IAFwDtfD.js","/assets/points-rvj72oZn.js","/assets/push-9OdKtIjG.js","/assets/remembered-C5NHVCQj.css","/assets/remembered-CDYs5J2w.js","/assets/sans-400-CXZOsLh2.woff2","/assets/sans-600-CIr5b0rr.woff2","/assets/serif-600-tT5nWWkT.woff2","/assets/signs-400-B0Su-qjn.woff2","/assets/sl-B3z5Ugp6.js","/assets/stage.svelte-CLhCr9Cb.js","/assets/tried-CpHRRFWW.js","/assets/typefaces-licence.txt","/manifest.webmanifest"];
const SHELL_STORE = `shell-${VERSION}`;
const READING_STORE = "reading"; // games, rules and pictures, by their whole address
const READING =
  /^\/api\/games(\/[^/]+\/(rules|picture\.svg|looks\.svg|lessons(\/[^/]+\/[^/]+)?))?$/;
const DAILY_STORE = "daily"; // what is asked today, and the exercises that were last looked at
const DAILY = /^\/api\/(daily|games\/[^/]+\/exercises\/\d+)$/;
const MOST_DAILY = 24; // of them: practice goes on and on
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
      .then((names) => names.filter((name) => ![SHELL_STORE, READING_STORE, DAILY_STORE].includes(name)))
      .then((old) => Promise.all(old.map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== "GET" || address.origin !== location.origin) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (READING.test(address.pathname)) event.respondWith(read(request));
  else if (DAILY.test(address.pathname)) event.respondWith(daily(request));
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

async function read(request) {
  return reading(request, await caches.open(READING_STORE), fetched);
}

/* What was done changes what is asked today: it is waited for, however slow the server is. */
async function daily(request) {
  const store = await caches.open(DAILY_STORE);
  const answer = await reading(request, store, fetch);
  const old = (await store.keys()).slice(0, -MOST_DAILY); // what was put last stands last
  await Promise.all(old.map((one) => store.delete(one)));
  return answer;
}

/* What is not stored is waited for, too. */
async function reading(request, store, ask) {
  const known = (await store.match(request)) ?? (await otherShape(store, request));
  try {
    const answer = await (known ? ask : fetch)(request);
    if (answer.ok) await store.put(request, answer.clone());
    return answer;
  } catch (problem) {
    if (known) return known;
    throw problem;
  }
}
