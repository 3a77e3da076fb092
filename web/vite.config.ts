import { svelte } from "@sveltejs/vite-plugin-svelte";
import { readFileSync } from "node:fs";
import { defineConfig } from "vite";
import { serviceWorker } from "./service-worker.build.ts";
import { splitWords } from "./words.build.ts";

const server = "http://127.0.0.1:8000"; // `regalia serve`, while `npm run dev` serves the page

const version = /^version = "(.+)"$/m.exec(readFileSync("../pyproject.toml", "utf-8"))![1];

export default defineConfig({
  base: "/",
  plugins: [splitWords(), svelte(), serviceWorker()],
  define: { __VERSION__: JSON.stringify(version) },
  build: {
    // Built files are committed: whoever plays needs no node.
    outDir: "../src/regalia/server/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the content security policy allows no data: addresses
    modulePreload: { polyfill: false },
    // All that every visit needs comes in one file: each one more costs a request and its headers.
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: "index", tags: ["$initial"] }] } },
    },
  },
  server: {
    proxy: {
      "/api": server,
      "/live": { target: server, ws: true },
    },
    fs: { allow: [".", "../src/regalia"] }, // catalogues of texts lie with the games
  },
});
