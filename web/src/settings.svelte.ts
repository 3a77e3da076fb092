/** Settings of a person: colours, movement, sound, a name. Kept on this device; most of it follows the
 * person to others (followed.svelte.ts). */
import { kept, keep } from "./kept";

export const THEMES = ["system", "light", "dark"] as const;
export const MOTIONS = ["system", "full", "less"] as const;
export const PACES = ["calm", "usual", "quick"] as const;
export const ROLLS = ["tap", "self"] as const; // one's own dice and cards: at a tap, or by themselves
export type Theme = (typeof THEMES)[number];
export type Motion = (typeof MOTIONS)[number];
export type Pace = (typeof PACES)[number];
export type Rolls = (typeof ROLLS)[number];

const darkSystem = matchMedia("(prefers-color-scheme: dark)");
const stillSystem = matchMedia("(prefers-reduced-motion: reduce)");

function oneOf<T extends string>(values: readonly T[], value: string | null): T {
  return values.find((known) => known === value) ?? values[0]!;
}

class Settings {
  theme = $state<Theme>(oneOf(THEMES, kept("theme")));
  motion = $state<Motion>(oneOf(MOTIONS, kept("motion")));
  pace = $state<Pace>(oneOf(PACES, kept("pace") ?? "usual"));
  rolls = $state<Rolls>(oneOf(ROLLS, kept("rolls")));
  sound = $state(kept("sound") !== "off");
  chat = $state(kept("chat") !== "off");
  notices = $state(kept("notices") === "on");
  name = $state(kept("name") ?? "");
  #darkSystem = $state(darkSystem.matches);
  #stillSystem = $state(stillSystem.matches);

  dark = $derived(this.theme === "system" ? this.#darkSystem : this.theme === "dark");
  still = $derived(this.motion === "system" ? this.#stillSystem : this.motion === "less");

  constructor() {
    darkSystem.addEventListener("change", (change) => (this.#darkSystem = change.matches));
    stillSystem.addEventListener("change", (change) => (this.#stillSystem = change.matches));
    $effect.root(() => {
      $effect(() => {
        const page = document.documentElement;
        page.dataset["theme"] = this.theme;
        page.dataset["motion"] = this.still ? "less" : "full";
        keep("theme", this.theme);
        keep("motion", this.motion);
        keep("pace", this.pace);
        keep("rolls", this.rolls);
        keep("sound", this.sound ? "on" : "off");
        keep("chat", this.chat ? "on" : "off");
        keep("notices", this.notices ? "on" : "off");
        keep("name", this.name);
      });
    });
  }
}

export const settings = new Settings();
