/* Keeps the frame of the page, the rules and the pictures for when there is no connection.
 *
 * The build fills in VERSION and SHELL. The page itself is asked for first and taken from the store
 * only when the server cannot be reached; files under /assets/ never change under one name. Nothing
 * of a table is ever stored.
 */
const VERSION = "dd625c6bbbb3";
const SHELL = ["/","/assets/About-Ch3TEhyZ.css","/assets/About-di40TsE4.js","/assets/ActionList-CGpwouyy.js","/assets/ActionList-Ckn8Ted5.css","/assets/AnalysePage-D2J7Ul6q.js","/assets/AnalysePage-ljueS7Im.css","/assets/BoxesPage-BpwsDFwL.js","/assets/BoxesPage-CXvIc321.css","/assets/Choices-B27qHGCM.js","/assets/Choices-D_WdfOga.css","/assets/Choosing-CBi_ZCle.js","/assets/Choosing-CkrLEnd1.css","/assets/CompanionPage-Czv78Jvl.js","/assets/CompanionPage-DcIlHlzk.css","/assets/ContinuePage-BywBNUdE.js","/assets/ContinuePage-JQ3JEqDL.css","/assets/Countdown-BjmaZHH1.js","/assets/Countdown-CiN6UUP6.css","/assets/DailyPage-DSoQT4YG.js","/assets/DailyPage-_3Vmkows.css","/assets/Dialog-B-nNJI_o.js","/assets/Dialog-ChU5NHFf.css","/assets/Exercise-U3Dbqy6k.js","/assets/Fair-CNvsWep-.js","/assets/Fair-DnVUz7p_.css","/assets/Held-COBs7OdB.js","/assets/Held-togcO6fn.css","/assets/Invite-BQ01Hlyb.js","/assets/Invite-CpiCuwDB.css","/assets/LearnPage-CLvN_58b.css","/assets/LearnPage-CsIi2RRE.js","/assets/LinkToShare-DWkcwoEm.js","/assets/LinkToShare-DsnHU8Ho.css","/assets/Little-BVtUuayX.css","/assets/Little-Dp7DE2F1.js","/assets/MinePage-Bbeggi6w.css","/assets/MinePage-DVwPSlqq.js","/assets/MyName-DCsb78IP.css","/assets/MyName-WuPR9aur.js","/assets/OptionChoice-BeRc3-bO.css","/assets/OptionChoice-DwuMNKaE.js","/assets/Pick-CV7pX3iR.js","/assets/Pick-DBnEA09b.css","/assets/PracticePage-CWvNTGqy.css","/assets/PracticePage-ejY9y4bn.js","/assets/PrintIt-BEReunY0.css","/assets/PrintIt-CyikXL8v.js","/assets/ReplayPage-C8K7TENw.js","/assets/ReplayPage-sLjq7gjI.css","/assets/Retry-CqcspqAo.css","/assets/Retry-CrWwI7XQ.js","/assets/ReviewPage-CJPbd5ni.css","/assets/ReviewPage-mqwsO7Ro.js","/assets/RulesPage-BNGdDjyh.js","/assets/RulesPanel-Dp9bNL08.js","/assets/RulesText-CJVYC-pQ.js","/assets/RulesText-DkMHbZyr.css","/assets/RushPage-BqVLVLYv.js","/assets/RushPage-CbCWOI0f.css","/assets/Settings-MJ2qqj8g.css","/assets/Settings-jYM0XyYg.js","/assets/Start-CNNk12ge.css","/assets/Start-TMLTAcvC.js","/assets/StepPlayer-B4c98n4P.js","/assets/StepPlayer-C_-JsCfx.css","/assets/TablePage-C6ObZUEF.css","/assets/TablePage-C6T97Cxz.js","/assets/Tray-BeMMhTQi.css","/assets/Tray-CVWiOOHH.js","/assets/Walk-4O63NlAF.css","/assets/Walk-JzX4rKOp.js","/assets/Why-CblOi2R8.css","/assets/Why-CzWbl2zL.js","/assets/WorkshopPage-BY_-jGOu.js","/assets/WorkshopPage-VWqZgUj_.css","/assets/copy-rBHaGx9R.js","/assets/de-CDWYhZiP.js","/assets/doing-CpB0qNjl.js","/assets/doing-D6J6yCKp.js","/assets/doing-T3ikmfk1.js","/assets/en-BAHd8ye-.js","/assets/es-GGrY8zbY.js","/assets/fr-BpSKgQLZ.js","/assets/headline-CJHPZCQE.js","/assets/icon-192.png","/assets/icon-512.png","/assets/icon-apple-180.png","/assets/icon-maskable-512.png","/assets/icon.svg","/assets/index-DhIeewpx.css","/assets/index-XuVq8mfu.js","/assets/it-CcfyaGjM.js","/assets/learned.svelte-oke-BNoC.js","/assets/left-DNCmXr4q.js","/assets/names-DU0J8RLb.js","/assets/nl-q7aPOHH_.js","/assets/pl-ki8WFobP.js","/assets/points-DCrFiLBX.js","/assets/push-DGcGSb6Y.js","/assets/remembered-C5NHVCQj.css","/assets/remembered-Cs6KN9NE.js","/assets/sans-400-CXZOsLh2.woff2","/assets/sans-600-CIr5b0rr.woff2","/assets/serif-600-tT5nWWkT.woff2","/assets/signs-400-B0Su-qjn.woff2","/assets/sl-C_iqTl-z.js","/assets/stage.svelte-C6wG32vI.js","/assets/typefaces-licence.txt","/manifest.webmanifest"];
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
