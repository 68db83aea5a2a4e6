import { Status, type TrainingProblem, type TrainingRankRow } from '@oj/contract';
import { type Column, formatTime, linkStyle, Tag, theme, touchTarget, usePhrases, useVerdictName, VerdictSeal } from '@oj/ui';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { PersonTag } from '../links/PersonTag';
import { addressesIn } from '../links/PageScope';
import { useUser } from '../session/SessionProvider';
import { trainingRankPhrases } from './trainingRankPhrases';

type Say = (name: keyof typeof trainingRankPhrases.words) => string;

interface ColumnOptions {
  problems: readonly TrainingProblem[];
  isPhone: boolean;
  seesRealNames: boolean;
}

/** Place, person and sums; on a wide screen also what is told of the person, and a column for each problem. */
export function useTrainingRankColumns({ problems, isPhone, seesRealNames }: ColumnOptions): readonly Column<TrainingRankRow>[] {
  const say = usePhrases(trainingRankPhrases);
  const uid = useUser()?.uid;
  return useMemo(() => {
    const sums: Column<TrainingRankRow>[] = [
      { key: 'ac', header: say('ac'), align: 'end', width: isPhone ? '64px' : '80px', cell: row => <Accepted row={row} /> },
      {
        key: 'runTime',
        header: say('runTime'),
        align: 'end',
        width: isPhone ? '88px' : '104px',
        cell: row => <Figure>{formatTime(row.totalRunTime)}</Figure>,
      },
    ];
    const head: Column<TrainingRankRow>[] = [
      { key: 'place', header: say('place'), align: 'end', width: isPhone ? '48px' : '64px', cell: ({ rank }) => <Figure>{rank}</Figure> },
      {
        key: 'user',
        header: say('user'),
        width: isPhone ? undefined : '220px',
        truncate: isPhone,
        cell: row => <Person row={row} isOwn={row.uid === uid} isPhone={isPhone} />,
      },
    ];
    if (isPhone) return [...head, ...sums];
    return [...head, ...(seesRealNames ? [realname(say)] : []), ...facts(say), ...sums, ...problems.map(columnOf)];
  }, [say, problems, isPhone, seesRealNames, uid]);
}

const realname = (say: Say): Column<TrainingRankRow> => ({
  key: 'realname',
  header: say('realname'),
  width: '112px',
  truncate: true,
  cell: row => <bdi>{row.realname}</bdi>,
});

const facts = (say: Say): Column<TrainingRankRow>[] => [
  {
    key: 'gender',
    header: say('gender'),
    width: '80px',
    cell: ({ gender }) => (gender === 'male' || gender === 'female' ? say(gender) : null),
  },
  { key: 'school', header: say('school'), width: '148px', truncate: true, cell: row => <Quiet>{row.school}</Quiet> },
];

const columnOf = (problem: TrainingProblem): Column<TrainingRankRow> => ({
  key: `problem.${problem.problemId}`,
  header: problem.problemId,
  align: 'center',
  width: '88px',
  cell: row => <Cell row={row} problem={problem} />,
});

/** The user of a row. On a phone the name also says which row is the reader's and who is a girl. */
function Person({ row, isOwn, isPhone }: { row: TrainingRankRow; isOwn: boolean; isPhone: boolean }) {
  const say = usePhrases(trainingRankPhrases);
  const { username, avatar, nickname, gender } = row;
  return (
    <Who>
      <PersonTag person={{ username, avatar, titleName: null, titleColor: null }} nickname={isPhone ? null : nickname} />
      {isOwn && <Tag tone="accent">{say('own')}</Tag>}
      {isPhone && gender === 'female' && <Tag>{say('girl')}</Tag>}
    </Who>
  );
}

function Accepted({ row: { username, ac } }: { row: TrainingRankRow }) {
  const say = usePhrases(trainingRankPhrases);
  return (
    <CountLink
      to={`/status?username=${encodeURIComponent(username)}&status=${Status.accepted}`}
      aria-label={`${ac} – ${say('theirAccepted', { name: username })}`}
    >
      {ac}
    </CountLink>
  );
}

/** How somebody stands with a problem; leads to their submissions to it. */
function Cell({ row, problem: { problemId, publicId, gid } }: { row: TrainingRankRow; problem: TrainingProblem }) {
  const say = usePhrases(trainingRankPhrases);
  const nameOf = useVerdictName();
  const cell = row.submissionInfo[problemId];
  if (!cell) return null;
  const { status, runTime } = cell;
  const name = `${say('cellOf', { id: problemId, name: row.username })}: ${nameOf(status)}`;
  return (
    <CellLink to={`${addressesIn(gid).solutions(publicId)}&username=${encodeURIComponent(row.username)}`} title={name}>
      <VerdictSeal status={status} />
      {runTime !== null && <small>{formatTime(runTime)}</small>}
    </CellLink>
  );
}

const Figure = styled.span`
  font: ${theme.font.number};
`;

const Quiet = styled.bdi`
  color: ${theme.color.text2};
`;

const Who = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[3]};
  max-width: 100%;
`;

const CountLink = styled(Link)`
  ${linkStyle}
  ${touchTarget}
  justify-content: end;
  font: ${theme.font.number};
`;

const CellLink = styled(Link)`
  display: inline-grid;
  justify-items: center;
  color: ${theme.color.text2};
  font: ${theme.font.number};
  text-decoration: none;
  &:hover small {
    text-decoration: underline;
  }
`;
