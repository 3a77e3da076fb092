/** The five pieces of a printed position, and its nine squares in the order of its text. */
export const PIECES = [
  ["K", "♔", "box-king"],
  ["Q", "♕", "box-queen"],
  ["R", "♖", "box-rook"],
  ["B", "♗", "box-bishop"],
  ["N", "♘", "box-knight"],
] as const;
export const SQUARES = ["a3", "b3", "c3", "a2", "b2", "c2", "a1", "b1", "c1"] as const;

export const pieceNamed = (letter: string) => PIECES.find(([one]) => one === letter);
