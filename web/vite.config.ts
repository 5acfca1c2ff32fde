import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

// The sentences and the rulebook lie beside this folder and serve the program as well.
const project = fileURLToPath(new URL("..", import.meta.url));

/** Sentences that only the program says. Should the server refuse with one of them, its own words are shown. */
const UNSAID =
  /^(arena|verify|table-head|rules-no|serve|shell|play|to-act|match-over|refusal-(bench|clause|draw|player|players|position|rulebook|sheet|step|viewer)|chifootmi-refusal-(position|deck))\b/;

/** What need not travel: comments for translators, and what the page never says. */
function pare(text: string): string {
  const messages = text.split(/\n(?=[-#a-z])/).filter((message) => !message.startsWith("#") && !UNSAID.test(message));
  return `${messages.map((message) => message.trimEnd()).join("\n")}\n`;
}

const sentences: Plugin = {
  name: "onze-sentences",
  enforce: "post",
  transform(code, id) {
    if (!id.endsWith(".ftl?raw")) return;
    const text = JSON.parse(code.slice(code.indexOf('"'), code.lastIndexOf('"') + 1)) as string;
    return `export default ${JSON.stringify(pare(text))}`;
  },
};

export default defineConfig({
  plugins: [svelte(), sentences],
  resolve: {
    alias: { "@locales": `${project}locales`, "@rulebook": `${project}rulebook` },
    // Svelte's browser build also under vitest.
    ...(process.env.VITEST ? { conditions: ["browser"] } : {}),
  },
  build: {
    target: "es2022",
    // Nothing inline: the page runs under a strict content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: true,
  },
  server: {
    fs: { allow: [project] },
    proxy: { "/api": { target: process.env.ONZE ?? "http://127.0.0.1:4011", ws: true, changeOrigin: false } },
  },
  test: { include: ["src/**/*.test.ts"], environment: "node" },
});
