import type { Group } from '@oj/contract';
import type { ReactNode } from 'react';
import { SideColumns, SideStack } from '../parts/SideColumns';
import { GroupFacts } from './GroupFacts';

interface GroupColumnsProps {
  group: Group;
  /** Above the facts; on narrow screens it is what one sees first. Without it the page itself comes first there. */
  first?: ReactNode;
  children: ReactNode;
}

/** A page of a group beside what is known of the group. */
export const GroupColumns = ({ group, first, children }: GroupColumnsProps) => (
  <SideColumns data-side={first ? undefined : 'last'}>
    <SideStack>{children}</SideStack>
    <SideStack>
      {first}
      <GroupFacts group={group} />
    </SideStack>
  </SideColumns>
);
