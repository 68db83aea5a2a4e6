import type { EditedRow } from '@oj/contract';
import { type Column, DifficultyMark, RelativeTime, Tag, theme, usePhrases } from '@oj/ui';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { RowTitle } from '../../parts/RowTitle';
import { AuthSelect } from './AuthSelect';
import { adminProblemPhrases } from './adminProblemPhrases';
import { ProblemRowActions } from './ProblemRowActions';

export function useAdminProblemColumns(): readonly Column<EditedRow>[] {
  const say = usePhrases(adminProblemPhrases);
  return useMemo(
    () => [
      { key: 'id', header: say('id'), width: '104px', cell: row => <Id>{row.problemId}</Id> },
      {
        key: 'title',
        header: say('name'),
        cell: row => (
          <RowTitle>
            {row.mayEdit ? <Link to={`/admin/problem/edit/${row.id}`}>{row.title}</Link> : row.title}
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
            <Tag>{row.type === 1 ? 'OI' : 'ACM'}</Tag>
            {row.judgeMode !== 'default' && <Tag tone="accent">{say(row.judgeMode)}</Tag>}
          </Kinds>
        ),
      },
      { key: 'author', header: say('author'), width: '120px', truncate: true, cell: row => <bdi>{row.author}</bdi> },
      { key: 'auth', header: say('auth'), width: '116px', cell: row => <AuthSelect row={row} /> },
      { key: 'modified', header: say('modified'), width: '112px', cell: row => <RelativeTime at={row.gmtModified} /> },
      {
        key: 'actions',
        header: say('actions'),
        headerHidden: true,
        align: 'end',
        width: '132px',
        cell: row => <ProblemRowActions row={row} />,
      },
    ],
    [say],
  );
}

const Id = styled.span`
  color: ${theme.color.text2};
  font: ${theme.font.number};
  overflow-wrap: anywhere;
`;

const Kinds = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
`;
