import type { Group } from '@oj/contract';
import { GroupHome, GroupShell, type GroupTab, NotFound, Page } from '@oj/judge-ui';
import { type ComponentType, lazy, Suspense } from 'react';
import { useParams } from 'react-router-dom';

interface TabProps {
  group: Group;
}

/** The pages of a group. Those with tables and forms are fetched when they are opened. */
const tabs: Record<GroupTab, ComponentType<TabProps>> = {
  announcement: lazy(async () => ({ default: (await import('./groupTabs')).AnnouncementTab })),
  assignment: lazy(async () => ({ default: (await import('./groupAssignments')).AssignmentTab })),
  discussion: lazy(async () => ({ default: (await import('./groupDiscussions')).DiscussionTab })),
  member: lazy(async () => ({ default: (await import('./groupTabs')).MemberTab })),
  rank: lazy(async () => ({ default: (await import('./groupRank')).RankTab })),
  setting: lazy(async () => ({ default: (await import('./groupTabs')).SettingTab })),
};

const isTab = (name: string): name is GroupTab => name in tabs;

/** One component for all pages of a group, so that its head stays while they change. */
export function GroupPage() {
  const { groupID, tab } = useParams();
  const gid = Number(groupID);
  if (!Number.isInteger(gid) || gid <= 0 || (tab !== undefined && !isTab(tab)))
    return (
      <Page>
        <NotFound />
      </Page>
    );
  const Tab = tab === undefined ? GroupHome : tabs[tab];
  return (
    <Page>
      <GroupShell key={gid} gid={gid} tab={tab}>
        {group => (
          <Suspense>
            <Tab group={group} />
          </Suspense>
        )}
      </GroupShell>
    </Page>
  );
}
