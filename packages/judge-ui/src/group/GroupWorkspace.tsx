import type { Group } from '@oj/contract';
import { TabLinks, usePhrases } from '@oj/ui';
import { Link } from 'react-router-dom';
import { LoggedIn } from '../account/LoggedIn';
import { groupAddress } from '../links/groupAddress';
import { GroupScope } from '../links/PageScope';
import { FailedPage } from '../page/FailedPage';
import { LoginFirst } from '../page/LoginFirst';
import { Page } from '../page/Page';
import { ProblemWorkspace, type ProblemWorkspaceProps } from '../problem/workspace/ProblemWorkspace';
import { WorkspaceBar } from '../problem/workspace/WorkspaceBar';
import { groupPhrases } from './groupPhrases';
import { MembersOnly } from './MembersOnly';
import { useGroup } from './useGroups';

export interface GroupWorkspaceProps extends Omit<ProblemWorkspaceProps, 'above' | 'submitRefusal' | 'beforeSubmit'> {
  gid: number;
}

/**
 * A problem of a group: the workspace of practice, with calls, addresses and drafts of the group. For who has logged in; the address of the
 * full-screen view is public.
 */
export function GroupWorkspace(props: GroupWorkspaceProps) {
  return <LoggedIn toVisitors={props.focus?.isOn && <LoginFirst />}>{() => <InGroup {...props} />}</LoggedIn>;
}

function InGroup({ gid, ...workspace }: GroupWorkspaceProps) {
  const say = usePhrases(groupPhrases);
  const { data: group, error, refetch } = useGroup(gid);
  if (group?.powers.read)
    return (
      <GroupScope gid={gid}>
        <ProblemWorkspace {...workspace} above={workspace.focus?.isOn ? undefined : <Above group={group} />} />
      </GroupScope>
    );
  return (
    <Page aria-busy={(!group && !error) || undefined}>
      {group && <MembersOnly group={group} />}
      {error && !group && <FailedPage title={say('oneFailed')} error={error} onRetry={refetch} />}
    </Page>
  );
}

/** Back to the group, and to its problems. */
function Above({ group: { id, name } }: { group: Group }) {
  const say = usePhrases(groupPhrases);
  return (
    <WorkspaceBar>
      <TabLinks aria-label={say('pages')}>
        <Link to={groupAddress(id)}>
          <bdi>{name}</bdi>
        </Link>
        <Link to={groupAddress(id, 'problem')} aria-current="page">
          {say('problem')}
        </Link>
        <Link to={groupAddress(id, 'status')}>{say('status')}</Link>
      </TabLinks>
    </WorkspaceBar>
  );
}
