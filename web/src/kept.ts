/** What this device remembers for a person, if the browser lets it. */

export function kept(name: string): string | null {
  try {
    return localStorage.getItem(`regalia:${name}`);
  } catch {
    return null;
  }
}

export function keep(name: string, value: string): void {
  try {
    localStorage.setItem(`regalia:${name}`, value);
  } catch {
    // A private window or a full disk: the choice holds until the page is left.
  }
}

/** Forget everything, of a person who wants to be forgotten. */
export function forgetAll(): void {
  try {
    const ours = Object.keys(localStorage).filter((name) => name.startsWith("regalia:"));
    for (const name of ours) localStorage.removeItem(name);
  } catch {
    // Then nothing was kept either.
  }
}
