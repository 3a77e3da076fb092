/* Keeps the frame of the page, the rules, the pictures, lessons, worked examples and the exercises that were
 * last looked at for when there is no connection.
 *
 * The build fills in VERSION and SHELL. The page itself is asked for first and taken from the store
 * only when the server cannot be reached; files under /assets/ never change under one name. Nothing
 * of a table is ever stored.
 */
const VERSION = "37070661e514";
const SHELL = ["/","/assets/About-Ch3TEhyZ.css","/assets/About-rHy_d1jQ.js","/assets/ActionList-CGZ6FoHj.js","/assets/ActionList-DYlK1jLy.css","/assets/AnalysePage-BILO-OkU.css","/assets/AnalysePage-BQ1_p-qV.js","/assets/BoxesPage-BT6dkXda.js","/assets/BoxesPage-BhJN9EfG.css","/assets/Choices-C2HcUsvk.js","/assets/Choices-OLAX1bQY.css","/assets/Choosing-DF7vwbdz.css","/assets/Choosing-DvWxJRsW.js","/assets/CompanionPage-CvlpDI_9.css","/assets/CompanionPage-d5iyCRKX.js","/assets/ContinuePage-Blt6yG2E.js","/assets/ContinuePage-JQ3JEqDL.css","/assets/Countdown-Bgae2mbQ.js","/assets/Countdown-DDyjgd-8.css","/assets/DailyPage-BGS6KFrH.js","/assets/DailyPage-_3Vmkows.css","/assets/Dialog-ChU5NHFf.css","/assets/Dialog-DTUcVGOb.js","/assets/Exercise-CL7DUk0l.js","/assets/FirstSteps-C842bcA_.js","/assets/FirstSteps-CmPdvfgX.js","/assets/FirstSteps-DRorbQp0.css","/assets/GameWays-BMnUIrNd.css","/assets/GameWays-DraTXB3C.js","/assets/Held-B_Om2eUP.js","/assets/Held-De16Y6f5.css","/assets/Invite-Ckbh0TQo.js","/assets/Invite-t5I1-bs7.css","/assets/LearnPage-C5-nYEgF.css","/assets/LearnPage-uMElk_IT.js","/assets/LinkToShare-CQFjHQJZ.css","/assets/LinkToShare-Doq30xiq.js","/assets/Little-CVtad0JB.css","/assets/Little-DfxIWvnG.js","/assets/Log-BcBEB7aP.js","/assets/Log-eE6p5Qt6.css","/assets/MinePage-DT7UU-vb.js","/assets/MinePage-DgR4SVJ2.css","/assets/MyName-CTl0RJk2.css","/assets/MyName-CrkP8prS.js","/assets/NewRush-BtmfJgfY.css","/assets/NewRush-OJZdQx1O.js","/assets/OptionChoice-BeRc3-bO.css","/assets/OptionChoice-CDImO4yM.js","/assets/Pick-DBnEA09b.css","/assets/Pick-DUylL7Yx.js","/assets/PracticePage-CldJ4K-R.css","/assets/PracticePage-KuyzWRXu.js","/assets/PrintIt-BXTQDN9E.js","/assets/PrintIt-Sy6HhfL3.css","/assets/ProvedPage-DC6b2-6O.js","/assets/ProvedPage-DHDmHBcx.css","/assets/ReplayPage-2fIcEXnG.css","/assets/ReplayPage-Bpqy0GcS.js","/assets/Retry-BBGkIc8_.js","/assets/Retry-CqcspqAo.css","/assets/ReviewPage-B0_rt6Ig.css","/assets/ReviewPage-Cjgnklgp.js","/assets/RuleLink-D1o-XCa6.js","/assets/RuleLink-NjsiIqp4.css","/assets/RulesPage-DMtMZgpU.js","/assets/RulesPage-DhPjF7pI.css","/assets/RulesPanel-BuQ3l_gL.js","/assets/RulesText-74GIGfHs.css","/assets/RulesText-CIC6lq0m.js","/assets/RushPage-BjE7CA1H.js","/assets/RushPage-BswdIPFo.css","/assets/Settings-CrzTm7K0.css","/assets/Settings-D4BOqcIs.js","/assets/ShownBoard-BNyLoNOq.js","/assets/StepLog-BjRN5dlS.css","/assets/StepLog-CtP5TruT.js","/assets/StepPlayer-BYID617H.css","/assets/StepPlayer-D56uSkBr.js","/assets/TablePage-CN2fvioh.js","/assets/TablePage-xmtBDrpE.css","/assets/Tray-CVKCZrs8.js","/assets/Tray-DNEx1Ld9.css","/assets/Walk-4O63NlAF.css","/assets/Walk-DjF4iSF2.js","/assets/Week-DfH-BE7E.css","/assets/Week-DtbYb_RI.js","/assets/WhichGame-Dn8KmZqO.js","/assets/WhichGame-Eu6vXEyg.css","/assets/Why-CAtWPDSC.js","/assets/Why-NZRsfhxl.css","/assets/WorkshopPage-DMNpdd8J.js","/assets/WorkshopPage-OOvq7REI.css","/assets/attempt-Blw63RGq.js","/assets/attempt-CaKEUHq8.js","/assets/copy-D_5OB8T7.js","/assets/dates-D1aiN1fo.js","/assets/de-BDNsb4A-.js","/assets/de-CM--FH7h.js","/assets/doing-L7v_0ZCW.js","/assets/en-DaG0D8in.js","/assets/en-ewp27Px5.js","/assets/es-D8eGlIhD.js","/assets/es-FgR1UD-Y.js","/assets/fr-CTTsK55Y.js","/assets/fr-DJqgrvyx.js","/assets/headline-dIXmVIeZ.js","/assets/icon-192.png","/assets/icon-512.png","/assets/icon-apple-180.png","/assets/icon-maskable-512.png","/assets/icon.svg","/assets/index-BifHzE1N.css","/assets/index-DvjE_CFl.js","/assets/it-C4YCMQTg.js","/assets/it-D3p6Sgzc.js","/assets/learned.svelte-CUQ-097h.js","/assets/left-C4X7YCpR.js","/assets/names-Cd6KoudD.js","/assets/nl-B_3waId4.js","/assets/nl-Cd_vY7Xj.js","/assets/offered-Bn-ozjru.js","/assets/offered-xIYghqez.css","/assets/pl-BN2Qg0cB.js","/assets/pl-DLm4aULQ.js","/assets/points-DmC8dUCr.js","/assets/preparing.svelte-D-Ur92Pw.js","/assets/push-BnTRiPGA.js","/assets/remembered-BULleLUC.css","/assets/remembered-CSbvUVX2.js","/assets/returning-BTf3dFfP.css","/assets/returning-DCTymlPT.js","/assets/sans-400-BZfsO6KA.woff2","/assets/sans-600-2dWBnuDJ.woff2","/assets/serif-600-D7PKs-9W.woff2","/assets/signs-400-tG4AhhzW.woff2","/assets/sl-CLjkmWVN.js","/assets/sl-D0ffCEYR.js","/assets/stage.svelte-Da3lW8EG.js","/assets/tried-CpHRRFWW.js","/assets/typefaces-licence.txt","/assets/you-D1-naF80.js","/manifest.webmanifest"];
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
