import { MOST_IMPORTED_USERS, type RowFault } from '@oj/contract';
import { type CsvRow, OpenQuote, readCsv } from './csv';

/** The columns of the file, in order. */
export const userColumns = ['username', 'password', 'email', 'realname', 'gender', 'nickname', 'school'] as const;
export type UserColumn = (typeof userColumns)[number];

/** The server refuses wider rows; one cell too many is enough to show its error. */
const MOST_CELLS = 20;

/** Why a file cannot be read as rows of users. */
export class FileFault extends Error {
  readonly fault: 'notUtf8' | 'openQuote' | 'noRows' | 'tooManyRows';
  /** Line of the quote, or number of rows. */
  readonly count: number;

  constructor(fault: FileFault['fault'], count = 0) {
    super(fault);
    this.name = 'FileFault';
    this.fault = fault;
    this.count = count;
  }
}

/** The rows of a file without its head. @throws FileFault */
export function readUserRows(bytes: ArrayBuffer): CsvRow[] {
  const [first, ...others] = rowsOf(textOf(bytes));
  if (!first) throw new FileFault('noRows');
  const rows = isHead(first) ? others : [first, ...others];
  if (!rows.length) throw new FileFault('noRows');
  if (rows.length > MOST_IMPORTED_USERS) throw new FileFault('tooManyRows', rows.length);
  return rows;
}

export const cellsOf = (rows: readonly CsvRow[]) => rows.map(({ cells }) => cells.slice(0, MOST_CELLS));

/** Key of a cell: the number of its row, from 1, and its column. */
export const cellKey = (row: number, field: RowFault['field']) => `${row} ${field}`;

export const faultsByCell = (faults: readonly RowFault[]) =>
  new Map(faults.map(({ row, field, code }) => [cellKey(row, field), code] as const));

/** An example file. The byte order mark makes spreadsheets read it as UTF-8. */
export const exampleFile = [
  '\uFEFF' + userColumns.join(','),
  'student01,change-me-1,student01@example.org,,female,Ink,"School No. 1, North"',
  'student02,change-me-2,,,male,墨,第一中学',
  'student03,change-me-3,,,,,',
  '',
].join('\r\n');

/** What is in a file. @throws FileFault */
export function textOf(bytes: ArrayBuffer) {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new FileFault('notUtf8');
  }
}

/** @throws FileFault */
export function rowsOf(text: string) {
  try {
    return readCsv(text);
  } catch (reason) {
    throw reason instanceof OpenQuote ? new FileFault('openQuote', reason.line) : reason;
  }
}

const isHead = ({ cells }: CsvRow) => userColumns.slice(0, 2).every((name, at) => cells[at]?.trim().toLowerCase() === name);
