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

/** Minutes of the accept, how many tries failed, and of how many the result is not known, as boards print them: `57 (-2)`, `(-3) ?2`. */
function acmCell(cell: AcmRow['submissionInfo'][string] | undefined): string | number {
  if (!cell) return '';
  const { isAC, ACTime, errorNum, tryNum } = cell;
  const minutes = isAC ? [Math.floor((ACTime ?? 0) / 60)] : [];
  const parts = [...minutes, ...(errorNum ? [`(-${errorNum})`] : []), ...(tryNum ? [`?${tryNum}`] : [])];
  return parts.length > 1 ? parts.join(' ') : (parts[0] ?? '');
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
