import { Card, Skeleton, theme, usePhrases } from '@oj/ui';
import { lazy, Suspense } from 'react';
import { styled } from 'styled-components';
import { FailedQuery } from '../api/FailedQuery';
import { profilePhrases } from './profilePhrases';
import { useCalendar, type UserLookup } from './useProfile';
import { VerdictShares } from './VerdictShares';

const HeatCalendar = lazy(async () => ({ default: (await import('@oj/ui/HeatCalendar')).HeatCalendar }));

/** The submissions of the last year: on which days, and how they ended. */
export function Year({ lookup }: { lookup: UserLookup }) {
  const say = usePhrases(profilePhrases);
  const { data, error, isPending, refetch } = useCalendar(lookup);
  return (
    <Sides>
      <Card>
        <Suspense fallback={<Skeleton shape="block" height={190} />}>
          <HeatCalendar
            days={data?.dataList ?? []}
            {...(data && { end: data.endDate })}
            loading={isPending}
            error={error && !data ? <FailedQuery title={say('calendarFailed')} error={error} onRetry={refetch} /> : undefined}
          />
        </Suspense>
      </Card>
      <Card aria-label={say('verdicts')} aria-busy={isPending || undefined}>
        <Caption>{say('verdicts')}</Caption>
        {data ? <VerdictShares verdicts={data.verdicts} /> : isPending && <Skeleton lines={4} />}
      </Card>
    </Sides>
  );
}

/** Styled like the caption of the calendar beside it. */
const Caption = styled.h2`
  margin: 0 0 ${theme.space[4]};
  color: ${theme.color.text2};
  font: ${theme.font.label};
  line-height: 28px;
`;

/** The calendar is as wide as its 53 weeks, where there is room for them. As high before it has come as then. */
const Sides = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 936px) minmax(0, 1fr);
  gap: ${theme.space[7]};
  & > :first-child {
    min-height: 228px;
  }
  @media (max-width: 1279px) {
    grid-template-columns: minmax(0, 1fr);
    & > :last-child {
      min-height: 228px;
    }
  }
  ${theme.phone} {
    & > :first-child {
      min-height: 293px;
    }
  }
`;
