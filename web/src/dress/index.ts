/* Squads and strips of Simulator Soccer: their pages, and the part of the form of a new match that asks for them. */
export { default as Own } from "./Choose.svelte";
export { default } from "./Page.svelte";
