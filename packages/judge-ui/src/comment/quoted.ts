/** A text as Markdown quotes it: each line behind a `>`. */
export const quoted = (content: string) => content.replaceAll(/^/gm, '> ');
