/**
 * The command layer: each command is a pure function from what is written and selected to one edit. Nothing here knows the
 * textarea. A command on its own result takes itself back, where that has a meaning.
 */
import { type Edit, linesOf, type Writing } from './edit';

export type Command = (writing: Writing) => Edit;

/** Puts marks around the selection, or around a placeholder that is then selected; takes them off when they are there. */
const around =
  (mark: string, placeholder: string, close = mark): Command =>
  ({ text, start, end }) => {
    const chosen = text.slice(start, end);
    const outside = text.slice(start - mark.length, start) === mark && text.slice(end, end + close.length) === close;
    const longer = mark === '*' && text.slice(start - 2, start) === '**' && text.slice(start - 3, start) !== '***';
    if (chosen && outside && !longer) {
      return { from: start - mark.length, to: end + close.length, insert: chosen, start: start - mark.length, end: end - mark.length };
    }
    const inner = chosen || placeholder;
    return { from: start, to: end, insert: mark + inner + close, start: start + mark.length, end: start + mark.length + inner.length };
  };

/** Changes every line that the selection touches; all of them stay selected. A single empty line keeps the caret at its end. */
const onLines =
  (change: (lines: readonly string[]) => readonly string[]): Command =>
  writing => {
    const { from, to, lines } = linesOf(writing);
    const insert = change(lines).join('\n');
    const caret = lines.length === 1 && writing.start === writing.end;
    return { from, to, insert, start: caret ? from + insert.length : from, end: from + insert.length };
  };

const LIST_MARK = /^(\s*)(?:[-*+] \[[ xX]\] |[-*+] |\d+[.)] )/;

/** Marks lines with a prefix, in place of another list mark; marked everywhere, they lose it. */
const prefixed = (matches: RegExp, prefixOf: (place: number) => string) =>
  onLines(lines => {
    const filled = lines.filter(line => line.trim() || lines.length === 1);
    if (filled.length > 0 && filled.every(line => matches.test(line))) return lines.map(line => line.replace(matches, '$1'));
    let place = 0;
    return lines.map(line => {
      if (!line.trim() && lines.length > 1) return line;
      const indent = /^\s*/.exec(line)?.[0] ?? '';
      return indent + prefixOf(place++) + line.replace(LIST_MARK, '$1').slice(indent.length);
    });
  });

/** Puts a block on lines of its own, an empty line before and after it, and selects `chosen` inside. */
export const block = (content: string, chosen: { start: number; end: number }): Command =>
  function insertBlock({ text, start, end }) {
    const before = text.slice(0, start);
    const after = text.slice(end);
    const lead = before === '' || before.endsWith('\n\n') ? '' : before.endsWith('\n') ? '\n' : '\n\n';
    const tail = after === '' || after.startsWith('\n\n') ? '' : after.startsWith('\n') ? '\n' : '\n\n';
    const at = start + lead.length;
    return { from: start, to: end, insert: lead + content + tail, start: at + chosen.start, end: at + chosen.end };
  };

/** A fence around the selection, on lines of its own. */
const fenced =
  (open: string, close: string, placeholder: string): Command =>
  writing => {
    const inner = writing.text.slice(writing.start, writing.end) || placeholder;
    const head = `${open}\n`;
    return block(`${head}${inner}\n${close}`, { start: head.length, end: head.length + inner.length })(writing);
  };

/** `text → text` with an address that is selected next, unless the selection is one already. */
const linked =
  (lead: string, textPlaceholder: string): Command =>
  ({ text, start, end }) => {
    const chosen = text.slice(start, end);
    const isAddress = /^https?:\/\/\S+$/.test(chosen);
    const shown = isAddress || !chosen ? textPlaceholder : chosen;
    const address = isAddress ? chosen : 'https://';
    const insert = `${lead}[${shown}](${address})`;
    const textAt = start + lead.length + 1;
    const addressAt = textAt + shown.length + 2;
    const selectText = isAddress || !chosen;
    return selectText
      ? { from: start, to: end, insert, start: textAt, end: textAt + shown.length }
      : { from: start, to: end, insert, start: addressAt, end: addressAt + address.length };
  };

/** No heading → `##` → `###` → `####` → none; `#` is the title of the page. */
const heading = onLines(lines =>
  lines.map(line => {
    const level = /^(#{1,6})\s/.exec(line)?.[1]?.length ?? 0;
    const bare = line.replace(/^#{1,6}\s+/, '');
    return level >= 4 ? bare : `${'#'.repeat(level === 0 ? 2 : level + 1)} ${bare}`;
  }),
);

const maths: Command = writing =>
  writing.text.slice(writing.start, writing.end).includes('\n') ? fenced('$$', '$$', 'x')(writing) : around('$', 'x^2')(writing);

const INDENT = '  ';

/** The wording that commands write when nothing is selected. */
export interface Placeholders {
  bold: string;
  italic: string;
  code: string;
  link: string;
  image: string;
  column: string;
  cell: string;
}

export type CommandName =
  | 'bold'
  | 'italic'
  | 'heading'
  | 'quote'
  | 'code'
  | 'codeBlock'
  | 'link'
  | 'list'
  | 'numbered'
  | 'tasks'
  | 'table'
  | 'maths'
  | 'image'
  | 'indent'
  | 'outdent';

export function commandsWith(words: Placeholders): Record<CommandName, Command> {
  const { column, cell } = words;
  return {
    bold: around('**', words.bold),
    italic: around('*', words.italic),
    heading,
    quote: prefixed(/^(\s*)> ?/, () => '> '),
    code: around('`', words.code),
    codeBlock: fenced('```cpp', '```', words.code),
    link: linked('', words.link),
    list: prefixed(/^(\s*)[-*+] (?!\[[ xX]\] )/, () => '- '),
    numbered: prefixed(/^(\s*)\d+[.)] /, place => `${place + 1}. `),
    tasks: prefixed(/^(\s*)[-*+] \[[ xX]\] /, () => '- [ ] '),
    table: block(`| ${column} 1 | ${column} 2 |\n| --- | --- |\n| ${cell} | ${cell} |`, { start: 2, end: 4 + column.length }),
    maths,
    image: linked('!', words.image),
    indent: onLines(lines => lines.map(line => INDENT + line)),
    outdent: onLines(lines => lines.map(line => line.replace(/^(?: {1,2}|\t)/, ''))),
  };
}

/** Enter in a list: the next line gets its mark; on an empty mark the list ends. Undefined: an ordinary Enter. */
export function continuedList({ text, start, end }: Writing): Edit | undefined {
  if (start !== end) return undefined;
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const match = /^(\s*)([-*+] \[[ xX]\] |[-*+] |> |(\d+)([.)]) )(.*)$/.exec(text.slice(from, start));
  if (!match) return undefined;
  const [, indent = '', mark = '', number, dot = '.', written = ''] = match;
  if (!written.trim()) return { from, to: start, insert: '', start: from, end: from };
  const next = number ? `${Number(number) + 1}${dot} ` : mark.replace(/\[[xX]\]/, '[ ]');
  const insert = `\n${indent}${next}`;
  return { from: start, to: start, insert, start: start + insert.length, end: start + insert.length };
}
