/* Keeps the frame of the page, the rules and the pictures for when there is no connection.
 *
 * The build fills in VERSION and SHELL. The page itself is asked for first and taken from the store
 * only when the server cannot be reached; files under /assets/ never change under one name. Nothing
 * of a table is ever stored.
 */
const VERSION = "14149fa254cc";
const SHELL = ["/","/assets/About-CaeDbzTD.js","/assets/About-Ch3TEhyZ.css","/assets/ActionList-Ckn8Ted5.css","/assets/ActionList-DMm-Icgj.js","/assets/AnalysePage-BIFgkHmN.css","/assets/AnalysePage-IH59PVob.js","/assets/Choosing-CF5w_R3p.css","/assets/Choosing-D9DenpvP.js","/assets/CompanionPage-CFUCY_i4.css","/assets/CompanionPage-DeQfZ_MO.js","/assets/ContinuePage-Bqcwbdee.js","/assets/ContinuePage-JQ3JEqDL.css","/assets/Countdown-CGxySnVv.js","/assets/Countdown-CiN6UUP6.css","/assets/DailyPage-C-1TSX1C.css","/assets/DailyPage-CynGitZM.js","/assets/Dialog-7VcwqM_D.js","/assets/Dialog-ChU5NHFf.css","/assets/Exercise-11x74Nor.js","/assets/Exercise-DT0FfQk3.css","/assets/Fair-BSLzNtNh.js","/assets/Fair-DnVUz7p_.css","/assets/Held-BkamZuao.js","/assets/Held-togcO6fn.css","/assets/Invite-CpiCuwDB.css","/assets/Invite-D9btSNYw.js","/assets/LearnPage-B7ZJTzwm.css","/assets/LearnPage-DqWzVZPM.js","/assets/LinkToShare-DsnHU8Ho.css","/assets/LinkToShare-vFJl7x71.js","/assets/Little-BBchZvKr.css","/assets/Little-Fq4gmpi6.js","/assets/MinePage-BWIRzBs9.css","/assets/MinePage-DLsr9mJ2.js","/assets/MyName-BpddKP3i.js","/assets/MyName-DCsb78IP.css","/assets/Pick-COKe0kAv.js","/assets/Pick-DBnEA09b.css","/assets/PracticePage-BQeDIIBV.css","/assets/PracticePage-QoKGrwGw.js","/assets/PrintIt-B3P6hzy2.js","/assets/PrintIt-C6yJVzjW.css","/assets/ReplayPage-COUofQTY.js","/assets/ReplayPage-sLjq7gjI.css","/assets/ReviewPage-BBSVUewr.js","/assets/ReviewPage-zk6naIH3.css","/assets/RulesPage-6JHdgsOV.js","/assets/RulesPanel-HP4jtuTJ.js","/assets/RulesText-DcnWG5KO.js","/assets/RulesText-DkMHbZyr.css","/assets/RushPage-B3j2pBKB.css","/assets/RushPage-P6qwUTl4.js","/assets/Settings-BXgGLho_.js","/assets/Settings-MJ2qqj8g.css","/assets/Start-CNNk12ge.css","/assets/Start-DiuX1Sno.js","/assets/StepPlayer-C_-JsCfx.css","/assets/StepPlayer-zD_HWnqF.js","/assets/TablePage-Fbxy_U6v.css","/assets/TablePage-GIljeWuG.js","/assets/Thing-BUfm23H-.js","/assets/Thing-rNOxa4yk.css","/assets/Tray-9lOnJ0Lb.css","/assets/Tray-CDRt5AbE.js","/assets/Why-BnBwOI-Z.js","/assets/Why-CblOi2R8.css","/assets/WorkshopPage-Cex_pn9o.js","/assets/WorkshopPage-VWqZgUj_.css","/assets/copy-LnHRIwkB.js","/assets/de-Clnyw7Oz.js","/assets/doing--mCl6xmd.js","/assets/en-r-XckjQp.js","/assets/es-C0T9ZWAB.js","/assets/fr-CtaR8Z45.js","/assets/guided-hpb18H7R.js","/assets/headline-CnxblTdn.js","/assets/icon-192.png","/assets/icon-512.png","/assets/icon-apple-180.png","/assets/icon-maskable-512.png","/assets/icon.svg","/assets/index-B2ceOvuQ.js","/assets/index-QfYTy00K.css","/assets/it-DCATR8X2.js","/assets/keys-mNtyuo0Y.css","/assets/keys.svelte-D6-M3gsk.js","/assets/names-iKDq7SL3.js","/assets/nl-DXJ4R_8i.js","/assets/pl-BconfrRZ.js","/assets/play-DahXf37d.css","/assets/play.svelte-DXxfugxv.js","/assets/points-BROe5hXa.js","/assets/push-D6kUU34X.js","/assets/remembered-CW4IkFUi.js","/assets/remembered-DF8dN3W5.css","/assets/sans-400-CXZOsLh2.woff2","/assets/sans-600-CIr5b0rr.woff2","/assets/serif-600-tT5nWWkT.woff2","/assets/signs-400-B0Su-qjn.woff2","/assets/sl-CsHU8e3N.js","/assets/stage.svelte-9TeVYhIa.js","/assets/typefaces-licence.txt","/manifest.webmanifest"];
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

async function reading(request) {
  const store = await caches.open(READING_STORE);
  try {
    const answer = await fetched(request);
    if (answer.ok) await store.put(request, answer.clone());
    return answer;
  } catch (problem) {
    const known = await store.match(request);
    if (known) return known;
    throw problem;
  }
}
