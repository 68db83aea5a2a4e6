import { Card, Skeleton, usePhrases } from '@oj/ui';
import { lazy, Suspense } from 'react';
import { FailedQuery } from '../api/FailedQuery';
import { useUser } from '../session/SessionProvider';
import { homePhrases } from './homePhrases';
import { useWeek } from './useHome';
import { weekDays } from './weekDays';

/** Drawing is heavy, and stands below what is read first. */
const WeekLines = lazy(async () => ({ default: (await import('@oj/ui/WeekLines')).WeekLines }));

/** Loaded for the super admin. */
const RecountWeek = lazy(async () => ({ default: (await import('./RecountWeek')).RecountWeek }));

/** What was submitted and accepted on each of the last seven days. */
export function WeekPanel() {
  const say = usePhrases(homePhrases);
  const user = useUser();
  const { data, error, isPending, refetch } = useWeek();
  const mayRecount = user?.roleList.includes('root');
  return (
    <Card
      title={say('week')}
      actions={
        mayRecount && (
          <Suspense>
            <RecountWeek />
          </Suspense>
        )
      }
    >
      <Suspense fallback={<Skeleton shape="block" height={216} />}>
        <WeekLines
          label={say('weekChart')}
          days={data ? weekDays(data) : []}
          loading={isPending}
          error={error && !data ? <FailedQuery title={say('weekFailed')} error={error} onRetry={refetch} /> : undefined}
        />
      </Suspense>
    </Card>
  );
}
