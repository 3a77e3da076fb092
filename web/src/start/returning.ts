/** Parts of the first page that a newcomer has not: loaded for whoever has played or learned here. */
export { default as Finished } from "./Finished.svelte";
export { default as GoOn } from "./GoOn.svelte";
export { default as Today } from "./Today.svelte";
