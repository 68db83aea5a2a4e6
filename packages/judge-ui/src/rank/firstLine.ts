/** The first line of Markdown that says something, without its marks. */
export function firstLine(markdown: string | null): string {
  const lines = (markdown ?? '').split('\n').map(line =>
    line
      .replace(/!\[[^\]]*\]\([^)]*\)/g, '')
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .replace(/^\s*(?:#{1,6}|[-*+>]|\d+\.)\s+/, '')
      .replace(/[*_`~]{1,3}/g, '')
      .trim(),
  );
  return lines.find(line => /[\p{L}\p{N}]/u.test(line)) ?? '';
}
