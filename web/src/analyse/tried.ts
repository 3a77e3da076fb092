/** Actions tried from a step of a game, as they stand behind the # of the address. */
export interface Line {
  step: number | null; // null: the last one
  played: string[];
}

export function lineOf(hash: string): Line {
  const [step = "", ...played] = hash.replace(/^#/, "").split("/").filter(Boolean);
  const number = /^\d{1,6}$/.test(step) ? Number(step) : null;
  try {
    return { step: number, played: played.map(decodeURIComponent) };
  } catch {
    return { step: number, played: [] };
  }
}

export function hashOf({ step, played }: Line): string {
  return `#${[step ?? "end", ...played.map(encodeURIComponent)].join("/")}`;
}
