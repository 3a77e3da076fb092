/** Writes the service worker: fills in which files make up the page, and a version of their own. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import type { Plugin } from "vite";

export function serviceWorker(): Plugin {
  return {
    name: "service-worker",
    apply: "build",
    enforce: "post", // after Vite has left out what nothing asks for
    generateBundle(_, bundle) {
      const built = Object.keys(bundle).filter((name) => name.startsWith("assets/"));
      const icons = readdirSync("public/assets").map((name) => `assets/${name}`);
      const files = ["manifest.webmanifest", ...built, ...icons].map((name) => `/${name}`);
      const shell = ["/", ...files.toSorted()];
      const source = readFileSync("service-worker.js", "utf-8");
      const version = createHash("sha256")
        .update(source + shell.join())
        .digest("hex")
        .slice(0, 12);
      const filled = source
        .replace('"__VERSION__"', JSON.stringify(version))
        .replace("__SHELL__", JSON.stringify(shell));
      this.emitFile({ type: "asset", fileName: "service-worker.js", source: filled });
    },
  };
}
