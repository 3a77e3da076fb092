import { mount } from "svelte";
import App from "./App.svelte";
import { startFollowing } from "./followed.svelte";
import { startOffline } from "./offline.svelte";
import { renewWhenOutdated } from "./renewing";
import { listen } from "./router.svelte";
import "./style/colours.css";
import "./style/page.css";
import { bringTypefaces } from "./typefaces";
import { preferred, speak } from "./words.svelte";

listen();
renewWhenOutdated();
await Promise.all([speak(preferred()), bringTypefaces()]);
mount(App, { target: document.getElementById("page")! });
startOffline();
startFollowing();
