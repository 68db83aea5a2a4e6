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

/** A cell in quotes, in which quotes are doubled, or one without; then what ends it. */
const CELL = /(?:"([^"]*(?:""[^"]*)*)"([^",\r\n]*)|((?!")[^,\r\n]*))(,|\r\n|\n|\r|$)/y;
const LINE_END = /\r\n|\n|\r/g;

/** Reads comma-separated values as spreadsheets write them (RFC 4180), with or without a byte order mark. Empty rows are left out. */
export function readCsv(text: string): CsvRow[] {
  const rows: CsvRow[] = [];
  const cell = new RegExp(CELL);
  cell.lastIndex = text.startsWith('\uFEFF') ? 1 : 0;
  let line = 1;
  let row: CsvRow = { line, cells: [] };
  for (;;) {
    const found = cell.exec(text);
    if (!found) throw new OpenQuote(line);
    const [whole, quoted, rest = '', plain = '', end] = found;
    row.cells.push(quoted === undefined ? plain : quoted.replaceAll('""', '"') + rest);
    line += whole.match(LINE_END)?.length ?? 0;
    if (end === ',') continue;
    if (row.cells.some(each => each.trim())) rows.push(row);
    if (end === '') return rows;
    row = { line, cells: [] };
  }
}
