/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module "virtual:sentences" {
  /** Of a part ("shell", a game and others), if there is such a part. */
  const sentences: (
    part: string,
    lang: "en" | "fr",
  ) => Promise<{ default: import("./lib/speech").Sentences }> | undefined;
  export default sentences;
}

declare module "virtual:engine" {
  /** Where the engine of a game lies, for those that were made. */
  export const modules: Partial<Record<"chifootmi" | "shoot" | "challenge" | "simulator", string>>;
}

declare module "virtual:engine/games" {
  /** The games whose engine was made. */
  export const games: string[];
}
