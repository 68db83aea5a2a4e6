import { Card, type Column, EmptyState, phrases, PlainTable, RelativeTime, theme, usePhrases } from '@oj/ui';
import type { RecentProblem } from '@oj/contract';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { FailedQuery } from '../../api/FailedQuery';
import { ProblemLink } from '../../links/ProblemLink';
import { useRecentProblems } from '../useProblems';

const words = phrases('recentProblems', {
  title: { zh: '最新题目', en: 'Latest problems' },
  id: { zh: '编号', en: 'ID' },
  name: { zh: '标题', en: 'Title' },
  changed: { zh: '更新', en: 'Updated' },
  none: { zh: '还没有题目', en: 'No problems yet' },
  failed: { zh: '最新题目没有加载出来', en: 'The latest problems could not be loaded' },
});

/** The ten problems that changed last. */
export function RecentProblems() {
  const say = usePhrases(words);
  const { data, error, isPending, refetch } = useRecentProblems();
  const columns = useMemo<readonly Column<RecentProblem>[]>(
    () => [
      { key: 'id', header: say('id'), width: '96px', cell: row => <Id>{row.problemId}</Id> },
      { key: 'title', header: say('name'), truncate: true, cell: row => <ProblemLink problemId={row.problemId}>{row.title}</ProblemLink> },
      {
        key: 'changed',
        header: say('changed'),
        align: 'end',
        width: '112px',
        cell: row => (
          <Quiet>
            <RelativeTime at={row.gmtModified} />
          </Quiet>
        ),
      },
    ],
    [say],
  );
  return (
    <Card title={say('title')} padding="none">
      {error && !data ? (
        <FailedQuery title={say('failed')} error={error} onRetry={refetch} />
      ) : (
        <Narrow
          label={say('title')}
          columns={columns}
          rows={data ?? []}
          rowKey={row => String(row.id)}
          loading={isPending}
          skeletonRows={6}
          empty={<EmptyState title={say('none')} />}
        />
      )}
    </Card>
  );
}

/** Three short columns fit on a phone, too. */
const Narrow = styled(PlainTable<RecentProblem>)`
  &&& table {
    min-width: 0;
  }
`;

const Id = styled.span`
  color: ${theme.color.text2};
  font: ${theme.font.number};
`;

const Quiet = styled.span`
  color: ${theme.color.text3};
  font: ${theme.font.label};
  font-weight: 400;
  white-space: nowrap;
`;
