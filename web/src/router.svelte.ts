/** Router: the page that an address shows. Links are ordinary links; those to our own pages do not
 * reload. */

export type Route =
  | { page: "start" | "about" | "boxes" | "mine" | "continue" | "nothing" }
  | { page: "choosing" | "rules" | "box" | "learn" | "practice" | "workshop" | "proved"; game: string }
  | { page: "daily"; game: string | null }
  | { page: "table" | "replay" | "review" | "rush" | "analyse"; key: string };

const NAME = "([A-Za-z0-9_-]{1,64})";
const ROUTES: [RegExp, (name: string) => Route][] = [
  [/^\/$/, () => ({ page: "start" })],
  [/^\/about$/, () => ({ page: "about" })],
  [/^\/mine$/, () => ({ page: "mine" })],
  [/^\/continue$/, () => ({ page: "continue" })],
  [new RegExp(`^/new/${NAME}$`), (game) => ({ page: "choosing", game })],
  [new RegExp(`^/rules/${NAME}$`), (game) => ({ page: "rules", game })],
  [/^\/box$/, () => ({ page: "boxes" })],
  [new RegExp(`^/box/${NAME}$`), (game) => ({ page: "box", game })],
  [new RegExp(`^/learn/${NAME}$`), (game) => ({ page: "learn", game })],
  [/^\/workshop$/, () => ({ page: "workshop", game: "" })],
  [new RegExp(`^/workshop/${NAME}$`), (game) => ({ page: "workshop", game })],
  [/^\/daily$/, () => ({ page: "daily", game: null })],
  [new RegExp(`^/daily/${NAME}$`), (game) => ({ page: "daily", game })],
  [new RegExp(`^/practice/${NAME}$`), (game) => ({ page: "practice", game })],
  [new RegExp(`^/rush/${NAME}$`), (key) => ({ page: "rush", key })],
  [new RegExp(`^/proved/${NAME}$`), (game) => ({ page: "proved", game })],
  [new RegExp(`^/t/${NAME}$`), (key) => ({ page: "table", key })],
  [new RegExp(`^/r/${NAME}$`), (key) => ({ page: "replay", key })],
  [new RegExp(`^/review/${NAME}$`), (key) => ({ page: "review", key })],
  [/^\/analyse$/, () => ({ page: "analyse", key: "" })],
  [new RegExp(`^/analyse/${NAME}$`), (key) => ({ page: "analyse", key })],
];

export function routeOf(path: string): Route {
  for (const [pattern, route] of ROUTES) {
    const found = pattern.exec(path);
    if (found) return route(found[1] ?? "");
  }
  return { page: "nothing" };
}

let path = $state(location.pathname);
const route = $derived(routeOf(path));

export function current(): Route {
  return route;
}

export function go(address: string): void {
  history.pushState(null, "", address);
  arrive();
  if (!location.hash) scrollTo(0, 0);
}

function arrive(): void {
  path = location.pathname;
}

/** Follow a click on one of our own links without loading the page anew. */
function follow(click: MouseEvent): void {
  if (click.defaultPrevented || click.button || click.metaKey || click.ctrlKey) return;
  if (click.shiftKey || click.altKey || !(click.target instanceof Element)) return;
  const link = click.target.closest("a");
  if (!link || link.target || link.hasAttribute("download")) return;
  if (link.origin !== location.origin || routeOf(link.pathname).page === "nothing") return;
  if (link.pathname === location.pathname && link.hash) return; // a place on this page
  click.preventDefault();
  go(link.pathname + link.search + link.hash);
}

export function listen(): void {
  addEventListener("popstate", arrive);
  document.addEventListener("click", follow);
}
