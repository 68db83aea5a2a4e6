import type { AssignmentMatrix, AssignmentState, MatrixCell, MatrixRow } from '@oj/contract';
import { type Column, RelativeTime, Tag, theme, usePhrases, useVerdictName, VerdictSeal } from '@oj/ui';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { usePageScope } from '../links/PageScope';
import { PersonTag } from '../links/PersonTag';
import { matrixPhrases } from './matrixPhrases';

type Problem = AssignmentMatrix['problems'][number];

interface Wish {
  problems: readonly Problem[];
  withRealNames: boolean;
}

const tones = { done: 'success', late: 'warning', begun: 'accent', none: 'neutral' } as const satisfies Record<AssignmentState, string>;

/** The student, the sums, and a column for each problem. */
export function useMatrixColumns({ problems, withRealNames }: Wish): readonly Column<MatrixRow>[] {
  const say = usePhrases(matrixPhrases);
  return useMemo(
    () => [
      {
        key: 'student',
        header: say('student'),
        width: '200px',
        cell: row => <PersonTag person={{ ...row, titleName: null, titleColor: null }} nickname={row.nickname} />,
      },
      ...(withRealNames
        ? [
            {
              key: 'realname',
              header: say('realname'),
              width: '112px',
              truncate: true,
              cell: (row: MatrixRow) => <bdi>{row.realname}</bdi>,
            },
          ]
        : []),
      { key: 'state', header: say('state'), width: '112px', cell: row => <Tag tone={tones[row.state]}>{say(row.state)}</Tag> },
      {
        key: 'solved',
        header: say('solved'),
        align: 'end',
        width: '72px',
        cell: row => <Figure>{`${row.solved}/${problems.length}`}</Figure>,
      },
      { key: 'tries', header: say('tries'), align: 'end', width: '72px', cell: row => <Figure>{row.tries}</Figure> },
      { key: 'lastAt', header: say('lastAt'), width: '112px', cell: ({ lastAt }) => lastAt && <RelativeTime at={lastAt} /> },
      ...problems.map(columnOf),
    ],
    [say, problems, withRealNames],
  );
}

const columnOf = (problem: Problem): Column<MatrixRow> => ({
  key: `problem.${problem.pid}`,
  header: problem.problemId,
  align: 'center',
  width: '72px',
  cell: ({ username, cells }) => {
    const cell = cells[problem.problemId];
    return cell && <Cell cell={cell} problem={problem} username={username} />;
  },
});

interface CellProps {
  cell: MatrixCell;
  problem: Problem;
  username: string;
}

/** The best result with its tries, and whether it came late; leads to the submissions. */
function Cell({ cell: { status, score, tries, mark }, problem: { problemId, publicId, title }, username }: CellProps) {
  const say = usePhrases(matrixPhrases);
  const nameOf = useVerdictName();
  const { addresses } = usePageScope();
  const isLate = mark === 'late' || mark === 'missed';
  const verdict = isLate ? `${nameOf(status)} (${say(`${mark}Mark`)})` : nameOf(status);
  const name = say('cell', { id: `${problemId} ${title}`, name: username, verdict, tries });
  return (
    <CellLink to={`${addresses.solutions(publicId)}&username=${encodeURIComponent(username)}`} title={name} data-mark={mark ?? undefined}>
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
