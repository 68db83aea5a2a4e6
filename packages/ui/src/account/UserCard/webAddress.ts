/** An address that a user gave, if it leads to the web; anything else is nothing. */
export function webAddress(given: string | null | undefined): string | undefined {
  if (!given) return undefined;
  try {
    const { protocol, href } = new URL(given);
    return protocol === 'https:' || protocol === 'http:' ? href : undefined;
  } catch {
    return undefined;
  }
}
