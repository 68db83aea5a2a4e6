import { MOST_IMPORTED_USERS, type RowFault } from '@oj/contract';
import { textOf } from '@oj/ui';
import { type CsvRow, OpenQuote, readCsv } from './csv';
import { headReader, usernameHeads } from './listHead';

/** The columns of users, in the order in which the server takes them, and in which a file without a head has them. */
export const userColumns = ['username', 'password', 'email', 'realname', 'gender', 'nickname', 'school'] as const;
export type UserColumn = (typeof userColumns)[number];

const columnsOfHead = headReader<UserColumn>({
  username: usernameHeads,
  password: ['password', '密码', '初始密码', '口令'],
  email: ['email', 'mail', 'emailaddress', '邮箱', '电子邮箱', '电子邮件', '邮件'],
  realname: ['realname', 'name', 'fullname', '姓名', '真实姓名', '名字'],
  gender: ['gender', 'sex', '性别'],
  nickname: ['nickname', 'nick', '昵称'],
  school: ['school', '学校', '院校'],
});

/** Fewer columns than these do not make a head: a user may be called like one. */
const FEWEST_HEADS = 2;

/** The server refuses wider rows; one cell too many is enough to show its error. */
const MOST_CELLS = 20;

/** Why a file cannot be read as rows of users. */
export class FileFault extends Error {
  readonly fault: 'notText' | 'openQuote' | 'noRows' | 'tooManyRows';
  /** Line of the quote, or number of rows. */
  readonly count: number;

  constructor(fault: FileFault['fault'], count = 0) {
    super(fault);
    this.name = 'FileFault';
    this.fault = fault;
    this.count = count;
  }
}

/** A head that does not tell which column is which. */
export class HeadFault extends Error {
  readonly fault: 'columnUnknown' | 'columnTwice';
  /** The column as the head calls it. */
  readonly column: string;

  constructor(fault: HeadFault['fault'], column: string) {
    super(fault);
    this.name = 'HeadFault';
    this.fault = fault;
    this.column = column;
  }
}

/** The rows of a file without its head, with their cells in the order of `userColumns`. @throws FileFault, HeadFault */
export async function readUserRows(file: Blob): Promise<CsvRow[]> {
  const [first, ...others] = rowsOf(await readText(file));
  if (!first) throw new FileFault('noRows');
  const columns = columnsIn(first);
  const rows = columns ? others.map(row => inOrder(row, columns)) : [first, ...others];
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

/** What is in a file that a spreadsheet or an editor wrote. @throws FileFault */
export async function readText(file: Blob): Promise<string> {
  const read = await textOf(file);
  if (!read) throw new FileFault('notText');
  return read.text;
}

/** @throws FileFault */
export function rowsOf(text: string) {
  try {
    return readCsv(text);
  } catch (reason) {
    throw reason instanceof OpenQuote ? new FileFault('openQuote', reason.line) : reason;
  }
}

/** Where each column stands; undefined when the row is no head. @throws HeadFault */
function columnsIn({ cells }: CsvRow): ReadonlyMap<UserColumn, number> | undefined {
  const heads = columnsOfHead(cells);
  if (heads.filter(Boolean).length < FEWEST_HEADS) return undefined;
  const columns = new Map<UserColumn, number>();
  for (const [at, head] of heads.entries()) {
    const name = cells[at]?.trim() ?? '';
    if (!head && name) throw new HeadFault('columnUnknown', name);
    if (!head) continue;
    if (columns.has(head)) throw new HeadFault('columnTwice', name);
    columns.set(head, at);
  }
  return columns;
}

/** What stands outside of the columns comes behind them: the server says that the row is too wide. */
function inOrder({ line, cells }: CsvRow, columns: ReadonlyMap<UserColumn, number>): CsvRow {
  const known = new Set(columns.values());
  const others = cells.filter((cell, at) => !known.has(at) && cell.trim());
  return { line, cells: [...userColumns.map(column => cells[columns.get(column) ?? -1] ?? ''), ...others] };
}
