/** A few random letters of this device's own, which flow into the dice of a game. */
export function luck(): string {
  const letters = crypto.getRandomValues(new Uint8Array(8));
  return Array.from(letters, (letter) => letter.toString(16).padStart(2, "0")).join("");
}
