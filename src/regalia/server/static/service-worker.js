/* Keeps the frame of the page, the rules, the pictures, lessons, worked examples and the exercises that were
 * last looked at for when there is no connection.
 *
 * The build fills in VERSION and SHELL. The page itself is asked for first and taken from the store
 * only when the server cannot be reached; files under /assets/ never change under one name. Nothing
 * of a table is ever stored.
 */
const VERSION = "2654268ef7be";
const SHELL = ["/","/assets/About-C6ueXv59.js","/assets/About-Ch3TEhyZ.css","/assets/ActionList-DYlK1jLy.css","/assets/ActionList-DapRLqlL.js","/assets/AnalysePage-BILO-OkU.css","/assets/AnalysePage-lhmyQFhd.js","/assets/BoxesPage-BhJN9EfG.css","/assets/BoxesPage-BnNeUFEx.js","/assets/Choices-DVJwNQd3.css","/assets/Choices-lFKtK8Oc.js","/assets/Choosing-BtwYZK4U.css","/assets/Choosing-CBA50qMO.js","/assets/CompanionPage-CvlpDI_9.css","/assets/CompanionPage-rdih4jA_.js","/assets/ContinuePage-JQ3JEqDL.css","/assets/ContinuePage-NhdSdsSl.js","/assets/Countdown-B-wkiwNu.js","/assets/Countdown-DDyjgd-8.css","/assets/DailyPage-9CAQT-l0.js","/assets/DailyPage-_3Vmkows.css","/assets/Dialog-BvoEumQY.js","/assets/Dialog-ChU5NHFf.css","/assets/Exercise-CjWGXYZ-.js","/assets/FirstSteps-C-aqd_gt.js","/assets/FirstSteps-DRorbQp0.css","/assets/FirstSteps-D_DqTlbH.js","/assets/GameWays-B09jzLxc.js","/assets/GameWays-BMnUIrNd.css","/assets/Held-BEJ_kjRC.css","/assets/Held-Dmp9zP4y.js","/assets/Invite-DLUEKPtH.js","/assets/Invite-t5I1-bs7.css","/assets/LearnPage-DKXV6i5U.css","/assets/LearnPage-TBJI8lwN.js","/assets/LinkToShare-CN3iRAYm.js","/assets/LinkToShare-CQFjHQJZ.css","/assets/Little-CVtad0JB.css","/assets/Little-CYYCn4Vr.js","/assets/Log-CfFYafj5.js","/assets/Log-eE6p5Qt6.css","/assets/MinePage-BWWur4m7.js","/assets/MinePage-DUtF_Qcf.css","/assets/MyName-C-SQz2U7.css","/assets/MyName-COqa7rX1.js","/assets/NewRush-BtmfJgfY.css","/assets/NewRush-qQRA35VH.js","/assets/OptionChoice-BeRc3-bO.css","/assets/OptionChoice-DPU3B1yT.js","/assets/Pick-DBnEA09b.css","/assets/Pick-DldLd8cW.js","/assets/PracticePage-B0MqOrQG.js","/assets/PracticePage-CldJ4K-R.css","/assets/PrintIt-DgGTqz8V.js","/assets/PrintIt-Sy6HhfL3.css","/assets/ProvedPage-C1TFZksw.js","/assets/ProvedPage-DHDmHBcx.css","/assets/ReplayPage-2fIcEXnG.css","/assets/ReplayPage-B9eBpjuW.js","/assets/Retry-B7Q5RKBk.js","/assets/Retry-CqcspqAo.css","/assets/ReviewPage-Bd80P0cS.css","/assets/ReviewPage-tow2TmDt.js","/assets/RuleLink-DBkPqw2e.js","/assets/RuleLink-NjsiIqp4.css","/assets/RulesPage-CAPpCbet.js","/assets/RulesPage-DhPjF7pI.css","/assets/RulesPanel-C5dCW0_F.js","/assets/RulesText-74GIGfHs.css","/assets/RulesText-BFWPm1Qi.js","/assets/RushPage-BswdIPFo.css","/assets/RushPage-CARTcooK.js","/assets/Settings-BnqD7nVE.js","/assets/Settings-DDLotwPd.css","/assets/ShownBoard-Ro4an0Yo.js","/assets/StepLog-BjRN5dlS.css","/assets/StepLog-DpEMj2fx.js","/assets/StepPlayer-U9e1aHXV.js","/assets/StepPlayer-bC6GR6-3.css","/assets/TablePage-cXtGZjym.css","/assets/TablePage-yqG5Jik0.js","/assets/Tray-3bXTe9w5.js","/assets/Tray-BbeCKU1p.css","/assets/Walk-4O63NlAF.css","/assets/Walk-C93q2bVF.js","/assets/Week-5Nna77Lr.js","/assets/Week-DfH-BE7E.css","/assets/WhichGame-DpOVTATw.js","/assets/WhichGame-Eu6vXEyg.css","/assets/Why-NZRsfhxl.css","/assets/Why-Z89WmKaL.js","/assets/WorkshopPage-C6MqP6uy.js","/assets/WorkshopPage-OOvq7REI.css","/assets/attempt-CImLaKB4.js","/assets/attempt-sy_rsjrQ.js","/assets/copy-C6PLjxBi.js","/assets/de-CJqUtH9t.js","/assets/doing-mMs4RQOZ.js","/assets/en-CcciSvJx.js","/assets/es-CwzNrTOP.js","/assets/fr-D7CqaRXe.js","/assets/headline-4Mah8BFo.js","/assets/icon-192.png","/assets/icon-512.png","/assets/icon-apple-180.png","/assets/icon-maskable-512.png","/assets/icon.svg","/assets/index-B2ML1dYK.js","/assets/index-f3p_hj--.css","/assets/it-Pnqv9PS7.js","/assets/learned.svelte-BTwHT5g5.js","/assets/left-DHXhiDJE.js","/assets/names-C1rNUejc.js","/assets/nl-BbuhTv_I.js","/assets/offered-BK7ddzbE.js","/assets/pl-CJEuBNju.js","/assets/points-BCdpRfIY.js","/assets/preparing.svelte-Bbcqcv1t.js","/assets/push-Czr1y0si.js","/assets/remembered-BULleLUC.css","/assets/remembered-DdqYj2gI.js","/assets/returning-BTf3dFfP.css","/assets/returning-CCBCcPeD.js","/assets/sans-400-BHVMoQUx.woff2","/assets/sans-600-CRXUHlgy.woff2","/assets/serif-600-tT5nWWkT.woff2","/assets/signs-400-tG4AhhzW.woff2","/assets/sl-DTToPFWr.js","/assets/stage.svelte-BSJd9sSU.js","/assets/tried-CpHRRFWW.js","/assets/typefaces-licence.txt","/assets/you-Ct0Aq5z2.js","/manifest.webmanifest"];
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
