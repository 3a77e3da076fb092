/* Keeps the frame of the page, the rules and the pictures for when there is no connection.
 *
 * The build fills in VERSION and SHELL. The page itself is asked for first and taken from the store
 * only when the server cannot be reached; files under /assets/ never change under one name. Nothing
 * of a table is ever stored.
 */
const VERSION = "a7edb37f59e3";
const SHELL = ["/","/assets/About-Ch3TEhyZ.css","/assets/About-DbsEpge9.js","/assets/ActionList-Ci-MFKcz.js","/assets/ActionList-Ckn8Ted5.css","/assets/AnalysePage-CCrdLXBP.css","/assets/AnalysePage-DAcFox8g.js","/assets/BoxesPage-CXvIc321.css","/assets/BoxesPage-Dppez3t5.js","/assets/Choices-DQ_Xro6N.js","/assets/Choices-D_WdfOga.css","/assets/Choosing-CpUvari4.js","/assets/Choosing-DltUkUVe.css","/assets/CompanionPage-BY5EBZ-g.css","/assets/CompanionPage-Cf4Hdbit.js","/assets/ContinuePage-JQ3JEqDL.css","/assets/ContinuePage-reZPA1QI.js","/assets/Controls-BjRN5dlS.css","/assets/Controls-fAVLWS8r.js","/assets/Countdown-BG7b6aJx.js","/assets/Countdown-CiN6UUP6.css","/assets/DailyPage-D_4ENcGv.js","/assets/DailyPage-_3Vmkows.css","/assets/Dialog-ChU5NHFf.css","/assets/Dialog-Co3j1poN.js","/assets/Exercise-DRD95lka.js","/assets/Held-7jRF5jfI.js","/assets/Held-togcO6fn.css","/assets/Invite-CpiCuwDB.css","/assets/Invite-D7wOjU0t.js","/assets/LearnPage-CLvN_58b.css","/assets/LearnPage-O6RAXVgA.js","/assets/LinkToShare-D0yt1RlB.js","/assets/LinkToShare-DsnHU8Ho.css","/assets/Little-BVtUuayX.css","/assets/Little-yu79exkU.js","/assets/Log-BPEgHGEA.css","/assets/Log-rSvp5qQz.js","/assets/MinePage-Bbeggi6w.css","/assets/MinePage-SeL0_ADa.js","/assets/MyName-DCsb78IP.css","/assets/MyName-DkhPNTgM.js","/assets/OptionChoice-BeRc3-bO.css","/assets/OptionChoice-e0Xlqen_.js","/assets/Pick-CLjsfoV3.js","/assets/Pick-DBnEA09b.css","/assets/PracticePage-CWvNTGqy.css","/assets/PracticePage-DCuYTE9x.js","/assets/PrintIt-BEReunY0.css","/assets/PrintIt-Dilk8hBY.js","/assets/ProvedPage-DJ26_r_B.css","/assets/ProvedPage-DZJ13jjz.js","/assets/ReplayPage-BbJlhSZO.js","/assets/ReplayPage-DaJy5CPr.css","/assets/Retry-CqcspqAo.css","/assets/Retry-DdJZAPCM.js","/assets/ReviewPage-BpLD1HF5.css","/assets/ReviewPage-CHaIMVYw.js","/assets/RulesPage-B1oteSbX.js","/assets/RulesPanel-DtKbxo5e.js","/assets/RulesText-BN7A3fzQ.js","/assets/RulesText-DkMHbZyr.css","/assets/RushPage-CbCWOI0f.css","/assets/RushPage-kxPAaX_p.js","/assets/Settings-DX8E4ZJJ.js","/assets/Settings-MJ2qqj8g.css","/assets/Start-C0AduUD-.js","/assets/Start-CNNk12ge.css","/assets/StepPlayer-D2RqND8q.css","/assets/StepPlayer-aPS2ST9r.js","/assets/TablePage-BMCgVXaY.js","/assets/TablePage-C6ObZUEF.css","/assets/Tray-BeMMhTQi.css","/assets/Tray-Cib18GwI.js","/assets/Walk-4O63NlAF.css","/assets/Walk-B8yR_gL5.js","/assets/Why-DEfOyI-i.js","/assets/Why-DIhCNKld.css","/assets/WorkshopPage-VWqZgUj_.css","/assets/WorkshopPage-WJAsoi1C.js","/assets/copy-Cn5xAXnP.js","/assets/de-lf-sV0dg.js","/assets/doing-CI6ke8lW.js","/assets/doing-DKqyO20C.js","/assets/doing-kimk1IRY.js","/assets/en-DB1aPMpZ.js","/assets/es-DrUtKTiR.js","/assets/fr-DLY5nXPH.js","/assets/headline-DNhggF8_.js","/assets/icon-192.png","/assets/icon-512.png","/assets/icon-apple-180.png","/assets/icon-maskable-512.png","/assets/icon.svg","/assets/index-DhIeewpx.css","/assets/index-VbKSjdZ8.js","/assets/it-Dgsc8ZNl.js","/assets/learned.svelte-CHJwW6OC.js","/assets/left-CLSRpZPw.js","/assets/names-BnQPVeaC.js","/assets/nl-8w4SLcBO.js","/assets/pl-nsox_4RI.js","/assets/points-JyZss7Fz.js","/assets/push-B3K_TrCz.js","/assets/remembered-C5NHVCQj.css","/assets/remembered-gYs6MNFt.js","/assets/sans-400-CXZOsLh2.woff2","/assets/sans-600-CIr5b0rr.woff2","/assets/serif-600-tT5nWWkT.woff2","/assets/signs-400-B0Su-qjn.woff2","/assets/sl-PQquhfLE.js","/assets/stage.svelte-Cs0P7nbO.js","/assets/tried-CpHRRFWW.js","/assets/typefaces-licence.txt","/manifest.webmanifest"];
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
