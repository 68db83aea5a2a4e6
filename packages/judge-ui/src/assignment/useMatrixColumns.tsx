import type { AssignmentMatrix, AssignmentState, MatrixCell, MatrixRow } from '@oj/contract';
import { type Column, RelativeTime, type Say, Tag, theme, usePhrases, useVerdictName, VerdictSeal } from '@oj/ui';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { addressesIn } from '../links/PageScope';
import { PersonTag } from '../links/PersonTag';
import { matrixPhrases } from './matrixPhrases';

type Problem = AssignmentMatrix['problems'][number];

interface Wish {
  problems: readonly Problem[];
  withRealNames: boolean;
  /** The problems whose columns are drawn. */
  from: number;
  to: number;
}

const tones = { done: 'success', late: 'warning', begun: 'accent', none: 'neutral' } as const satisfies Record<AssignmentState, string>;

export const PROBLEM_PX = 72;
const widths = { student: 200, realname: 112, state: 112, solved: 72, tries: 72, lastAt: 112 } as const;

/** Of all columns, drawn or not. */
export const widthOf = ({ problems, withRealNames }: Pick<Wish, 'problems' | 'withRealNames'>) =>
  Object.values(widths).reduce((sum, width) => sum + width, withRealNames ? 0 : -widths.realname) + problems.length * PROBLEM_PX;

/** The student, the sums, and a column for each problem; a gap stands for those that are not drawn. Columns that stay are the same ones. */
export function useMatrixColumns({ problems, withRealNames, from, to }: Wish): readonly Column<MatrixRow>[] {
  const say = usePhrases(matrixPhrases);
  const nameOf = useVerdictName();
  const drawable = useMemo(
    () =>
      problems.map((problem): Column<MatrixRow> => ({
        key: `problem.${problem.pid}`,
        header: problem.problemId,
        align: 'center',
        width: `${PROBLEM_PX}px`,
        cell: ({ username, cells }) => {
          const cell = cells[problem.problemId];
          const to = `${addressesIn(problem.gid).solutions(problem.publicId)}&username=${encodeURIComponent(username)}`;
          return cell && <Cell cell={cell} problem={problem} username={username} to={to} say={say} nameOf={nameOf} />;
        },
      })),
    [say, nameOf, problems],
  );
  const first = useMemo(() => {
    const column = (key: keyof typeof widths, cell: Column<MatrixRow>['cell'], more: Partial<Column<MatrixRow>> = {}) => ({
      key,
      header: say(key),
      width: `${widths[key]}px`,
      cell,
      ...more,
    });
    return [
      column('student', row => <PersonTag person={{ ...row, titleName: null, titleColor: null }} nickname={row.nickname} />),
      ...(withRealNames ? [column('realname', row => <bdi>{row.realname}</bdi>, { truncate: true })] : []),
      column('state', row => <Tag tone={tones[row.state]}>{say(row.state)}</Tag>),
      column('solved', row => <Figure>{`${row.solved}/${problems.length}`}</Figure>, { align: 'end' }),
      column('tries', row => <Figure>{row.tries}</Figure>, { align: 'end' }),
      column('lastAt', ({ lastAt }) => lastAt && <RelativeTime at={lastAt} />),
    ];
  }, [say, problems, withRealNames]);
  return useMemo(() => {
    const gap = (key: string, columns: number): Column<MatrixRow>[] =>
      columns
        ? [{ key, header: say('more', { count: columns }), headerHidden: true, width: `${columns * PROBLEM_PX}px`, cell: () => null }]
        : [];
    return [...first, ...gap('before', from), ...drawable.slice(from, to), ...gap('after', drawable.length - to)];
  }, [say, first, drawable, from, to]);
}

interface CellProps {
  cell: MatrixCell;
  problem: Problem;
  username: string;
  /** The submissions. */
  to: string;
  say: Say<typeof matrixPhrases.words>;
  nameOf: (status: number) => string;
}

/** The best result with its tries, and whether it came late; leads to the submissions. */
function Cell({ cell: { status, score, tries, mark }, problem: { problemId, title }, username, to, say, nameOf }: CellProps) {
  const isLate = mark === 'late' || mark === 'missed';
  const verdict = isLate ? `${nameOf(status)} (${say(`${mark}Mark`)})` : nameOf(status);
  const name = say('cell', { id: `${problemId} ${title}`, name: username, verdict, tries });
  return (
    <CellLink to={to} title={name} data-mark={mark ?? undefined}>
      <VerdictSeal status={status} score={score} />
      <small>{isLate ? say(`${mark}Mark`) : tries}</small>
    </CellLink>
  );
}

const Figure = styled.span`
  font: ${theme.font.number};
`;

const CellLink = styled(Link)`
  display: inline-grid;
  justify-items: center;
  color: ${theme.color.text2};
  font: ${theme.font.number};
  text-decoration: none;
  &[data-mark='late'] small {
    color: ${theme.color.warn};
  }
  &[data-mark='missed'] small {
    color: ${theme.color.danger};
  }
  &:hover small {
    text-decoration: underline;
  }
`;
