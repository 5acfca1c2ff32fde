export type { Deed, Done, Keep, Kept, Order } from "../src/generated/engine.ts";
export type { Now } from "../src/types/protocol.ts";
export { Engine } from "./engine.ts";
export { Match, type Wanted } from "./match.ts";
