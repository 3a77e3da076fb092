/** Shape of scenes on this screen; it changes when a phone is turned. */
import { MediaQuery } from "svelte/reactivity";
import type { Shape } from "./wire";

const narrow = new MediaQuery("max-width: 43.7rem");

export const shape = (): Shape => (narrow.current ? "tall" : "wide");
