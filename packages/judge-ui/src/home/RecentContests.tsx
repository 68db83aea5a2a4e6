import { Card, EmptyState, Skeleton, usePhrases } from '@oj/ui';
import { lazy, Suspense } from 'react';
import { styled } from 'styled-components';
import { FailedQuery } from '../api/FailedQuery';
import { homePhrases } from './homePhrases';
import { useRecentContests } from './useHome';

/** Most of the time there is no contest. */
const ContestList = lazy(async () => ({ default: (await import('./ContestList')).ContestList }));

/** Contests that run or begin within two weeks. */
export function RecentContests() {
  const say = usePhrases(homePhrases);
  const { data, error, isPending, refetch } = useRecentContests();
  const waiting = <Skeleton lines={3} height={16} />;
  return (
    <Contests title={say('contests')} aria-busy={isPending || undefined}>
      {isPending && waiting}
      {error && !data && <FailedQuery title={say('contestsFailed')} error={error} onRetry={refetch} />}
      {data?.length === 0 && <EmptyState title={say('noContests')}>{say('noContestsHint')}</EmptyState>}
      {data && data.length > 0 && (
        <Suspense fallback={waiting}>
          <ContestList contests={data} />
        </Suspense>
      )}
    </Contests>
  );
}

/** As high before they have come as with none of them. */
const Contests = styled(Card)`
  min-height: 330px;
`;
