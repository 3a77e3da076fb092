/* Keeps the frame of the page, the rules, the pictures, lessons and the exercises that were last looked
 * at for when there is no connection.
 *
 * The build fills in VERSION and SHELL. The page itself is asked for first and taken from the store
 * only when the server cannot be reached; files under /assets/ never change under one name. Nothing
 * of a table is ever stored.
 */
const VERSION = "d243c9679a4f";
const SHELL = ["/","/assets/About-CO8Vc1ns.js","/assets/About-Ch3TEhyZ.css","/assets/ActionList-Ckn8Ted5.css","/assets/ActionList-eeS9czDn.js","/assets/AnalysePage-2Ib0ZglP.css","/assets/AnalysePage-DrvmtEEK.js","/assets/BoxesPage-CXvIc321.css","/assets/BoxesPage-W5RaSobw.js","/assets/Choices-B8QZIgLZ.js","/assets/Choices-DD_I3GSv.css","/assets/Choosing-BbNCDwmO.js","/assets/Choosing-DltUkUVe.css","/assets/CompanionPage-BY5EBZ-g.css","/assets/CompanionPage-K-cSANYA.js","/assets/ContinuePage-JQ3JEqDL.css","/assets/ContinuePage-mP3Qkkz-.js","/assets/Controls-BQleAEXP.js","/assets/Controls-BjRN5dlS.css","/assets/Countdown-CiN6UUP6.css","/assets/Countdown-DjZ5B6Mq.js","/assets/DailyPage-DZXtGbYW.js","/assets/DailyPage-_3Vmkows.css","/assets/Dialog-ChU5NHFf.css","/assets/Dialog-D1z-1UR7.js","/assets/Exercise-BRCltRDI.js","/assets/Held-DOIJlB9Z.js","/assets/Held-togcO6fn.css","/assets/Invite-CpiCuwDB.css","/assets/Invite-w1iWzuXl.js","/assets/LearnPage-CLvN_58b.css","/assets/LearnPage-DDyc5KUb.js","/assets/LinkToShare-BNZp25Qk.js","/assets/LinkToShare-DsnHU8Ho.css","/assets/Little-BVtUuayX.css","/assets/Little-BxIFO_NY.js","/assets/Log-B7MdfEBF.js","/assets/Log-BPEgHGEA.css","/assets/MinePage-Bbeggi6w.css","/assets/MinePage-CGaZCOyK.js","/assets/MyName-BV67imIy.js","/assets/MyName-DCsb78IP.css","/assets/OptionChoice-09ayiPjV.js","/assets/OptionChoice-BeRc3-bO.css","/assets/Pick-CuAR9FrB.js","/assets/Pick-DBnEA09b.css","/assets/PracticePage-CWvNTGqy.css","/assets/PracticePage-gexa6GR0.js","/assets/PrintIt-BEReunY0.css","/assets/PrintIt-DbZQOVCW.js","/assets/ProvedPage-DJ26_r_B.css","/assets/ProvedPage-OasEWsLF.js","/assets/ReplayPage-Cu70gMiJ.js","/assets/ReplayPage-DaJy5CPr.css","/assets/Retry-5lMz1tW0.js","/assets/Retry-CqcspqAo.css","/assets/ReviewPage-Bt58vsEq.css","/assets/ReviewPage-CRZmEhDR.js","/assets/RulesPage-D23OWoji.js","/assets/RulesPanel-Hm5IgkHq.js","/assets/RulesText-BN9nY13h.js","/assets/RulesText-DkMHbZyr.css","/assets/RushPage-BRw327MR.js","/assets/RushPage-CbCWOI0f.css","/assets/Settings-DhROZr5v.js","/assets/Settings-MJ2qqj8g.css","/assets/Start-CNNk12ge.css","/assets/Start-DmSlBeaE.js","/assets/StepPlayer-Bv_yOL0V.css","/assets/StepPlayer-BzVX50Co.js","/assets/TablePage-jBistW61.css","/assets/TablePage-vP9kp09P.js","/assets/Tray-Am7K-Os2.js","/assets/Tray-DxbDQIv-.css","/assets/Walk-4O63NlAF.css","/assets/Walk-Bt7W0AAV.js","/assets/Why-BBtjsycp.js","/assets/Why-DIhCNKld.css","/assets/WorkshopPage-C-ac1829.js","/assets/WorkshopPage-C_-bnVUw.css","/assets/copy-CmYfAQqg.js","/assets/de-DdOqR1K8.js","/assets/doing-BpWZNYjY.js","/assets/doing-C9oJimtM.js","/assets/doing-Cwh7_mBe.js","/assets/en-vz9P3zAE.js","/assets/es-gKs4KTnj.js","/assets/fr-BawnNDsK.js","/assets/headline-BZZ1sQkt.js","/assets/icon-192.png","/assets/icon-512.png","/assets/icon-apple-180.png","/assets/icon-maskable-512.png","/assets/icon.svg","/assets/index-BHBYqPnk.js","/assets/index-CKyWcC7i.css","/assets/it-DQKdrfpf.js","/assets/learned.svelte-fBlKeeKw.js","/assets/left-Lw-gYiaJ.js","/assets/names-Cie5fIaG.js","/assets/nl-CzBI5h_R.js","/assets/pl-B7H4ppLJ.js","/assets/points-BCBNFmRU.js","/assets/push-CaToonx5.js","/assets/remembered-C5NHVCQj.css","/assets/remembered-cKv_lFyC.js","/assets/sans-400-CXZOsLh2.woff2","/assets/sans-600-CIr5b0rr.woff2","/assets/serif-600-tT5nWWkT.woff2","/assets/signs-400-B0Su-qjn.woff2","/assets/sl-CzdOGOrk.js","/assets/stage.svelte-CzhQnWQC.js","/assets/tried-CpHRRFWW.js","/assets/typefaces-licence.txt","/manifest.webmanifest"];
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
