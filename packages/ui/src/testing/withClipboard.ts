/** Replaces the clipboard of the test browser, which asks for permission. @returns what puts it back. */
export function withClipboard(writeText: (text: string) => Promise<void>): () => void {
  const own = Object.getOwnPropertyDescriptor(navigator, 'clipboard');
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  return () => {
    if (own) Object.defineProperty(navigator, 'clipboard', own);
    else Reflect.deleteProperty(navigator, 'clipboard');
  };
}
