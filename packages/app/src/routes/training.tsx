import type { Training } from '@oj/contract';
import { LoggedIn, Page, TrainingOverview, TrainingProblems, TrainingRank, TrainingShell, type TrainingTab } from '@oj/judge-ui';
import { type ComponentType, lazy } from 'react';
import { useParams } from 'react-router-dom';
import { keywordFilter, useListState } from '../useListState';

const NotFoundPage = lazy(async () => ({ default: (await import('./notFound')).NotFoundPage }));

function RankTab({ training }: { training: Training }) {
  const { filter, onFilterChange, ...paging } = useListState(keywordFilter);
  return <TrainingRank training={training} keyword={filter.keyword} onKeywordChange={keyword => onFilterChange({ keyword })} {...paging} />;
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
