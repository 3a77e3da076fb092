/** The guided first game: at which table it is, and which kinds of decisions were explained. */
import { keep, kept } from "../kept";

export function guide(key: string): void {
  keep("guided", key);
}

export function isGuided(key: string): boolean {
  return kept("guided") === key;
}

function explained(game: string): string[] {
  return (kept(`explained:${game}`) ?? "").split(" ");
}

export function wasExplained(game: string, kind: string): boolean {
  return explained(game).includes(kind);
}

export function nowExplained(game: string, kind: string): void {
  keep(`explained:${game}`, [...new Set([...explained(game), kind])].join(" ").trim());
}
