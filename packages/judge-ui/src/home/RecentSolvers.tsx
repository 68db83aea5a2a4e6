import type { RecentSolver } from '@oj/contract';
import { Card, type Column, EmptyState, linkStyle, PlainTable, theme, touchTarget, usePhrases } from '@oj/ui';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { FailedQuery } from '../api/FailedQuery';
import { PersonTag } from '../links/PersonTag';
import { homePhrases } from './homePhrases';
import { useRecentSolvers } from './useHome';

type Ranked = RecentSolver & { rank: number };

/** Who solved most problems in the last seven days. */
export function RecentSolvers() {
  const say = usePhrases(homePhrases);
  const { data, error, isPending, refetch } = useRecentSolvers();
  const columns = useMemo<readonly Column<Ranked>[]>(
    () => [
      { key: 'rank', header: say('rank'), align: 'end', width: '56px', cell: row => <Place data-place={row.rank}>{row.rank}</Place> },
      { key: 'user', header: say('user'), cell: row => <PersonTag person={row} nickname={row.nickname} /> },
      { key: 'ac', header: say('solved'), align: 'end', width: '64px', cell: row => <Count>{row.ac}</Count> },
    ],
    [say],
  );
  const rows = useMemo(() => data?.map((solver, index) => ({ ...solver, rank: index + 1 })) ?? [], [data]);
  return (
    <Card
      title={say('solvers')}
      padding="none"
      actions={
        <WholeRank to="/rank" data-tone="quiet">
          {say('wholeRank')}
        </WholeRank>
      }
    >
      {error && !data ? (
        <FailedQuery title={say('solversFailed')} error={error} onRetry={refetch} />
      ) : (
        <Low>
          <PlainTable
            label={say('solvers')}
            columns={columns}
            rows={rows}
            rowKey={row => row.uid}
            loading={isPending}
            skeletonRows={6}
            empty={<EmptyState title={say('noSolvers')} />}
          />
        </Low>
      )}
    </Card>
  );
}

/** Never taller than 500 px; three short columns fit on a phone, too. */
const Low = styled.div`
  max-height: 500px;
  overflow-y: auto;
  && table {
    min-width: 0;
  }
`;

const Place = styled.span`
  color: ${theme.color.text3};
  font: ${theme.font.number};
  &[data-place='1'],
  &[data-place='2'],
  &[data-place='3'] {
    color: ${theme.color.text};
    font-weight: 700;
  }
`;

const Count = styled.span`
  font: ${theme.font.number};
`;

const WholeRank = styled(Link)`
  ${linkStyle}
  ${touchTarget}
`;
