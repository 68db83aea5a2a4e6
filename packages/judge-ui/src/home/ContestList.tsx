import type { RecentContest } from '@oj/contract';
import { ContestCard, type ContestSummary, theme } from '@oj/ui';
import { styled } from 'styled-components';

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

/** Contests in a narrow column. They have no page to lead to yet. */
export function ContestList({ contests }: { contests: readonly RecentContest[] }) {
  return (
    <List>
      {contests.map(contest => (
        <li key={contest.id}>
          <Narrow contest={summaryOf(contest)} headingLevel={3} />
        </li>
      ))}
    </List>
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
`;
