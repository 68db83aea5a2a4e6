import type { RecentContest } from '@oj/contract';
import { Card, ContestCard, type ContestSummary, EmptyState, Skeleton, theme, usePhrases, useToast } from '@oj/ui';
import type { MouseEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { useAccountDialog } from '../account/AccountDialogs';
import { errorPhrases } from '../api/errorPhrases';
import { FailedQuery } from '../api/FailedQuery';
import { useUser } from '../session/SessionProvider';
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

/** Contests that run or begin within two weeks. */
export function RecentContests() {
  const say = usePhrases(homePhrases);
  const { data, error, isPending, refetch } = useRecentContests();
  const open = useOpenContest();
  return (
    <Card title={say('contests')} aria-busy={isPending || undefined}>
      {isPending && <Skeleton lines={3} height={16} />}
      {error && !data && <FailedQuery title={say('contestsFailed')} error={error} onRetry={refetch} />}
      {data?.length === 0 && <EmptyState title={say('noContests')}>{say('noContestsHint')}</EmptyState>}
      <List>
        {data?.map(contest => {
          const address = `/contest/${contest.id}`;
          return (
            <li key={contest.id}>
              <Narrow
                contest={summaryOf(contest)}
                headingLevel={3}
                renderLink={title => (
                  <Link to={address} onClick={event => open(event, address)}>
                    {title}
                  </Link>
                )}
                renderKind={tag => <Link to={`/contest?type=${contest.type}`}>{tag}</Link>}
              />
            </li>
          );
        })}
      </List>
    </Card>
  );
}

/** A contest is for who has logged in: others are asked to first. */
function useOpenContest() {
  const user = useUser();
  const toast = useToast();
  const sayError = usePhrases(errorPhrases);
  const openDialog = useAccountDialog();
  const navigate = useNavigate();
  return (event: MouseEvent, address: string) => {
    if (user) return;
    event.preventDefault();
    toast({ tone: 'warning', title: sayError('login.required') });
    openDialog('login', () => void navigate(address));
  };
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
