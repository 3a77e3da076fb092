/** The board without a server: python web/dev/scenes.py > web/dev/scenes.json, npm run dev. */
import { mount } from "svelte";
import { bringTypefaces } from "../src/typefaces";
import Shown from "./Shown.svelte";

await bringTypefaces();
mount(Shown, { target: document.getElementById("page")! });
