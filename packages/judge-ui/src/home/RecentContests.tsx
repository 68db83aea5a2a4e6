import { Card, EmptyState, Skeleton, usePhrases } from '@oj/ui';
import { lazy, Suspense } from 'react';
import { FailedQuery } from '../api/FailedQuery';
import { homePhrases } from './homePhrases';
import { useRecentContests } from './useHome';

/** Most of the time there is no contest. */
const ContestList = lazy(async () => ({ default: (await import('./ContestList')).ContestList }));

/** Keeps the height of the empty state free until the contests have come. */
const AS_WITH_NONE = { minHeight: 330 };

/** Contests that run or begin within two weeks. */
export function RecentContests() {
  const say = usePhrases(homePhrases);
  const { data, error, isPending, refetch } = useRecentContests();
  const waiting = <Skeleton lines={3} height={16} />;
  return (
    <Card title={say('contests')} style={AS_WITH_NONE} aria-busy={isPending || undefined}>
      {isPending && waiting}
      {error && !data && <FailedQuery title={say('contestsFailed')} error={error} onRetry={refetch} />}
      {data?.length === 0 && <EmptyState title={say('noContests')}>{say('noContestsHint')}</EmptyState>}
      {data && data.length > 0 && (
        <Suspense fallback={waiting}>
          <ContestList contests={data} />
        </Suspense>
      )}
    </Card>
  );
}
