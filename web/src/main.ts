import { mount } from "svelte";
import App from "./App.svelte";
import { keepFocus } from "./lib/focus";
import { listen } from "./lib/router.svelte";
import { dress } from "./lib/settings.svelte";
import { lights } from "./lib/theme.svelte";
import { speak } from "./lib/words.svelte";
import "./styles/base.css";

lights();
dress();
listen();
keepFocus();
await speak();
mount(App, { target: document.getElementById("app") as HTMLElement });
if (import.meta.env.PROD) setTimeout(async () => (await import("./lib/offline.svelte")).keepPage(), 3000);
