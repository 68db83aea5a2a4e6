/** What a textarea holds: its text and what is selected in it. */
export interface Writing {
  text: string;
  start: number;
  end: number;
}

/** One change of a text: `insert` replaces `from…to`, then `start…end` is selected (places in the new text). */
export interface Edit {
  from: number;
  to: number;
  insert: string;
  start: number;
  end: number;
}

/** The writing after an edit. */
export function edited({ text }: Writing, edit: Edit): Writing {
  return { text: text.slice(0, edit.from) + edit.insert + text.slice(edit.to), start: edit.start, end: edit.end };
}

/** The whole lines that the selection touches. */
export function linesOf({ text, start, end }: Writing): { from: number; to: number; lines: string[] } {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const last = text.indexOf('\n', end > start && text[end - 1] === '\n' ? end - 1 : end);
  const to = last < 0 ? text.length : last;
  return { from, to, lines: text.slice(from, to).split('\n') };
}
