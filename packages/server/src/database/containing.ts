/** A search word as a LIKE pattern that matches it literally. */
export const containing = (word: string) => `%${word.replace(/[\\%_]/g, '\\$&')}%`;
