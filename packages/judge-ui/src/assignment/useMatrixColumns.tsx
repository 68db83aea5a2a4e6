import type { AssignmentMatrix, AssignmentState, MatrixRow } from '@oj/contract';
import { type Column, RelativeTime, Tag, theme, usePhrases, verdictOf } from '@oj/ui';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { addressesIn } from '../links/PageScope';
import { PersonTag } from '../links/PersonTag';
import { matrixPhrases } from './matrixPhrases';
import { useResultNames } from './useResultNames';

type Problem = AssignmentMatrix['problems'][number];

interface ColumnOptions {
  problems: readonly Problem[];
  withRealNames: boolean;
}

const tones = { done: 'success', late: 'warning', begun: 'accent', none: 'neutral' } as const satisfies Record<AssignmentState, string>;

const PROBLEM_PX = 72;
const widths = { student: 200, realname: 112, state: 112, solved: 72, tries: 72, lastAt: 112 } as const;

/** The student, the sums, and a column for each problem. */
export function useMatrixColumns({ problems, withRealNames }: ColumnOptions): readonly Column<MatrixRow>[] {
  const say = usePhrases(matrixPhrases);
  const results = useResultNames();
  const ofProblems = useMemo(
    () =>
      problems.map((problem): Column<MatrixRow> => ({
        key: `problem.${problem.pid}`,
        header: problem.problemId,
        align: 'center',
        width: `${PROBLEM_PX}px`,
        cell: ({ username, cells }) => {
          const cell = cells[problem.problemId];
          if (!cell) return null;
          const href = `${addressesIn(problem.gid).solutions(problem.publicId)}&username=${encodeURIComponent(username)}`;
          const verdict = verdictOf(cell.status);
          const name = results.nameOf(cell, { id: `${problem.problemId} ${problem.title}`, name: username });
          return (
            <a href={href} title={name} data-mark={cell.mark ?? undefined}>
              <b data-pigment={verdict.pigment}>{(verdict.name === 'partialAccepted' && cell.score) || verdict.letters}</b>
              <small>{results.noteOf(cell)}</small>
            </a>
          );
        },
      })),
    [results, problems],
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
  return useMemo(() => [...first, ...ofProblems], [first, ofProblems]);
}

const Figure = styled.span`
  font: ${theme.font.number};
`;
