/* Keeps the frame of the page, the rules and the pictures for when there is no connection.
 *
 * The build fills in VERSION and SHELL. The page itself is asked for first and taken from the store
 * only when the server cannot be reached; files under /assets/ never change under one name. Nothing
 * of a table is ever stored.
 */
const VERSION = "8bfa54bc37c2";
const SHELL = ["/","/assets/About-BSdL9Vza.js","/assets/About-Ch3TEhyZ.css","/assets/ActionList-Ckn8Ted5.css","/assets/ActionList-DfqmOrMJ.js","/assets/AnalysePage-CCrdLXBP.css","/assets/AnalysePage-DTfJ_3s9.js","/assets/BoxesPage-CXvIc321.css","/assets/BoxesPage-D329eckL.js","/assets/Choices-D2kU58CK.js","/assets/Choices-D_WdfOga.css","/assets/Choosing-DSYLFEAv.js","/assets/Choosing-DltUkUVe.css","/assets/CompanionPage-BY5EBZ-g.css","/assets/CompanionPage-C_PLnc7Z.js","/assets/ContinuePage-HzBeqLbO.js","/assets/ContinuePage-JQ3JEqDL.css","/assets/Controls-BcwG3Y3j.js","/assets/Controls-BjRN5dlS.css","/assets/Countdown-CiN6UUP6.css","/assets/Countdown-jS1dh6cU.js","/assets/DailyPage-BAaTD5Rn.js","/assets/DailyPage-_3Vmkows.css","/assets/Dialog-ChU5NHFf.css","/assets/Dialog-TmczyUla.js","/assets/Exercise-DArdCwsG.js","/assets/Held-WI8DMByJ.js","/assets/Held-togcO6fn.css","/assets/Invite-B50YilgK.js","/assets/Invite-CpiCuwDB.css","/assets/LearnPage-BJHeeEn3.js","/assets/LearnPage-CLvN_58b.css","/assets/LinkToShare-DsnHU8Ho.css","/assets/LinkToShare-fKWMnjx2.js","/assets/Little-BVtUuayX.css","/assets/Little-uHa_R8aC.js","/assets/Log-BPEgHGEA.css","/assets/Log-BSm7kFsa.js","/assets/MinePage-BJe7aGZ-.js","/assets/MinePage-Bbeggi6w.css","/assets/MyName-Clk7V6W2.js","/assets/MyName-DCsb78IP.css","/assets/OptionChoice-BH1dL3T4.js","/assets/OptionChoice-BeRc3-bO.css","/assets/Pick-DBnEA09b.css","/assets/Pick-QnzSybwt.js","/assets/PracticePage-BYV-K240.js","/assets/PracticePage-CWvNTGqy.css","/assets/PrintIt-BEReunY0.css","/assets/PrintIt-BuhXCmtY.js","/assets/ProvedPage-CE71Jz5c.js","/assets/ProvedPage-DJ26_r_B.css","/assets/ReplayPage-Cetof_eQ.js","/assets/ReplayPage-DaJy5CPr.css","/assets/Retry-CqcspqAo.css","/assets/Retry-S6mdXx11.js","/assets/ReviewPage-B9Bt_E5O.js","/assets/ReviewPage-Jsho9dv8.css","/assets/RulesPage-CfwQ26HU.js","/assets/RulesPanel-lTImTttx.js","/assets/RulesText-7g8lZviW.js","/assets/RulesText-DkMHbZyr.css","/assets/RushPage-CbCWOI0f.css","/assets/RushPage-TzUtV5uh.js","/assets/Settings-Ib4R2qSh.js","/assets/Settings-MJ2qqj8g.css","/assets/Start-CNNk12ge.css","/assets/Start-CRdKQX6U.js","/assets/StepPlayer-D2RqND8q.css","/assets/StepPlayer-w7nzXN65.js","/assets/TablePage-BBGFyX9e.js","/assets/TablePage-DrwlYs-1.css","/assets/Tray-DmXD5SZv.js","/assets/Tray-DxbDQIv-.css","/assets/Walk-4O63NlAF.css","/assets/Walk-DZKUxL-E.js","/assets/Why-Cp3nzSp6.js","/assets/Why-DIhCNKld.css","/assets/WorkshopPage-CJ6h9RFP.js","/assets/WorkshopPage-VWqZgUj_.css","/assets/copy-2_ZG68fm.js","/assets/de-CeQFXk-3.js","/assets/doing-2yN6BTKj.js","/assets/doing-C9sXTwZy.js","/assets/doing-Dlj9GZil.js","/assets/en-DB1aPMpZ.js","/assets/es-DrUtKTiR.js","/assets/fr-DLY5nXPH.js","/assets/headline-kTTky5Yv.js","/assets/icon-192.png","/assets/icon-512.png","/assets/icon-apple-180.png","/assets/icon-maskable-512.png","/assets/icon.svg","/assets/index-DhIeewpx.css","/assets/index-du5yNqPL.js","/assets/it-Dgsc8ZNl.js","/assets/learned.svelte-D5xEWJwB.js","/assets/left-Cpaa40oK.js","/assets/names-KzGbtJzZ.js","/assets/nl-8w4SLcBO.js","/assets/pl-nsox_4RI.js","/assets/points-czfb8FWI.js","/assets/push-DR_2KR8I.js","/assets/remembered-C5NHVCQj.css","/assets/remembered-Cu1JtUhB.js","/assets/sans-400-CXZOsLh2.woff2","/assets/sans-600-CIr5b0rr.woff2","/assets/serif-600-tT5nWWkT.woff2","/assets/signs-400-B0Su-qjn.woff2","/assets/sl-PQquhfLE.js","/assets/stage.svelte-vxENdEly.js","/assets/tried-CpHRRFWW.js","/assets/typefaces-licence.txt","/manifest.webmanifest"];
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
