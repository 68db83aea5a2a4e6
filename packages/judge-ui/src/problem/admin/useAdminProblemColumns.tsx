import { type ApplyProgress, applyProgress, contestTypes } from '@oj/contract';
import { type Column, DifficultyMark, RelativeTime, Tag, theme, usePhrases } from '@oj/ui';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { usePageScope } from '../../links/PageScope';
import { problemFormAddress } from '../../links/problemEditorAddress';
import { RowTitle } from '../../parts/list/RowTitle';
import { AuthSelect } from './AuthSelect';
import { adminProblemPhrases } from './adminProblemPhrases';
import { ProblemRowActions } from './ProblemRowActions';
import type { EditedProblem } from './useAdminProblems';

/** Columns of the table of problems. In a group, one tells what became of an application. */
export function useAdminProblemColumns(): readonly Column<EditedProblem>[] {
  const say = usePhrases(adminProblemPhrases);
  const { gid } = usePageScope();
  return useMemo(
    () => [
      { key: 'id', header: say('id'), width: '104px', line: 'first', cell: row => <Id>{row.problemId}</Id> },
      {
        key: 'title',
        header: say('name'),
        line: 'title',
        cell: row => (
          <RowTitle>
            {row.mayEdit ? <Link to={problemFormAddress(gid, row.id)}>{row.title}</Link> : row.title}
            <DifficultyMark difficulty={row.difficulty} />
          </RowTitle>
        ),
      },
      {
        key: 'kind',
        header: say('kind'),
        width: '148px',
        cell: row => (
          <Kinds>
            <Tag>{row.type === contestTypes.oi ? 'OI' : 'ACM'}</Tag>
            {row.judgeMode !== 'default' && <Tag tone="accent">{say(row.judgeMode)}</Tag>}
          </Kinds>
        ),
      },
      { key: 'author', header: say('author'), width: '120px', truncate: true, cell: row => <bdi>{row.author}</bdi> },
      { key: 'auth', header: say('auth'), width: '116px', cell: row => <AuthSelect row={row} /> },
      ...(gid === undefined
        ? []
        : [
            {
              key: 'progress',
              header: say('progress'),
              width: '116px',
              cell: ({ applyPublicProgress }: EditedProblem) => <ProgressTag progress={applyPublicProgress ?? null} />,
            },
          ]),
      { key: 'modified', header: say('modified'), width: '112px', line: 'none', cell: row => <RelativeTime at={row.gmtModified} /> },
      {
        key: 'actions',
        header: say('actions'),
        headerHidden: true,
        align: 'end',
        width: '132px',
        line: 'first',
        cell: row => <ProblemRowActions row={row} />,
      },
    ],
    [say, gid],
  );
}

const tones = { [applyProgress.applied]: 'warning', [applyProgress.public]: 'success', [applyProgress.refused]: 'danger' } as const;

/** How far a problem of a group is on its way to everybody. */
export function ProgressTag({ progress }: { progress: ApplyProgress | null }) {
  const say = usePhrases(adminProblemPhrases);
  return progress === null ? null : <Tag tone={tones[progress]}>{say(`progress${progress}`)}</Tag>;
}

export const Id = styled.span`
  color: ${theme.color.text2};
  font: ${theme.font.number};
  overflow-wrap: anywhere;
`;

const Kinds = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
`;
