import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { compress } from "./compress.ts";
import { sentences } from "./sentences.ts";

// The rulebook lies beside this folder and serves the program as well.
const project = fileURLToPath(new URL("..", import.meta.url));

export default defineConfig({
  plugins: [svelte(), sentences, compress],
  resolve: {
    alias: { "@rulebook": `${project}rulebook` },
    // Svelte's browser build also under vitest.
    ...(process.env.VITEST ? { conditions: ["browser"] } : {}),
  },
  build: {
    target: "es2022",
    // Nothing inline: the page runs under a strict content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: true,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // What every page needs comes in one piece; smaller pieces would only pack worse.
          groups: [
            {
              name: "shell",
              test: /node_modules(?!.*lean-qr)|\/src\/(App|main|tables|ui\/Icon|lib\/(words|router|api|keep|settings|theme|log|focus))\b/,
            },
            // What both tables use, so that neither brings the other along.
            {
              name: "play",
              test: /\/src\/(ui\/(Call|Result|ScoreLine|Walk)|lib\/(countdown|fingers|keys|narrow|stage|story))\b/,
            },
            // The table in one piece, but for what is played by ear.
            { name: "shoot", test: /\/src\/shoot\/(?!(ear|walk)\b)/ },
            { name: "simulator", test: /\/src\/simulator\/(?!(ear|walk)\b)/ },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: [project] },
    proxy: { "/api": { target: process.env.ONZE ?? "http://127.0.0.1:4011", ws: true, changeOrigin: false } },
  },
  test: { include: ["src/**/*.test.ts"], environment: "node" },
});
