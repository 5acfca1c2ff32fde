/** Unit tests see what the browser does: Svelte compiles for it, as it would not for Node.js. There is no document. */
export default { name: "browser", viteEnvironment: "client", setup: () => ({ teardown() {} }) };
