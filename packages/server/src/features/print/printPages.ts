import { siteTimeZone } from '../../siteTime';

/** What stands above a text on paper. */
export interface PrintHead {
  id: number;
  contest: string;
  username: string;
  realname: string | null;
  room: string | null;
  seat: string | null;
  sentAt: Date;
}

/** A page as printers set plain text: 80 columns, and lines that fit on A4 and on Letter. */
const COLUMNS = 80;
const LINES = 56;
const HEAD_LINES = 4;
const NUMBER_COLUMNS = 7;
/** Pages of one job at the most: paper is for reading, not for emptying a printer. */
const MOST_PAGES = 30;
const TAB = 4;

const LINE_END = /\r\n|\n|\r/;
/** What is drawn two columns wide. */
const WIDE =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{1f300}-\u{1faff}\u{20000}-\u{3fffd}]/u;
/** Printers take some of these as commands. */
const CONTROLS = /\p{Cc}/gu;
const time = new Intl.DateTimeFormat('sv-SE', { timeZone: siteTimeZone, dateStyle: 'short', timeStyle: 'medium' });

/**
 * A text as pages of plain text, with a form feed between them. Each page begins with whom it is for; the lines of the text are numbered, and
 * long ones go on in the next line. Control characters are replaced: no text speaks to the printer. After 30 pages the text is cut, and the
 * last page says so.
 */
export function printPages(head: PrintHead, content: string): string {
  const lines = content.replace(/(\r\n|\n|\r)$/, '').split(LINE_END);
  const printed = lines.flatMap((line, index) =>
    wrapped(withoutControls(withoutTabs(line)), COLUMNS - NUMBER_COLUMNS).map((part, at) =>
      `${(at === 0 ? String(index + 1) : '').padStart(NUMBER_COLUMNS - 2)}  ${part}`.trimEnd(),
    ),
  );
  const perPage = LINES - HEAD_LINES;
  const most = MOST_PAGES * perPage;
  if (printed.length > most) printed.splice(most - 1, Infinity, `[cut: ${printed.length - most + 1} more lines]`);
  const count = Math.max(1, Math.ceil(printed.length / perPage));
  return Array.from({ length: count }, (_, page) =>
    [...headOf(head, page + 1, count), ...printed.slice(page * perPage, (page + 1) * perPage), ''].join('\n'),
  ).join('\f');
}

function headOf({ id, contest, username, realname, room, seat, sentAt }: PrintHead, page: number, count: number): string[] {
  const place = [room, seat].filter(Boolean).join(' · ');
  const who = [`#${id}`, place && `[ ${place} ]`, username, realname].filter(Boolean).join('  ');
  const what = `${time.format(sentAt)}  ${page}/${count}  ${contest}`;
  return [fitted(who), fitted(what), '-'.repeat(COLUMNS), ''];
}

const withoutControls = (text: string) => text.replaceAll(CONTROLS, '\uFFFD');

const fitted = (text: string) => wrapped(withoutControls(text), COLUMNS)[0] ?? '';

/** Characters as they are drawn: a mark belongs to the letter before it. */
const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });
const widthOf = (character: string) => (WIDE.test(character) ? 2 : 1);

function withoutTabs(line: string): string {
  if (!line.includes('\t')) return line;
  let column = 0;
  let spaced = '';
  for (const { segment } of characters.segment(line)) {
    const drawn = segment === '\t' ? ' '.repeat(TAB - (column % TAB)) : segment;
    column += segment === '\t' ? drawn.length : widthOf(segment);
    spaced += drawn;
  }
  return spaced;
}

/** A line in parts of so many columns, at least one. */
function wrapped(line: string, columns: number): string[] {
  const parts: string[] = [];
  let part = '';
  let column = 0;
  for (const { segment } of characters.segment(line)) {
    const width = widthOf(segment);
    if (column + width > columns) {
      parts.push(part);
      part = '';
      column = 0;
    }
    part += segment;
    column += width;
  }
  return [...parts, part];
}
