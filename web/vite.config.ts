import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { anywhere } from "./anywhere.ts";
import { compress } from "./compress.ts";
import { kept } from "./kept.ts";
import { modules } from "./modules.ts";
import { sentences } from "./sentences.ts";

// The rulebook lies beside this folder and serves the program as well.
const project = fileURLToPath(new URL("..", import.meta.url));

/*
 * Svelte guards what takes over a page rendered on a server with one variable, so that bundlers may leave it out where
 * nothing does. Rolldown only sees through a constant.
 */
const mounted: Plugin = {
  name: "onze-mounted",
  apply: "build",
  transform: {
    filter: { id: /svelte\/src\/internal\/client\/dom\/hydration\.js$/ },
    handler(code) {
      const constant = code.replace("export let hydrating", "export const hydrating").replace("hydrating = value;", "");
      if (!/const hydrating = false;/.test(constant)) this.error("Svelte says elsewhere whether it hydrates");
      return { code: constant, map: null };
    },
  },
};

export default defineConfig({
  plugins: [mounted, svelte(), sentences, modules, anywhere, kept, compress],
  resolve: {
    alias: { "@rulebook": `${project}rulebook` },
    // Svelte's browser build also under vitest.
    ...(process.env.VITEST ? { conditions: ["browser"] } : {}),
  },
  build: {
    target: "es2022",
    // Nothing inline: the page runs under a strict content security policy.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // What is wanted in the first seconds is asked for at once. The lists travel with every page, and names do not
      // pack: panels and later pages ask for their parts one after the other.
      resolveDependencies: (_, deps, { hostId }) =>
        deps.filter(
          (path) =>
            /shell/.test(hostId) &&
            /\/(table|chifootmi|cards|shoot|challenge|simulator|zoom|play|match|Home|options|start|beside)-/.test(path),
        ),
    },
    reportCompressedSize: true,
    rolldownOptions: {
      // What `mounted` leaves of them does nothing, and every component calls them.
      treeshake: { manualPureFunctions: ["$.reset", "$.next"] },
      output: {
        // Names and hashes do not pack: as short as the bundler allows.
        entryFileNames: "assets/[name]-[hash:7].js",
        chunkFileNames: "assets/[name]-[hash:7].js",
        // Styles are named by their hash alone: each name of one travels with the shell.
        assetFileNames: ({ names: [name = ""] }) => `assets/${name.endsWith(".css") ? "" : "[name]-"}[hash:6][extname]`,
        codeSplitting: {
          // What every page needs comes in one piece; smaller pieces would only pack worse.
          groups: [
            {
              name: "shell",
              // But for what only forms and the rulebook ask of svelte.
              test: /node_modules(?!.*(lean-qr|bindings\/(input|select)|svelte-element))|\/src\/(App|main|tables|ui\/Icon|lib\/(words|speech|router|api|keep|late|settings|theme|log|focus))\b/,
            },
            // What every table uses, so that none brings another along.
            {
              name: "play",
              test: /\/src\/(ui\/(Call|Frame|ScoreLine|Story|Walk)|lib\/(countdown|fingers|keys|match|narrow|series|socket|stage|story))\b/,
            },
            // The page around a match that is being played.
            { name: "match", test: /\/src\/(pages\/(Match|match\/(Desk|Tools))|lib\/(aloud|desk)|ui\/Ask)\b/ },
            // What the home page knows of matches before there is one.
            { name: "start", test: /\/src\/(beside|lib\/start)\b/ },
            // What comes and goes around it, in one piece: each name of a file travels with the page, and names do not pack.
            {
              name: "around",
              test: /\/src\/(pages\/match\/(After|Back|Habits|Invite|Menu|Offers|Phrases|Said|Weigh)|ui\/(Confirm|HandOver|Report|Throw))\b/,
              includeDependenciesRecursively: false,
            },
            // What the two large boards share: otherwise one would bring the other along.
            { name: "zoom", test: /\/src\/lib\/(plane|zoom)\b/ },
            // Each table in one piece, but for what is played by ear or checked afterwards.
            { name: "shoot", test: /\/src\/shoot\/(?!(List|SetUp|bench|ear|hints|still|walk)\b)/ },
            // The cards lie on the box too.
            { name: "cards", test: /\/src\/chifootmi\/(CardFace|Deck)\b/ },
            { name: "chifootmi", test: /\/src\/chifootmi\/(?!(SetUp|bench|ear|fair|still|walk)\b)/ },
            {
              name: "challenge",
              test: /\/src\/challenge\/(?!(ear|hints|still|walk|Office|Market|Sheet|League|EventCard|TeamSheet|Squad|Placing|lineups|Result|AllBooks|Season|season|Chart)\b)/,
            },
            // On the pegs and in the squads.
            { name: "skills", test: /\/styles\/skills\b/ },
            {
              name: "simulator",
              test: /\/src\/simulator\/(?!(ear|hints|still|walk|KickPanel|kicks|SideView|remembered|AimLines|formations|Dive)\b)/,
            },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: [project] },
    proxy: { "/api": { target: process.env.ONZE ?? "http://127.0.0.1:4011", ws: true, changeOrigin: false } },
  },
  test: { include: ["src/**/*.test.ts"], environment: "./browser.ts" },
});
