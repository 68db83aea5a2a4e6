import { type AssignmentMark, Status } from '@oj/contract';
import type { AssignmentSums, MarkedCell } from './assignment.rules';

export interface Line extends AssignmentSums {
  username: string;
  nickname: string | null;
  realname: string | null;
  /** Cells in the order of the problems. Undefined: the student has not tried the problem. */
  cells: readonly (MarkedCell | undefined)[];
}

const marks: Record<AssignmentMark, string> = { onTime: 'AC', late: 'AC late', missed: 'AC too late' };
const nameOf = new Map<Status, string>(Object.entries(Status).map(([name, code]) => [code, name]));

const moment = (at: number | null) => (at === null ? '' : new Date(at).toISOString());
const resultOf = (cell: MarkedCell | undefined) =>
  cell ? [cell.mark ? marks[cell.mark] : (nameOf.get(cell.status) ?? ''), cell.score ?? '', cell.tries] : ['', '', ''];

/** The matrix as rows of cells, with a head. Times are ISO 8601. */
export function matrixTable(lines: readonly Line[], problems: readonly string[]): (string | number)[][] {
  return [
    [
      'Username',
      'Nickname',
      'Real name',
      'State',
      'Solved',
      'Late',
      'Tries',
      'Last activity',
      ...problems.flatMap(displayId => [displayId, `${displayId} score`, `${displayId} tries`]),
    ],
    ...lines.map(({ username, nickname, realname, state, solved, late, tries, lastAt, cells }) => [
      username,
      nickname ?? '',
      realname ?? '',
      state,
      solved,
      late,
      tries,
      moment(lastAt),
      ...cells.flatMap(resultOf),
    ]),
  ];
}
