/** Keeps a text in this browser. @returns whether there was room for it. */
export function keepInBrowser(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
