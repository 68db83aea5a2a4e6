import type { Group } from '@oj/contract';
import { GroupShell, type GroupTab, NotFound, Page } from '@oj/judge-ui';
import { type ReactNode, Suspense } from 'react';
import { useParams } from 'react-router-dom';

interface GroupFrameProps {
  tab: GroupTab | undefined;
  children: (group: Group) => ReactNode;
}

/** A page inside the head of the group that the address names. */
export function GroupFrame({ tab, children }: GroupFrameProps) {
  const gid = Number(useParams().groupID);
  return (
    <Page>
      {Number.isInteger(gid) && gid > 0 ? (
        <GroupShell key={gid} gid={gid} tab={tab}>
          {group => <Suspense>{children(group)}</Suspense>}
        </GroupShell>
      ) : (
        <NotFound />
      )}
    </Page>
  );
}
