/** Storage of this device for a person, if the browser lets it. */

export function kept(name: string): string | null {
  try {
    return localStorage.getItem(`regalia:${name}`);
  } catch {
    return null;
  }
}

/** Data kept as JSON, or something else if there is none. */
export function keptJson<T>(name: string, otherwise: T): T {
  try {
    return (JSON.parse(kept(name) ?? "") as T | null) ?? otherwise;
  } catch {
    return otherwise;
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
