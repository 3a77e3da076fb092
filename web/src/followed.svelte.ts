/** Settings that follow a person; permission for notices is each device's own. */
import { Following, type Followed } from "./following";
import { kept } from "./kept";
import { guided } from "./learn/guided.svelte";
import { ownCards } from "./own.svelte";
import { MOTIONS, PACES, ROLLS, settings, THEMES } from "./settings.svelte";
import { shelf } from "./workshop/shelf.svelte";
import { choose, language, LANGUAGES } from "./words.svelte";

const LONGEST_NAME = 24;

function listed<T extends string>(values: readonly T[], get: () => T, set: (value: T) => void) {
  const known = (value: string) => values.find((one) => one === value);
  return {
    get,
    set: (value: string) => {
      const found = known(value);
      if (found !== undefined) set(found);
    },
  };
}

const SWITCH = ["on", "off"] as const;

const followed: Record<string, Followed> = {
  theme: listed(THEMES, () => settings.theme, (theme) => (settings.theme = theme)),
  motion: listed(MOTIONS, () => settings.motion, (motion) => (settings.motion = motion)),
  pace: listed(PACES, () => settings.pace, (pace) => (settings.pace = pace)),
  rolls: listed(ROLLS, () => settings.rolls, (rolls) => (settings.rolls = rolls)),
  sound: listed(
    SWITCH,
    () => (settings.sound ? "on" : "off"),
    (sound) => (settings.sound = sound === "on"),
  ),
  chat: listed(
    SWITCH,
    () => (settings.chat ? "on" : "off"),
    (chat) => (settings.chat = chat === "on"),
  ),
  name: {
    get: () => settings.name,
    set: (name) => (settings.name = name.slice(0, LONGEST_NAME)),
  },
  "own-cards": {
    get: () => ownCards.text,
    set: (text) => (ownCards.text = text),
  },
  workshop: {
    get: () => shelf.text,
    set: (text) => (shelf.text = text),
  },
  guided: {
    get: () => guided.table,
    set: (table) => (guided.table = table),
  },
  explained: {
    get: () => guided.explained,
    set: (kinds) => (guided.explained = kinds),
  },
  language: listed(
    Object.keys(LANGUAGES),
    () => (language(), kept("language") ?? ""), // only what was chosen
    (wished) => void choose(wished),
  ),
};

export function startFollowing(): void {
  const following = new Following(followed);
  $effect.root(() => {
    $effect(() => following.look());
  });
  void following.meet();
}
