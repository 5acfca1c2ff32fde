import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

/*
 * Every file that packs well lies beside itself as `.br` and `.gz`, made once here: the server only chooses. Fonts and
 * pictures are packed already.
 */
const PACKS = /\.(css|html|js|json|svg|txt|wasm|webmanifest)$/;

export function packed(bytes: Buffer): { br: Buffer; gz: Buffer } {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  return { br: brotliCompressSync(bytes, { params }), gz: gzipSync(bytes, { level: 9 }) };
}

function* files(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* files(path);
    else yield path;
  }
}

export const compress: Plugin = {
  name: "onze-compress",
  apply: "build",
  // After the files of `public` are there too.
  enforce: "post",
  writeBundle: {
    // And the service worker, which lists them all.
    sequential: true,
    order: "post",
    handler({ dir }) {
      for (const path of [...files(dir ?? "dist")].filter((file) => PACKS.test(file))) {
        const bytes = readFileSync(path);
        for (const [kind, small] of Object.entries(packed(bytes)))
          if (small.length < bytes.length * 0.9) writeFileSync(`${path}.${kind}`, small);
      }
    },
  },
};
