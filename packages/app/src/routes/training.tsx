import type { Training } from '@oj/contract';
import { LoggedIn, Page, TrainingOverview, TrainingProblems, TrainingRank, TrainingShell, type TrainingTab } from '@oj/judge-ui';
import { type ComponentType, lazy } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { pageIn, pageSizeIn, withValues } from '../query';

const NotFoundPage = lazy(async () => ({ default: (await import('./notFound')).NotFoundPage }));

const PAGE_SIZE = 30;

function RankTab({ training }: { training: Training }) {
  const [query, setQuery] = useSearchParams();
  return (
    <TrainingRank
      training={training}
      keyword={query.get('keyword') ?? undefined}
      page={pageIn(query)}
      pageSize={pageSizeIn(query, PAGE_SIZE)}
      onKeywordChange={keyword => setQuery(withValues(query, { keyword, currentPage: undefined }))}
      onPageChange={currentPage => setQuery(withValues(query, { currentPage: currentPage > 1 ? currentPage : undefined }))}
      onPageSizeChange={limit => setQuery(withValues(query, { limit, currentPage: undefined }))}
    />
  );
}

const tabs: Record<TrainingTab, ComponentType<{ training: Training }>> = { problems: TrainingProblems, rank: RankTab };
const isTab = (name: string): name is TrainingTab => name in tabs;

/** One component for all pages of a training, of the site or of the group that the address names, so that its head stays while they change. */
export function TrainingPage() {
  const { groupID, trainingID, tab } = useParams();
  const tid = Number(trainingID);
  const gid = groupID === undefined ? undefined : Number(groupID);
  if (!Number.isInteger(tid) || tid <= 0 || (tab !== undefined && !isTab(tab))) return <NotFoundPage />;
  const Tab = tab === undefined ? TrainingOverview : tabs[tab];
  const shell = (
    <TrainingShell key={tid} tid={tid} gid={gid} tab={tab}>
      {training => <Tab training={training} />}
    </TrainingShell>
  );
  return <Page>{gid === undefined ? shell : <LoggedIn>{() => shell}</LoggedIn>}</Page>;
}
