import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

import { fluent } from "./fluent.plugin.ts";
import { packed } from "./pack.plugin.ts";

/** Where `weli serve` listens while one works on the page with `npm run dev`. */
const SERVER = "http://127.0.0.1:8765";

export default defineConfig(({ mode }) => ({
  plugins: [fluent(), svelte(), packed()],
  build: {
    outDir: "../src/weli/server/static",
    emptyOutDir: true,
    target: "es2022",
    // Everything stays a file of its own: the page may load nothing but what the server sends.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: true,
    rolldownOptions: {
      output: {
        // What the lobby and the table share comes in one file: every request takes its time.
        codeSplitting: {
          groups: [{ name: "shared", test: /\/src\/(cards|settings|table)\//, minShareCount: 2 }],
        },
      },
    },
  },
  server: {
    proxy: { "/api": { target: SERVER, ws: true } },
    fs: { allow: [".", "../src/weli/i18n", "../docs"] },
  },
  resolve: mode === "test" ? { conditions: ["browser"] } : undefined,
  test: {
    include: ["src/**/*.test.ts", "tests/**/*.test.ts"],
    environment: "./tests/client.ts",
    server: { deps: { inline: ["svelte"] } },
  },
}));
