import { createHash } from "node:crypto";
import { copyFileSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type Plugin, transformWithOxc } from "vite";

/*
 * The service worker, with the list of what it keeps: made once all files of the page are there. The version is named
 * after what is in them.
 */
const SOURCE = fileURLToPath(new URL("worker/sw.ts", import.meta.url));
/** The pictures that the manifest shows lie with the documents. */
const DOCS = fileURLToPath(new URL("../docs", import.meta.url));
/** Besides what the document itself asks for: what the first page shows, and what keeps it. */
const FIRST = /pages\/Home\.svelte$|lib\/offline\.svelte\.ts$/;
/** For the shop window of an installer, or for whoever reads licences. */
const NOT_KEPT = /^(screenshots\/|fonts-licence)/;

export const kept: Plugin = {
  name: "onze-kept",
  apply: "build",
  enforce: "post",
  writeBundle: {
    sequential: true,
    async handler({ dir = "dist" }, bundle) {
      const manifest = readFileSync(`${dir}/manifest.webmanifest`, "utf8");
      mkdirSync(`${dir}/screenshots`, { recursive: true });
      for (const { src } of JSON.parse(manifest).screenshots) copyFileSync(`${DOCS}/${src}`, `${dir}/${src}`);
      const files = readdirSync(dir, { recursive: true, encoding: "utf8" })
        .filter((path) => statSync(`${dir}/${path}`).isFile() && !NOT_KEPT.test(path))
        .sort();
      const hash = createHash("sha256");
      for (const path of files) hash.update(path).update(readFileSync(`${dir}/${path}`));
      const page = readFileSync(`${dir}/index.html`, "utf8");
      const chunks = Object.values(bundle).flatMap((one) => (one.type === "chunk" ? [one] : []));
      const first = chunks.filter(({ facadeModuleId }) => FIRST.test(facadeModuleId ?? ""));
      const shell = new Set([
        ...[...page.matchAll(/(?:href|src)="\/([^"]+)"/g)].map(([, path = ""]) => path),
        ...files.filter((path) => /^assets\/(shell|lobby|offline)\.\w\w-/.test(path)),
        ...first.flatMap((one) => [one.fileName, ...one.imports, ...(one.viteMetadata?.importedCss ?? [])]),
      ]);
      // Engines last: they are large, and a table that is opened asks for its own.
      const rest = files.filter((path) => path !== "index.html" && !shell.has(path));
      rest.sort((a, b) => Number(a.endsWith(".wasm")) - Number(b.endsWith(".wasm")));
      const list = {
        version: hash.digest("hex").slice(0, 12),
        shell: ["./", ...shell],
        rest: [...rest, "licences.txt"],
      };
      const { code } = await transformWithOxc(readFileSync(SOURCE, "utf8"), SOURCE);
      writeFileSync(`${dir}/sw.js`, `const KEPT = ${JSON.stringify(list)};\n${code}`);
    },
  },
};
