import type { Contest } from '@oj/contract';
import { ContestAnnouncements, ContestOverview, ContestProblems, ContestShell, type ContestTab, Page } from '@oj/judge-ui';
import { type ComponentType, lazy, Suspense } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { withValues } from '../../query';

const NotFoundPage = lazy(async () => ({ default: (await import('../notFound')).NotFoundPage }));

interface TabProps {
  contest: Contest;
}

function ProblemsTab({ contest }: TabProps) {
  const [query, setQuery] = useSearchParams();
  return (
    <ContestProblems
      contest={contest}
      containsEnd={query.get('containsEnd') === 'true'}
      onContainsEndChange={containsEnd => setQuery(withValues(query, { containsEnd }))}
    />
  );
}

/** The pages of a contest. Those with large tables are fetched when they are opened. */
const tabs: Record<ContestTab, ComponentType<TabProps>> = {
  problems: ProblemsTab,
  submissions: lazy(async () => ({ default: (await import('./contestSubmissions')).SubmissionsTab })),
  rank: lazy(async () => ({ default: (await import('./contestRank')).RankTab })),
  announcements: ContestAnnouncements,
  comment: lazy(async () => ({ default: (await import('./contestQuestions')).QuestionsTab })),
  print: lazy(async () => ({ default: (await import('./contestHall')).PrintTab })),
  organisers: lazy(async () => ({ default: (await import('./contestOrganisers')).OrganisersTab })),
  participants: lazy(async () => ({ default: (await import('./contestParticipants')).ParticipantsTab })),
  'ac-info': lazy(async () => ({ default: (await import('./contestHall')).BalloonsTab })),
  rejudge: lazy(async () => ({ default: (await import('./contestHall')).RejudgeTab })),
  'scroll-board': lazy(async () => ({ default: (await import('./contestHall')).ScrollBoardTab })),
  'admin-print': lazy(async () => ({ default: (await import('./contestHall')).PrintAdminTab })),
};
const SubmissionOfContest = lazy(async () => ({ default: (await import('./contestSubmissions')).SubmissionOfContest }));

const isTab = (name: string): name is ContestTab => name in tabs;

/** One component for all pages of a contest, so that its head stays while they change. */
export function ContestPage() {
  const { contestID, tab: name, submitID } = useParams();
  const cid = Number(contestID);
  const tab = submitID === undefined ? name : 'submissions';
  if (!Number.isInteger(cid) || cid <= 0 || (tab !== undefined && !isTab(tab))) return <NotFoundPage />;
  const Tab = submitID !== undefined ? SubmissionOfContest : tab === undefined ? ContestOverview : tabs[tab];
  return (
    <Page>
      <ContestShell key={cid} cid={cid} tab={tab}>
        {contest => (
          <Suspense>
            <Tab contest={contest} />
          </Suspense>
        )}
      </ContestShell>
    </Page>
  );
}
