import type { QueuedJob } from '@oj/contract';
import { Card, type Column, PlainTable, usePhrases } from '@oj/ui';
import { useMemo } from 'react';
import { judgeQueuePhrases } from './judgeQueuePhrases';
import { None } from './QueueOverview';
import { useJobColumns } from './useJobColumns';

/** What the judges do now. */
export function RunningJobs({ jobs }: { jobs: readonly QueuedJob[] | undefined }) {
  const say = usePhrases(judgeQueuePhrases);
  const shared = useJobColumns();
  const columns = useMemo<readonly Column<QueuedJob>[]>(
    () => [...shared, { key: 'judge', header: say('judge'), width: '220px', truncate: true, cell: ({ judge }) => judge }],
    [say, shared],
  );
  return (
    <Card title={say('running')}>
      <PlainTable
        label={say('running')}
        columns={columns}
        rows={jobs ?? []}
        rowKey={({ id }) => String(id)}
        loading={!jobs}
        skeletonRows={2}
        narrow="cards"
        empty={<None>{say('noRunning')}</None>}
      />
    </Card>
  );
}
