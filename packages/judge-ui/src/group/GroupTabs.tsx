import type { Group } from '@oj/contract';
import { TabLinks, usePhrases } from '@oj/ui';
import { Link } from 'react-router-dom';
import { groupAddress, type GroupTab } from '../links/groupAddress';
import { DisabledTab } from '../parts/DisabledTab';
import { groupPhrases } from './groupPhrases';

/** Those that concern the reader: what there is for members, then what admins and roots look after. */
const tabsOf = ({ powers }: Pick<Group, 'powers'>): readonly (GroupTab | undefined)[] => [
  undefined,
  'member',
  'rank',
  ...(powers.manage ? (['announcement'] as const) : []),
  ...(powers.configure ? (['setting'] as const) : []),
];

/** The pages of a group. All but its home are out of reach until the reader is a member. */
export function GroupTabs({ group, tab }: { group: Group; tab: GroupTab | undefined }) {
  const say = usePhrases(groupPhrases);
  return (
    <TabLinks aria-label={say('pages')}>
      {tabsOf(group).map(each => {
        const current = each === tab ? 'page' : undefined;
        const word = say(each ?? 'home');
        if (each !== undefined && !group.powers.read)
          return (
            <DisabledTab key={each} aria-current={current}>
              {word}
            </DisabledTab>
          );
        return (
          <Link key={each ?? ''} to={groupAddress(group.id, each)} aria-current={current}>
            {word}
          </Link>
        );
      })}
    </TabLinks>
  );
}
