import { Card, IconButton, Skeleton, usePhrases } from '@oj/ui';
import { RotateCw } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { FailedQuery } from '../api/FailedQuery';
import { useErrorToast } from '../parts/useErrorToast';
import { useUser } from '../session/SessionProvider';
import { homePhrases } from './homePhrases';
import { useRecountWeek, useWeek } from './useHome';
import { weekDays } from './weekDays';

/** Drawing is heavy, and stands below what is read first. */
const WeekLines = lazy(async () => ({ default: (await import('@oj/ui/WeekLines')).WeekLines }));

/** What was submitted and accepted on each of the last seven days. */
export function WeekPanel() {
  const say = usePhrases(homePhrases);
  const user = useUser();
  const showError = useErrorToast();
  const { data, error, isPending, refetch } = useWeek();
  const recount = useRecountWeek();
  const mayRecount = user?.roleList.includes('root');
  return (
    <Card
      title={say('week')}
      actions={
        mayRecount && (
          <IconButton
            label={say('recount')}
            size="small"
            tone="quiet"
            disabled={recount.isPending}
            onClick={() => recount.mutate(undefined, { onError: showError })}
          >
            <RotateCw aria-hidden />
          </IconButton>
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
