/* Keeps the frame of the page, the rules, the pictures, lessons, worked examples and the exercises that were
 * last looked at for when there is no connection.
 *
 * The build fills in VERSION and SHELL. The page itself is asked for first and taken from the store
 * only when the server cannot be reached; files under /assets/ never change under one name. Nothing
 * of a table is ever stored.
 */
const VERSION = "ae1381678730";
const SHELL = ["/","/assets/About-Ch3TEhyZ.css","/assets/About-R8Z-GXlV.js","/assets/ActionList-DYlK1jLy.css","/assets/ActionList-pZJKkFa7.js","/assets/AnalysePage-BILO-OkU.css","/assets/AnalysePage-IkUeErsG.js","/assets/BoxesPage-BhJN9EfG.css","/assets/BoxesPage-DPESza3j.js","/assets/Choices-CsQcbFGY.js","/assets/Choices-xy2lnD2k.css","/assets/Choosing-BNcFAx1Y.js","/assets/Choosing-BZPEQaSX.css","/assets/CompanionPage-1hBfHdpm.js","/assets/CompanionPage-CvlpDI_9.css","/assets/ContinuePage-JQ3JEqDL.css","/assets/ContinuePage-L_s44rfz.js","/assets/Countdown-CceQCZor.js","/assets/Countdown-DDyjgd-8.css","/assets/DailyPage-BDPrZrDz.js","/assets/DailyPage-_3Vmkows.css","/assets/Dialog-BM_uA66f.js","/assets/Dialog-ChU5NHFf.css","/assets/Exercise-DPi2fXR5.js","/assets/FirstSteps-C0J2Gb4J.js","/assets/FirstSteps-DRorbQp0.css","/assets/FirstSteps-DW_Pam_w.js","/assets/GameWays-BMnUIrNd.css","/assets/GameWays-Dus7d6Mm.js","/assets/Held-BEJ_kjRC.css","/assets/Held-DdXv1DV4.js","/assets/Invite-7RtEM6YT.js","/assets/Invite-t5I1-bs7.css","/assets/LearnPage-C3wlnmdy.js","/assets/LearnPage-DKXV6i5U.css","/assets/LinkToShare-BAPkBdgu.js","/assets/LinkToShare-CQFjHQJZ.css","/assets/Little-CVtad0JB.css","/assets/Little-WbJlgXg4.js","/assets/Log-DkyqXSjj.js","/assets/Log-eE6p5Qt6.css","/assets/MinePage-DPE_czXT.js","/assets/MinePage-DUtF_Qcf.css","/assets/MyName-C-SQz2U7.css","/assets/MyName-Z6U9MQ1a.js","/assets/NewRush-7qb-2DTh.js","/assets/NewRush-BtmfJgfY.css","/assets/OptionChoice-BeRc3-bO.css","/assets/OptionChoice-DOnKuoWr.js","/assets/Pick-B35lg5JJ.js","/assets/Pick-DBnEA09b.css","/assets/PracticePage-CldJ4K-R.css","/assets/PracticePage-DErW7A8E.js","/assets/PrintIt-DER9edRV.js","/assets/PrintIt-Sy6HhfL3.css","/assets/ProvedPage-DHDmHBcx.css","/assets/ProvedPage-PXgQPQjE.js","/assets/ReplayPage-2fIcEXnG.css","/assets/ReplayPage-CXRCY5nJ.js","/assets/Retry-CqcspqAo.css","/assets/Retry-KaOOFGPc.js","/assets/ReviewPage-18U5dYxB.css","/assets/ReviewPage-TAtsgJX9.js","/assets/RuleLink-BiWXb3l_.js","/assets/RuleLink-NjsiIqp4.css","/assets/RulesPage-CdR1v1ld.js","/assets/RulesPage-DhPjF7pI.css","/assets/RulesPanel-DIy5aC1V.js","/assets/RulesText-74GIGfHs.css","/assets/RulesText-GxaHAtEF.js","/assets/RushPage-BswdIPFo.css","/assets/RushPage-CU0fY2Ox.js","/assets/Settings-CrzTm7K0.css","/assets/Settings-Dx99OLvy.js","/assets/ShownBoard-DNfcAEyv.js","/assets/StepLog-BjRN5dlS.css","/assets/StepLog-CqlKFHfn.js","/assets/StepPlayer-BYID617H.css","/assets/StepPlayer-DFrDakmx.js","/assets/TablePage-B8GuzMPh.js","/assets/TablePage-Bmj01Cj9.css","/assets/Tray-DDPSg3OG.css","/assets/Tray-q446c0_N.js","/assets/Walk-4O63NlAF.css","/assets/Walk-PqkAYIyP.js","/assets/Week-BGOAirHh.js","/assets/Week-DfH-BE7E.css","/assets/WhichGame-Eu6vXEyg.css","/assets/WhichGame-nmwtBSDq.js","/assets/Why-NZRsfhxl.css","/assets/Why-_RdL3wM-.js","/assets/WorkshopPage-OOvq7REI.css","/assets/WorkshopPage-Sp2rA5z0.js","/assets/attempt-DZWmZThy.js","/assets/attempt-O2C-aoZ2.js","/assets/copy-DY90AFw3.js","/assets/dates-BLG_E38X.js","/assets/de-xaUqYBiP.js","/assets/doing-B7v99g7d.js","/assets/en-DPH_YQOW.js","/assets/es-BHz3cjE-.js","/assets/fr-LhifNUK-.js","/assets/headline-DTDr3-2j.js","/assets/icon-192.png","/assets/icon-512.png","/assets/icon-apple-180.png","/assets/icon-maskable-512.png","/assets/icon.svg","/assets/index-BklGp4UW.js","/assets/index-f3p_hj--.css","/assets/it-CYy6gG64.js","/assets/learned.svelte-D1T5ltsW.js","/assets/left-1-vVGPtX.js","/assets/names-JZbCeO5W.js","/assets/nl-CgNCm7rR.js","/assets/offered-DqbU13UL.js","/assets/offered-xIYghqez.css","/assets/pl-DOCWECIN.js","/assets/points-BGclEhwy.js","/assets/preparing.svelte-BOTCqrKu.js","/assets/push-57uSm5jG.js","/assets/remembered-BULleLUC.css","/assets/remembered-CcbjhUFT.js","/assets/returning-BTf3dFfP.css","/assets/returning-nMF6Ylw5.js","/assets/sans-400-BHVMoQUx.woff2","/assets/sans-600-CRXUHlgy.woff2","/assets/serif-600-tT5nWWkT.woff2","/assets/signs-400-tG4AhhzW.woff2","/assets/sl-B6_TAGu9.js","/assets/stage.svelte-D0cFW5Fi.js","/assets/tried-CpHRRFWW.js","/assets/typefaces-licence.txt","/assets/you-Busgv6k7.js","/manifest.webmanifest"];
const SHELL_STORE = `shell-${VERSION}`;
const READING_STORE = "reading"; // games, rules and pictures, by their whole address
const READING =
  /^\/api\/games(\/[^/]+\/(rules|picture\.svg|looks\.svg|lessons(\/[^/]+\/[^/]+)?|examples\/[^/]+))?$/;
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

/* A notice of our server, in games over days. It is checked: whoever has our key and this
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
      const open = pages.find(({ url }) => new URL(url).pathname === address);
      return open ? open.focus() : self.clients.openWindow(address);
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

/* Answers given change what is asked today: the server is waited for, however slow it is. */
async function daily(request) {
  const store = await caches.open(DAILY_STORE);
  const answer = await reading(request, store, fetch);
  const old = (await store.keys()).slice(0, -MOST_DAILY); // what was put last stands last
  await Promise.all(old.map((one) => store.delete(one)));
  return answer;
}

/* Anything not stored is waited for, too. */
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
