import type { RecentContest } from '@oj/contract';
import { Card, ContestCard, type ContestSummary, EmptyState, Skeleton, theme, usePhrases } from '@oj/ui';
import { styled } from 'styled-components';
import { FailedQuery } from '../api/FailedQuery';
import { homePhrases } from './homePhrases';
import { useRecentContests } from './useHome';

const auths = ['public', 'private', 'protected'] as const;

const summaryOf = ({ id, title, type, auth, startTime, endTime, count }: RecentContest): ContestSummary => ({
  id,
  title,
  kind: type === 1 ? 'oi' : 'acm',
  auth: auths[auth] ?? 'public',
  startAt: startTime.getTime(),
  endAt: endTime.getTime(),
  participantCount: count,
});

/** Contests that run or begin within two weeks. They have no page to lead to yet. */
export function RecentContests() {
  const say = usePhrases(homePhrases);
  const { data, error, isPending, refetch } = useRecentContests();
  return (
    <Card title={say('contests')} aria-busy={isPending || undefined}>
      {isPending && <Skeleton lines={3} height={16} />}
      {error && !data && <FailedQuery title={say('contestsFailed')} error={error} onRetry={refetch} />}
      {data?.length === 0 && <EmptyState title={say('noContests')}>{say('noContestsHint')}</EmptyState>}
      <List>
        {data?.map(contest => (
          <li key={contest.id}>
            <Narrow contest={summaryOf(contest)} headingLevel={3} />
          </li>
        ))}
      </List>
    </Card>
  );
}

/** In this narrow column tags and clock stand below the texts, as on a phone. */
const Narrow = styled(ContestCard)`
  && {
    grid-template-columns: auto minmax(0, 1fr);
    padding: 14px 16px 14px 18px;
  }
  && > :last-child {
    grid-column: 2;
    justify-content: flex-start;
  }
`;

const List = styled.ul`
  display: grid;
  gap: ${theme.space[5]};
  margin: 0;
  padding: 0;
  list-style: none;
  &:empty {
    display: none;
  }
`;
