const KEY = 'oj.recentEmojis';
const MOST = 9;

/** Puts an emoji in front of the recent ones; each stands there once, and nine are kept. */
export const withRecent = (recent: readonly string[], emoji: string): string[] =>
  [emoji, ...recent.filter(each => each !== emoji)].slice(0, MOST);

/** What this browser picked last, newest first; nothing where it may not remember. */
export function readRecent(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(each => typeof each === 'string').slice(0, MOST) : [];
  } catch {
    return [];
  }
}

/** Keeps it for the next visit; a browser that may not remember goes without. */
export function keepRecent(recent: readonly string[]) {
  try {
    localStorage.setItem(KEY, JSON.stringify(recent));
  } catch {
    // Storage is full or forbidden.
  }
}
