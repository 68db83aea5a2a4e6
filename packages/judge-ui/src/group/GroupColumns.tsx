import type { Group } from '@oj/contract';
import type { ReactNode } from 'react';
import { SideColumns, SideStack } from '../parts/SideColumns';
import { GroupEntry } from './GroupEntry';
import { GroupFacts } from './GroupFacts';

const MEMBER = 3;

/** A page of a group beside what is known of the group; for who is no member, with the way in. */
export const GroupColumns = ({ group, children }: { group: Group; children: ReactNode }) => (
  <SideColumns>
    <SideStack>{children}</SideStack>
    <SideStack>
      {group.userAuth < MEMBER && <GroupEntry group={group} />}
      <GroupFacts group={group} />
    </SideStack>
  </SideColumns>
);
