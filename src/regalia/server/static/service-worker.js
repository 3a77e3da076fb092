/* Keeps the frame of the page, the rules, the pictures, lessons, worked examples and the exercises that were
 * last looked at for when there is no connection.
 *
 * The build fills in VERSION and SHELL. The page itself is asked for first and taken from the store
 * only when the server cannot be reached; files under /assets/ never change under one name. Nothing
 * of a table is ever stored.
 */
const VERSION = "78bc011de6ab";
const SHELL = ["/","/assets/About-Ch3TEhyZ.css","/assets/About-Dai3GPJ4.js","/assets/ActionList-C7F5mznN.js","/assets/ActionList-DYlK1jLy.css","/assets/AnalysePage-BILO-OkU.css","/assets/AnalysePage-F_T4xT8P.js","/assets/BoxesPage-BhJN9EfG.css","/assets/BoxesPage-DQXvsni4.js","/assets/Choices-5jSCUp1-.js","/assets/Choices-xy2lnD2k.css","/assets/Choosing-DF7vwbdz.css","/assets/Choosing-D_nAmqPk.js","/assets/CompanionPage-CvlpDI_9.css","/assets/CompanionPage-UseUoeHf.js","/assets/ContinuePage-BiF-6S0M.js","/assets/ContinuePage-JQ3JEqDL.css","/assets/Countdown-Cjy3pb0j.js","/assets/Countdown-DDyjgd-8.css","/assets/DailyPage-Df7qQATp.js","/assets/DailyPage-_3Vmkows.css","/assets/Dialog-ChU5NHFf.css","/assets/Dialog-Cw00HSzn.js","/assets/Exercise-BcncUrrX.js","/assets/FirstSteps-BzoB5oDW.js","/assets/FirstSteps-Ct-prADw.js","/assets/FirstSteps-DRorbQp0.css","/assets/GameWays-BKzbTDFh.js","/assets/GameWays-BMnUIrNd.css","/assets/Held-BEJ_kjRC.css","/assets/Held-CpwO6ICA.js","/assets/Invite-DWhuyqld.js","/assets/Invite-t5I1-bs7.css","/assets/LearnPage-BZCnqaQ1.js","/assets/LearnPage-C5-nYEgF.css","/assets/LinkToShare-CQFjHQJZ.css","/assets/LinkToShare-dIKLV0E7.js","/assets/Little-CVtad0JB.css","/assets/Little-DTLhj2NJ.js","/assets/Log-DqwkHep7.js","/assets/Log-eE6p5Qt6.css","/assets/MinePage-Ca3HvdOY.js","/assets/MinePage-DUtF_Qcf.css","/assets/MyName-CTl0RJk2.css","/assets/MyName-DZNz1dXt.js","/assets/NewRush-BtmfJgfY.css","/assets/NewRush-Col165hQ.js","/assets/OptionChoice-BeRc3-bO.css","/assets/OptionChoice-CSffq5tW.js","/assets/Pick-CZ_HtEsA.js","/assets/Pick-DBnEA09b.css","/assets/PracticePage-Bx-J3s4u.js","/assets/PracticePage-CldJ4K-R.css","/assets/PrintIt-B27yBc6F.js","/assets/PrintIt-Sy6HhfL3.css","/assets/ProvedPage-Cyha2W0F.js","/assets/ProvedPage-DHDmHBcx.css","/assets/ReplayPage-2fIcEXnG.css","/assets/ReplayPage-C3k3aX-e.js","/assets/Retry-B5tnl2Jm.js","/assets/Retry-CqcspqAo.css","/assets/ReviewPage-CmBamj4x.css","/assets/ReviewPage-D5-QMPFh.js","/assets/RuleLink-BHEDrikc.js","/assets/RuleLink-NjsiIqp4.css","/assets/RulesPage-DhPjF7pI.css","/assets/RulesPage-TsYCjdQO.js","/assets/RulesPanel-iMFkBzm2.js","/assets/RulesText-74GIGfHs.css","/assets/RulesText-DqhoSsD4.js","/assets/RushPage-BswdIPFo.css","/assets/RushPage-CFwxGawN.js","/assets/Settings-CrzTm7K0.css","/assets/Settings-a6MpXokf.js","/assets/ShownBoard-DK-6gfGt.js","/assets/StepLog-BjRN5dlS.css","/assets/StepLog-DxriFg3r.js","/assets/StepPlayer-BYID617H.css","/assets/StepPlayer-CHxJJRRY.js","/assets/TablePage-Bl2DXKHR.css","/assets/TablePage-DMbmDeDa.js","/assets/Tray-C_QiNwCn.css","/assets/Tray-XYvNk7MX.js","/assets/Walk-4O63NlAF.css","/assets/Walk-Dp_HHmnG.js","/assets/Week-DAbCx0Me.js","/assets/Week-DfH-BE7E.css","/assets/WhichGame-C2Py84Du.js","/assets/WhichGame-Eu6vXEyg.css","/assets/Why-CESzIgDo.js","/assets/Why-NZRsfhxl.css","/assets/WorkshopPage-OOvq7REI.css","/assets/WorkshopPage-vOI8wIWc.js","/assets/attempt-DBd4SNis.js","/assets/attempt-Drj-eDbw.js","/assets/copy-DAW7M5Zb.js","/assets/dates-CdwThOCb.js","/assets/de-DaWfcVDI.js","/assets/doing-ZeLzbSS3.js","/assets/en-C4nsvu-d.js","/assets/es-F0CgQVAk.js","/assets/fr-Cnat6b_n.js","/assets/headline-CTf4Vwkj.js","/assets/icon-192.png","/assets/icon-512.png","/assets/icon-apple-180.png","/assets/icon-maskable-512.png","/assets/icon.svg","/assets/index-CBS8MNJT.js","/assets/index-CMafY4DH.css","/assets/it-smHFh0Bz.js","/assets/learned.svelte-C_-GFUSA.js","/assets/left-CwGl5R4H.js","/assets/names-Dz5PIgHS.js","/assets/nl-vdSTDk1Z.js","/assets/offered-BvcGCFQd.js","/assets/offered-xIYghqez.css","/assets/pl-B-7_ND8J.js","/assets/points-D_XvVuaV.js","/assets/preparing.svelte-CC7dEeN-.js","/assets/push-UEyVdnpX.js","/assets/remembered-BULleLUC.css","/assets/remembered-DjG3GJPy.js","/assets/returning-BTf3dFfP.css","/assets/returning-D2mgnGmX.js","/assets/sans-400-BHVMoQUx.woff2","/assets/sans-600-CRXUHlgy.woff2","/assets/serif-600-tT5nWWkT.woff2","/assets/signs-400-tG4AhhzW.woff2","/assets/sl-DoFjrtWk.js","/assets/stage.svelte-j2wRc-NW.js","/assets/tried-CpHRRFWW.js","/assets/typefaces-licence.txt","/assets/you-qtu_-yPF.js","/manifest.webmanifest"];
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
