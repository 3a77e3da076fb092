/** Tests of the page's logic, without a browser: `npm test`. */
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { splitWords } from "./words.build.ts";

export default defineConfig({
  plugins: [splitWords(), svelte()],
  resolve: { conditions: ["browser"] }, // the half of Svelte that runs in one
  test: {
    environment: "happy-dom",
    environmentOptions: {
      happyDOM: {
        url: "http://regalia.test/",
        settings: {
          navigation: {
            disableMainFrameNavigation: true,
            disableChildPageNavigation: true,
            disableFallbackToSetURL: true,
          },
        },
      },
    },
    include: ["tests/**/*.test.ts"],
  },
});
