import type { Plugin } from "vite";

/*
 * The page may lie in any folder of any host: what its files ask for is named from where they lie. Vite can do that itself,
 * but then tells every place that loads something later where it is, and that travels with the shell; so does its way of
 * loading ahead, of which this is the part that the page needs. A style that does not come is asked for again next time.
 */
const AHEAD = `
const asked = {};
const ask = (dep) => new Promise((done, failed) => {
  const link = document.createElement("link");
  link.href = new URL(dep, import.meta.url).href;
  link.crossOrigin = "";
  link.rel = "modulepreload";
  if (dep.endsWith("css")) {
    link.rel = "stylesheet";
    link.onload = done;
    link.onerror = () => {
      link.remove();
      delete asked[dep];
      failed(dep);
    };
  } else done();
  document.head.append(link);
});
export const __vitePreload = (load, deps) => Promise.all(deps.map((dep) => (asked[dep] ??= ask(dep)))).then(load);
`;
/** A file by its address on its host, or in a URL from where the chunk lies. */
const NAMED = /(new URL\()?(["'`])\/assets\/([^"'`]+)\2(\s*,\s*(["'`]{2}\s*\+\s*)?import\.meta\.url)?/g;
/** What is wanted ahead of the parts of a chunk. */
const LIST = /\bm\.f=(\[[^\]]*\])/;
const inOne = (list: string) => JSON.stringify(JSON.parse(list).join(" ").replaceAll("assets/", ""));
/** A file that a style shows. */
const DRAWN = /url\(\/assets\//g;
/** Nothing is wanted ahead of it. */
const ALONE = /\b\w+\(\(\)=>(import\([^()]+\)),\[\]\)/g;

export const anywhere: Plugin = {
  name: "onze-anywhere",
  apply: "build",
  enforce: "post",
  transform: {
    filter: { id: /vite\/preload-helper/ },
    handler(code) {
      if (!/export\s*\{\s*__vitePreload|export const __vitePreload/.test(code))
        this.error("Vite loads ahead otherwise");
      return { code: AHEAD, map: null };
    },
  },
  generateBundle: {
    // After Vite has said what is wanted ahead of each part.
    order: "post",
    handler(_, bundle) {
      const met = new Set<RegExp>();
      const replaced = (code: string, pattern: RegExp, by: (...found: string[]) => string) =>
        code.replace(pattern, (...found) => {
          met.add(pattern);
          return by(...found);
        });
      for (const file of Object.values(bundle)) {
        if (file.type === "asset") {
          if (file.fileName.endsWith(".css")) file.source = replaced(String(file.source), DRAWN, () => "url(");
          continue;
        }
        const alone = replaced(file.code, ALONE, (_, load = "") => load);
        const listed = replaced(alone, LIST, (_, list = "") => `m.f=${inOne(list)}.split(" ")`);
        file.code = replaced(
          listed,
          NAMED,
          (_, url, __, name) => `new URL("${name}",import.meta.url${url ? "" : ").href"}`,
        );
        // A name in a form that is not known here.
        const [left] = /["'`(]\/assets\/[^"'`)]*/.exec(file.code) ?? [];
        if (left) this.error(`${file.fileName} names ${left} from the root of its host`);
      }
      for (const pattern of [ALONE, LIST, NAMED, DRAWN])
        if (!met.has(pattern)) this.error(`Vite writes otherwise what ${pattern} looks for`);
    },
  },
};
