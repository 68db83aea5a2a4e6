/** Saves a text in local storage. @returns whether there was room for it. */
export function saveToLocalStorage(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
