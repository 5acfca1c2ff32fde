/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module "virtual:sentences" {
  /** By part ("shell" or a game) and language. */
  const sentences: Record<string, Record<"en" | "fr", () => Promise<{ default: import("./lib/speech").Sentences }>>>;
  export default sentences;
}
