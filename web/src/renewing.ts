/** A page that stood open while the server got a new version asks for files that are gone. */

const SOON = 10_000; // ms; reloading again so soon would not help

export function renewWhenOutdated(): void {
  addEventListener("vite:preloadError", (missing) => {
    const last = Number(sessionStorage.getItem("regalia:renewed") ?? 0);
    if (!navigator.onLine || Date.now() - last < SOON) return;
    missing.preventDefault();
    sessionStorage.setItem("regalia:renewed", String(Date.now()));
    location.reload();
  });
}
