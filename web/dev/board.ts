/** The board without a server: python web/dev/scenes.py > web/dev/scenes.json, npm run dev. */
import { mount } from "svelte";
import Shown from "./Shown.svelte";

mount(Shown, { target: document.getElementById("page")! });
