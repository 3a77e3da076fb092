import { beforeEach, expect, test } from "vitest";
import { current, go, listen, routeOf } from "../src/router.svelte";

listen();
beforeEach(() => {
  document.body.innerHTML = "";
  go("/");
});

test("an address shows its page", () => {
  expect(routeOf("/")).toEqual({ page: "start" });
  expect(routeOf("/new/ur")).toEqual({ page: "choosing", game: "ur" });
  expect(routeOf("/daily")).toEqual({ page: "daily", game: null });
  expect(routeOf("/daily/ur")).toEqual({ page: "daily", game: "ur" });
  expect(routeOf("/t/a-B_9")).toEqual({ page: "table", key: "a-B_9" });
  expect(routeOf("/analyse")).toEqual({ page: "analyse", key: "" });
});

test.each(["/t/", "/t/a/b", "/t/a b", `/t/${"a".repeat(65)}`, "/T/a", "/new", "/api/tables", "//", "/t/%00"])(
  "%s is no page of ours",
  (path) => expect(routeOf(path)).toEqual({ page: "nothing" }),
);

/** Clicks on a link; whether the page followed it itself. The browser follows none. */
function followed(html: string, how: MouseEventInit = {}): boolean {
  document.body.innerHTML = html;
  let itself = false;
  const left = (click: Event) => {
    itself = click.defaultPrevented;
    click.preventDefault();
  };
  addEventListener("click", left, { once: true });
  const click = new MouseEvent("click", { bubbles: true, cancelable: true, ...how });
  document.body.querySelector("b")!.dispatchEvent(click);
  return itself;
}

test("a link to a page of ours is followed without loading it anew", () => {
  expect(followed('<a href="/rules/ur"><b>Rules</b></a>')).toBe(true);
  expect(current()).toEqual({ page: "rules", game: "ur" });
  expect(followed('<a href="/t/key?language=de"><b>Table</b></a>')).toBe(true);
  expect(location.search).toBe("?language=de");
});

test.each([
  ["another server", '<a href="https://example.org/"><b>x</b></a>', {}],
  ["no page of ours", '<a href="/api/tables"><b>x</b></a>', {}],
  ["a window of its own", '<a href="/about" target="_blank"><b>x</b></a>', {}],
  ["a file to keep", '<a href="/about" download><b>x</b></a>', {}],
  ["a place on this page", '<a href="/#below"><b>x</b></a>', {}],
  ["no link", "<p><b>x</b></p>", {}],
  ["the browser's own way", '<a href="/about"><b>x</b></a>', { ctrlKey: true }],
  ["another button", '<a href="/about"><b>x</b></a>', { button: 1 }],
  ["shift", '<a href="/about"><b>x</b></a>', { shiftKey: true }],
])("%s is left to the browser", (_, html, how) => {
  expect(followed(html, how)).toBe(false);
  expect(current()).toEqual({ page: "start" });
});

test("going back shows what was there", () => {
  go("/about");
  expect(current()).toEqual({ page: "about" });
  history.replaceState(null, "", "/mine");
  dispatchEvent(new PopStateEvent("popstate"));
  expect(current()).toEqual({ page: "mine" });
});
