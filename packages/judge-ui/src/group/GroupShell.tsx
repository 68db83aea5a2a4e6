import type { Group } from '@oj/contract';
import { Avatar, PageHeader, Skeleton, theme, usePhrases } from '@oj/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { LoggedIn } from '../account/LoggedIn';
import type { GroupTab } from '../links/groupAddress';
import { GroupScope } from '../links/PageScope';
import { FailedPage } from '../page/FailedPage';
import { MembersOnly } from './MembersOnly';
import { GroupTabs } from './GroupTabs';
import { GroupTags } from './GroupTags';
import { groupPhrases } from './groupPhrases';
import { HandOverNotice } from './HandOverNotice';
import { useGroup } from './useGroups';

export interface GroupShellProps {
  gid: number;
  /** The page that is shown; undefined for the home of the group. */
  tab?: GroupTab | undefined;
  /** The page, once the group is known and the reader may see it. */
  children: (group: Group) => ReactNode;
}

/** The head of a group with its tabs, and one of its pages. For who has logged in. */
export function GroupShell(props: GroupShellProps) {
  return <LoggedIn>{() => <Frame {...props} />}</LoggedIn>;
}

function Frame({ gid, tab, children }: GroupShellProps) {
  const say = usePhrases(groupPhrases);
  const { data: group, error, refetch } = useGroup(gid);
  if (error && !group) return <FailedPage title={say('oneFailed')} error={error} onRetry={refetch} />;
  if (!group) return <Waiting />;
  return (
    <>
      <PageHeader
        title={
          <Title>
            <Avatar name={group.name} src={group.avatar ?? undefined} size={64} decorative />
            <bdi>{group.name}</bdi>
          </Title>
        }
        kicker={<GroupTags group={group} />}
        description={group.brief}
        tabs={<GroupTabs group={group} tab={tab} />}
      />
      <Content>
        <HandOverNotice group={group} />
        {tab && !group.powers.read ? <MembersOnly group={group} /> : <GroupScope gid={gid}>{children(group)}</GroupScope>}
      </Content>
    </>
  );
}

const Waiting = () => (
  <Content aria-busy>
    <Skeleton width="45%" height={38} />
    <Skeleton shape="block" height={96} />
    <Skeleton lines={6} height={16} />
  </Content>
);

const Title = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[5]};
  overflow-wrap: anywhere;
`;

const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[6]};
`;
