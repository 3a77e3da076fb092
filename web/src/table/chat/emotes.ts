/** The few emotes of the table and their pictures; the server knows them by the same names. */
import type { EmoteWord } from "../../wire";

export const EMOTES: Record<EmoteWord, string> = {
  hello: "👋",
  "good-luck": "🍀",
  "well-played": "👏",
  thanks: "🙏",
  think: "🤔",
  wow: "😮",
  oops: "🙈",
  laugh: "😄",
};

export const WORDS = Object.keys(EMOTES) as EmoteWord[];

/** The picture of an emote; of one that is no longer there, nothing. */
export const sign = (emote: string): string => (EMOTES as Record<string, string>)[emote] ?? "";
