/* Keeps the frame of the page, the rules and the pictures for when there is no connection.
 *
 * The build fills in VERSION and SHELL. The page itself is asked for first and taken from the store
 * only when the server cannot be reached; files under /assets/ never change under one name. Nothing
 * of a table is ever stored.
 */
const VERSION = "e9b3b767f39c";
const SHELL = ["/","/assets/About-Ch3TEhyZ.css","/assets/About-D9KLTC7O.js","/assets/ActionList-Ckn8Ted5.css","/assets/ActionList-DbLeG7v1.js","/assets/AnalysePage-CCrdLXBP.css","/assets/AnalysePage-C_XjXAuX.js","/assets/BoxesPage-CGQqKQO7.js","/assets/BoxesPage-CXvIc321.css","/assets/Choices-Cx6gUuQQ.js","/assets/Choices-DD_I3GSv.css","/assets/Choosing-CDoiuclJ.js","/assets/Choosing-DltUkUVe.css","/assets/CompanionPage-BY5EBZ-g.css","/assets/CompanionPage-CvOs94hG.js","/assets/ContinuePage-CQz8zhRs.js","/assets/ContinuePage-JQ3JEqDL.css","/assets/Controls-BjRN5dlS.css","/assets/Controls-CWELyttr.js","/assets/Countdown-CiN6UUP6.css","/assets/Countdown-CzYsSSWa.js","/assets/DailyPage-Du1O98-s.js","/assets/DailyPage-_3Vmkows.css","/assets/Dialog-CKGOT7uG.js","/assets/Dialog-ChU5NHFf.css","/assets/Exercise-BttCcRsf.js","/assets/Held-B1xGspCK.js","/assets/Held-togcO6fn.css","/assets/Invite-CpiCuwDB.css","/assets/Invite-Dbo6egdd.js","/assets/LearnPage-B5tDlmf_.js","/assets/LearnPage-CLvN_58b.css","/assets/LinkToShare-DQqDV2kU.js","/assets/LinkToShare-DsnHU8Ho.css","/assets/Little-BVtUuayX.css","/assets/Little-D33K1CRM.js","/assets/Log-BPEgHGEA.css","/assets/Log-n7AqD_oj.js","/assets/MinePage-Bbeggi6w.css","/assets/MinePage-C9HPa4av.js","/assets/MyName-C0t6ieUc.js","/assets/MyName-DCsb78IP.css","/assets/OptionChoice-BabSkJzk.js","/assets/OptionChoice-BeRc3-bO.css","/assets/Pick-DBnEA09b.css","/assets/Pick-uyKSZzzC.js","/assets/PracticePage-BlaWxeEe.js","/assets/PracticePage-CWvNTGqy.css","/assets/PrintIt-BEReunY0.css","/assets/PrintIt-DohX8MXv.js","/assets/ProvedPage-BWGkGUxn.js","/assets/ProvedPage-DJ26_r_B.css","/assets/ReplayPage-BGkmyyLB.js","/assets/ReplayPage-DaJy5CPr.css","/assets/Retry-BBSNXBqe.js","/assets/Retry-CqcspqAo.css","/assets/ReviewPage-BCgwfplR.js","/assets/ReviewPage-Jsho9dv8.css","/assets/RulesPage-CyaKbMr9.js","/assets/RulesPanel-B0INQ_sQ.js","/assets/RulesText-DkMHbZyr.css","/assets/RulesText-wnDWZ_t9.js","/assets/RushPage-B3MYOp2W.js","/assets/RushPage-CbCWOI0f.css","/assets/Settings-Bb8BcOKY.js","/assets/Settings-MJ2qqj8g.css","/assets/Start-CNNk12ge.css","/assets/Start-ClJTDgE7.js","/assets/StepPlayer-Bv_yOL0V.css","/assets/StepPlayer-DVroEHia.js","/assets/TablePage-B2nk9eTI.js","/assets/TablePage-BTzJa2qN.css","/assets/Tray-DxbDQIv-.css","/assets/Tray-ORBSqFEC.js","/assets/Walk-4O63NlAF.css","/assets/Walk-DKfKMgMR.js","/assets/Why-DIhCNKld.css","/assets/Why-MqWUn4PG.js","/assets/WorkshopPage-C_-bnVUw.css","/assets/WorkshopPage-MJCpCQpL.js","/assets/copy-WGynnxLv.js","/assets/de-DGbsPvcm.js","/assets/doing-B0JOMBj7.js","/assets/doing-DOXZIh1a.js","/assets/doing-dBR-U0fr.js","/assets/en-C6K0RG17.js","/assets/es-q92WPIzn.js","/assets/fr-DC3_qAmL.js","/assets/headline-DJGf1-Gm.js","/assets/icon-192.png","/assets/icon-512.png","/assets/icon-apple-180.png","/assets/icon-maskable-512.png","/assets/icon.svg","/assets/index-DIZmg68U.js","/assets/index-DhIeewpx.css","/assets/it-C5rA408N.js","/assets/learned.svelte-C0UStIz5.js","/assets/left-Cp1uBKL1.js","/assets/names-BQuMudTr.js","/assets/nl-CTEDrEJ0.js","/assets/pl-IAFwDtfD.js","/assets/points-DT55KzWX.js","/assets/push-Bb-XYydX.js","/assets/remembered-C5NHVCQj.css","/assets/remembered-ClgaLjVq.js","/assets/sans-400-CXZOsLh2.woff2","/assets/sans-600-CIr5b0rr.woff2","/assets/serif-600-tT5nWWkT.woff2","/assets/signs-400-B0Su-qjn.woff2","/assets/sl-B3z5Ugp6.js","/assets/stage.svelte-CqGVafv3.js","/assets/tried-CpHRRFWW.js","/assets/typefaces-licence.txt","/manifest.webmanifest"];
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
