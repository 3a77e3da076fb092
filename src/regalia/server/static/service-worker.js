/* Keeps the frame of the page, the rules and the pictures for when there is no connection.
 *
 * The build fills in VERSION and SHELL. The page itself is asked for first and taken from the store
 * only when the server cannot be reached; files under /assets/ never change under one name. Nothing
 * of a table is ever stored.
 */
const VERSION = "ff72a912a228";
const SHELL = ["/","/assets/About-Ch3TEhyZ.css","/assets/About-DbpXGOuY.js","/assets/ActionList-Ckn8Ted5.css","/assets/ActionList-WtwhaQPB.js","/assets/AnalysePage-CtDB_gDC.js","/assets/AnalysePage-ljueS7Im.css","/assets/BoxesPage-BEMlqt0h.js","/assets/BoxesPage-CXvIc321.css","/assets/Choices-BRu7c5ts.js","/assets/Choices-D_WdfOga.css","/assets/Choosing-CkrLEnd1.css","/assets/Choosing-crXvl064.js","/assets/CompanionPage-BZE3AO3Y.js","/assets/CompanionPage-DcIlHlzk.css","/assets/ContinuePage-EaISNGZW.js","/assets/ContinuePage-JQ3JEqDL.css","/assets/Countdown-CiN6UUP6.css","/assets/Countdown-hbF_mXAz.js","/assets/DailyPage-D3l4_kll.js","/assets/DailyPage-_3Vmkows.css","/assets/Dialog-ChU5NHFf.css","/assets/Dialog-sa2LlVoB.js","/assets/Exercise-_wMknrS0.js","/assets/Held-DabQsFlu.js","/assets/Held-togcO6fn.css","/assets/Invite-CpiCuwDB.css","/assets/Invite-HqZ_5Q1F.js","/assets/LearnPage-CLvN_58b.css","/assets/LearnPage-DEW_Vd52.js","/assets/LinkToShare-CDsBpLVA.js","/assets/LinkToShare-DsnHU8Ho.css","/assets/Little-BVtUuayX.css","/assets/Little-BXwSiGFW.js","/assets/Log-BPEgHGEA.css","/assets/Log-DfYtPYi8.js","/assets/MinePage-64v-C0ot.js","/assets/MinePage-Bbeggi6w.css","/assets/MyName-DCsb78IP.css","/assets/MyName-DyQbWtNp.js","/assets/OptionChoice-BeRc3-bO.css","/assets/OptionChoice-De6Xn6Yh.js","/assets/Pick-DBnEA09b.css","/assets/Pick-hrGzfyXA.js","/assets/PracticePage-Bt7Qhjw0.js","/assets/PracticePage-CWvNTGqy.css","/assets/PrintIt-BEReunY0.css","/assets/PrintIt-BRuoAZGM.js","/assets/ReplayPage-plBQUGHC.js","/assets/ReplayPage-sLjq7gjI.css","/assets/Retry-CqcspqAo.css","/assets/Retry-a1VHTHJb.js","/assets/ReviewPage-BpLD1HF5.css","/assets/ReviewPage-DGSa6Ap0.js","/assets/RulesPage-B836wFFl.js","/assets/RulesPanel-DYJfdeDs.js","/assets/RulesText-CqRnxP2J.js","/assets/RulesText-DkMHbZyr.css","/assets/RushPage-BXhwQmvx.js","/assets/RushPage-CbCWOI0f.css","/assets/Settings-MJ2qqj8g.css","/assets/Settings-R8_7ae0C.js","/assets/Start-CF5Nymtq.js","/assets/Start-CNNk12ge.css","/assets/StepPlayer-C_-JsCfx.css","/assets/StepPlayer-D3k67szU.js","/assets/TablePage-C6ObZUEF.css","/assets/TablePage-CN7uh94M.js","/assets/Tray-BeMMhTQi.css","/assets/Tray-DywxQPW_.js","/assets/Walk-4O63NlAF.css","/assets/Walk-Bvpc4YDn.js","/assets/Why-BZ2NOlsS.js","/assets/Why-DIhCNKld.css","/assets/WorkshopPage-CTmbO8Nn.js","/assets/WorkshopPage-VWqZgUj_.css","/assets/copy-BUKmA6kY.js","/assets/de-CDWYhZiP.js","/assets/doing-D2XlR2Yy.js","/assets/doing-DR1rpf-q.js","/assets/doing-Ra3Zc6St.js","/assets/en-BAHd8ye-.js","/assets/es-GGrY8zbY.js","/assets/fr-BpSKgQLZ.js","/assets/headline-Dv6wPTWT.js","/assets/icon-192.png","/assets/icon-512.png","/assets/icon-apple-180.png","/assets/icon-maskable-512.png","/assets/icon.svg","/assets/index-DhIeewpx.css","/assets/index-Ty08Duvg.js","/assets/it-CcfyaGjM.js","/assets/learned.svelte-D09Vd4GD.js","/assets/left-DQIStzxe.js","/assets/names-BZYhTuFz.js","/assets/nl-q7aPOHH_.js","/assets/pl-ki8WFobP.js","/assets/points-DbIcEED2.js","/assets/push-DgmyfURT.js","/assets/remembered-C5NHVCQj.css","/assets/remembered-DQpMeNCs.js","/assets/sans-400-CXZOsLh2.woff2","/assets/sans-600-CIr5b0rr.woff2","/assets/serif-600-tT5nWWkT.woff2","/assets/signs-400-B0Su-qjn.woff2","/assets/sl-C_iqTl-z.js","/assets/stage.svelte-Jou2Y74g.js","/assets/typefaces-licence.txt","/manifest.webmanifest"];
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
