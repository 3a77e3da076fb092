/** A pack of playing cards, and how its cards are written. */
export const JOKER = "XX";
export const RANKS = ["2", "3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K", "A"];

const AS_TEXT = "\uFE0E"; // not as a coloured picture

export const SUITS = [
  { letter: "C", name: "box-clubs", sign: `♣${AS_TEXT}`, red: false },
  { letter: "D", name: "box-diamonds", sign: `♦${AS_TEXT}`, red: true },
  { letter: "H", name: "box-hearts", sign: `♥${AS_TEXT}`, red: true },
  { letter: "S", name: "box-spades", sign: `♠${AS_TEXT}`, red: false },
];

export const isCard = (name: string): boolean => /^([2-9TJQKA][CDHS]|XX)$/.test(name);

export const rankOf = (card: string): string => (card[0] === "T" ? "10" : card[0]!);

export const signOf = (card: string): string =>
  SUITS.find(({ letter }) => letter === card[1])?.sign ?? "";
