import type { Group } from '@oj/contract';
import { GroupColumns, GroupHome, type GroupTab, NotFound, Page } from '@oj/judge-ui';
import { type ComponentType, lazy } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { GroupFrame } from './groupFrame';

interface TabProps {
  group: Group;
}

/** The pages of a group. Those with tables and forms are fetched when they are opened. */
const tabs: Record<GroupTab, ComponentType<TabProps>> = {
  announcement: lazy(async () => ({ default: (await import('./groupTabs')).AnnouncementTab })),
  training: lazy(async () => ({ default: (await import('./groupTrainings')).TrainingTab })),
  contest: lazy(async () => ({ default: (await import('./groupContests')).ContestTab })),
  assignment: lazy(async () => ({ default: (await import('./groupAssignments')).AssignmentTab })),
  discussion: lazy(async () => ({ default: (await import('./groupDiscussions')).DiscussionTab })),
  problem: lazy(async () => ({ default: (await import('./groupProblems')).ProblemTab })),
  status: lazy(async () => ({ default: (await import('./groupProblems')).StatusTab })),
  member: lazy(async () => ({ default: (await import('./groupTabs')).MemberTab })),
  rank: lazy(async () => ({ default: (await import('./groupRank')).RankTab })),
  setting: lazy(async () => ({ default: (await import('./groupTabs')).SettingTab })),
};

/** Tabs that stand beside the facts of the group; the others, and the back office of the group, take the whole width. */
const besideFacts: ReadonlySet<GroupTab> = new Set(['announcement', 'problem', 'contest', 'discussion', 'member', 'rank', 'setting']);

const isTab = (name: string): name is GroupTab => name in tabs;

/** One component for the pages of a group, so that its head stays while they change. */
export function GroupPage() {
  const { problemID, ...params } = useParams();
  const [query] = useSearchParams();
  // A problem in the address of a group's page: what is said about it.
  const tab = problemID === undefined ? params.tab : 'discussion';
  if (tab !== undefined && !isTab(tab))
    return (
      <Page>
        <NotFound />
      </Page>
    );
  const Tab = tab === undefined ? GroupHome : tabs[tab];
  const isNarrow = tab !== undefined && besideFacts.has(tab) && query.get('admin') !== 'true';
  return (
    <GroupFrame tab={tab}>
      {group =>
        isNarrow ? (
          <GroupColumns group={group}>
            <Tab group={group} />
          </GroupColumns>
        ) : (
          <Tab group={group} />
        )
      }
    </GroupFrame>
  );
}
