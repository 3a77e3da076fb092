/** The few emotes of the table and their pictures; the server knows them by the same names. */
export const EMOTES: Record<string, string> = {
  hello: "👋",
  "good-luck": "🍀",
  "well-played": "👏",
  thanks: "🙏",
  think: "🤔",
  wow: "😮",
  oops: "🙈",
  laugh: "😄",
};
