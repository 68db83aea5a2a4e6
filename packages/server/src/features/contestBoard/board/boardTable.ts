import type { AcmRow, OiRow } from '@oj/contract';

type Row = AcmRow | OiRow;

const isAcm = (row: Row): row is AcmRow => 'ac' in row;
const person = ({ rank, username, nickname, realname, school, awardName }: Row) => [
  rank < 0 ? '*' : rank,
  username,
  nickname ?? '',
  realname ?? '',
  school ?? '',
  awardName ?? '',
];

/** Minutes of the accept and how many tries failed before it, as boards print them: `57 (-2)`, `(-3)`. */
function acmCell(cell: AcmRow['submissionInfo'][string] | undefined): string | number {
  if (!cell) return '';
  const failed = cell.errorNum + cell.tryNum;
  const tries = failed ? `(-${failed})` : '';
  if (!cell.isAC) return tries;
  const minutes = Math.floor((cell.ACTime ?? 0) / 60);
  return tries ? `${minutes} ${tries}` : minutes;
}

/** A board as rows of cells, with a head. Times are whole minutes in an ACM contest, ms in an OI contest. */
export function boardTable(rows: readonly Row[], problems: readonly string[]): (string | number)[][] {
  const total = rows.some(row => !isAcm(row)) ? ['Score', 'Time (ms)'] : ['Solved', 'Penalty (min)'];
  return [
    ['Rank', 'Username', 'Nickname', 'Real name', 'School', 'Award', ...total, ...problems],
    ...rows.map(row =>
      isAcm(row)
        ? [...person(row), row.ac, Math.floor(row.totalTime / 60), ...problems.map(problem => acmCell(row.submissionInfo[problem]))]
        : [...person(row), row.totalScore, row.totalTime, ...problems.map(problem => row.submissionInfo[problem] ?? '')],
    ),
  ];
}
