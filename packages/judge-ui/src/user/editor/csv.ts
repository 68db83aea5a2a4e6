/** One row of a CSV file. */
export interface CsvRow {
  /** Where it begins in the file, from 1. */
  line: number;
  cells: string[];
}

/** A quote that is never closed. */
export class OpenQuote extends Error {
  /** Where it begins, from 1. */
  readonly line: number;

  constructor(line: number) {
    super(`The quote in line ${line} is never closed`);
    this.name = 'OpenQuote';
    this.line = line;
  }
}

/** What spreadsheets write between cells: it depends on the language of the computer and on the kind of file. */
const SEPARATORS = [',', ';', '\t'] as const;
type Separator = (typeof SEPARATORS)[number];

/** A cell in quotes, in which quotes are doubled, or one without; then what ends it. */
const cells: Readonly<Record<Separator, RegExp>> = {
  ',': /(?:"([^"]*(?:""[^"]*)*)"([^",\r\n]*)|((?!")[^,\r\n]*))(,|\r\n|\n|\r|$)/y,
  ';': /(?:"([^"]*(?:""[^"]*)*)"([^";\r\n]*)|((?!")[^;\r\n]*))(;|\r\n|\n|\r|$)/y,
  '\t': /(?:"([^"]*(?:""[^"]*)*)"([^"\t\r\n]*)|((?!")[^\t\r\n]*))(\t|\r\n|\n|\r|$)/y,
};
const LINE_END = /\r\n|\n|\r/g;

/** The line by which a file tells spreadsheets its separator. */
const SEPARATOR_LINE = /^"?sep=([,;\t])"?(?:\r\n|\n|\r|$)/i;
/** The first line with something in it; a line that ends inside of quotes goes on. */
const FIRST_LINE = /^[\r\n ]*((?:"[^"]*"|[^"\r\n]+)*)/;
const QUOTED = /"[^"]*"/g;

/** The separator that the first line with something in it has most of, outside of quotes. */
function separatorOf(text: string): Separator {
  const line = FIRST_LINE.exec(text)?.[1]?.replaceAll(QUOTED, '') ?? '';
  const [first] = SEPARATORS.map(separator => ({ separator, count: line.split(separator).length })).toSorted((a, b) => b.count - a.count);
  return first?.separator ?? ',';
}

/**
 * Reads values with commas, semicolons or tabs between them as spreadsheets write them (RFC 4180), with or without a byte order mark.
 * Empty rows are left out.
 */
export function readCsv(text: string): CsvRow[] {
  const rows: CsvRow[] = [];
  const marked = text.startsWith('\uFEFF') ? 1 : 0;
  const told = SEPARATOR_LINE.exec(text.slice(marked));
  const separator = (told?.[1] as Separator | undefined) ?? separatorOf(text.slice(marked));
  const cell = new RegExp(cells[separator]);
  cell.lastIndex = marked + (told?.[0].length ?? 0);
  let line = told ? 2 : 1;
  let row: CsvRow = { line, cells: [] };
  for (;;) {
    const found = cell.exec(text);
    if (!found) throw new OpenQuote(line);
    const [whole, quoted, rest = '', plain = '', end] = found;
    row.cells.push(quoted === undefined ? plain : quoted.replaceAll('""', '"') + rest);
    line += whole.match(LINE_END)?.length ?? 0;
    if (end === separator) continue;
    if (row.cells.some(each => each.trim())) rows.push(row);
    if (end === '') return rows;
    row = { line, cells: [] };
  }
}
