/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module "virtual:sentences" {
  /** By part ("shell" or a game) and language. */
  const sentences: Record<string, Record<"en" | "fr", () => Promise<{ default: import("./lib/speech").Sentences }>>>;
  export default sentences;
}

declare module "virtual:engine" {
  /** Where the engine of a game lies, for those that were made. */
  export const modules: Partial<Record<"chifootmi" | "shoot" | "challenge" | "simulator", string>>;
}
