/** Titles are anybody's words: as text, not as Markdown. */
export const asText = (words: string) => words.replace(/[\\`*_{}[\]()<>#+!|~$&-]/g, '\\$&');
