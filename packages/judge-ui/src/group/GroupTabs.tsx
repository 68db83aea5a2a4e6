import type { Group } from '@oj/contract';
import { TabLinks, usePhrases } from '@oj/ui';
import { Link } from 'react-router-dom';
import { groupAddress, type GroupTab } from '../links/groupAddress';
import { DisabledTab } from '../parts/DisabledTab';
import { useSite } from '../site/useSite';
import { groupPhrases } from './groupPhrases';

/** Those that concern the reader: what there is for members, then what admins and roots look after. */
const tabsOf = ({ powers }: Pick<Group, 'powers'>, hasDiscussions: boolean): readonly (GroupTab | undefined)[] => [
  undefined,
  'problem',
  'training',
  'assignment',
  'contest',
  'status',
  ...(hasDiscussions ? (['discussion'] as const) : []),
  'member',
  'rank',
  ...(powers.manage ? (['announcement'] as const) : []),
  ...(powers.configure ? (['setting'] as const) : []),
];

/** The pages of a group. All but its home are out of reach until the reader is a member. */
export function GroupTabs({ group, tab }: { group: Group; tab: GroupTab | undefined }) {
  const say = usePhrases(groupPhrases);
  const { data: site } = useSite();
  return (
    <TabLinks aria-label={say('pages')}>
      {tabsOf(group, site?.openGroupDiscussion ?? false).map(each => {
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
