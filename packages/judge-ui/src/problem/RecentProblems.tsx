import { Card, type Column, phrases, RelativeTime, Table, usePhrases } from '@oj/ui';
import type { RecentProblem } from '@oj/contract';
import { useMemo } from 'react';
import { FailedQuery } from '../api/FailedQuery';
import { ProblemLink } from './ProblemLink';
import { useRecentProblems } from './useProblems';

const words = phrases('recentProblems', {
  title: { zh: '最新题目', en: 'Latest problems' },
  id: { zh: '编号', en: 'ID' },
  name: { zh: '标题', en: 'Title' },
  changed: { zh: '更新', en: 'Updated' },
});

/** The ten problems that changed last. */
export function RecentProblems() {
  const say = usePhrases(words);
  const { data, error, isPending, refetch } = useRecentProblems();
  const columns = useMemo<readonly Column<RecentProblem>[]>(
    () => [
      { key: 'id', header: say('id'), cell: row => row.problemId },
      { key: 'title', header: say('name'), cell: row => <ProblemLink problemId={row.problemId}>{row.title}</ProblemLink> },
      { key: 'changed', header: say('changed'), align: 'end', cell: row => <RelativeTime at={row.gmtModified} /> },
    ],
    [say],
  );
  return (
    <Card title={say('title')} padding="none">
      {error && !data ? (
        <FailedQuery error={error} onRetry={refetch} />
      ) : (
        <Table
          label={say('title')}
          columns={columns}
          rows={data ?? []}
          rowKey={row => String(row.id)}
          loading={isPending}
          skeletonRows={6}
          density="compact"
        />
      )}
    </Card>
  );
}
