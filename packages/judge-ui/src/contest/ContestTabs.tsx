import type { Contest } from '@oj/contract';
import { TabLinks, theme, usePhrases } from '@oj/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { contestAddress, type ContestTab } from '../links/contestAddress';
import { DisabledTab } from '../parts/DisabledTab';
import { useMay } from '../session/useMay';
import { useSite } from '../site/useSite';
import { contestPhrases } from './contestPhrases';
import { useOpenQuestions } from './questions/useQuestions';
import { useUnreadAnnouncements } from './useContestAnnouncements';

const ACM = 0;

/** Those that concern the reader: what there is in every contest, then what the reader looks after. */
function tabsOf({ type, openPrint, powers }: Contest, hasComments: boolean): readonly (ContestTab | undefined)[] {
  const all = [undefined, 'problems', 'submissions', 'rank', 'announcements'] as const;
  return [
    ...all,
    ...(hasComments ? (['comment'] as const) : []),
    ...(openPrint ? (['print'] as const) : []),
    ...(powers.observe ? (['participants'] as const) : []),
    ...(powers.balloons && type === ACM ? (['ac-info'] as const) : []),
    ...(powers.prints && openPrint ? (['admin-print'] as const) : []),
    ...(powers.manage ? (['rejudge'] as const) : []),
    ...(powers.observe && type === ACM ? (['scroll-board'] as const) : []),
    ...(powers.manage ? (['organisers'] as const) : []),
  ];
}

interface ContestTabsProps {
  contest: Contest;
  tab: ContestTab | undefined;
}

/** The pages of a contest. All but the overview are out of reach until the reader may read them; rejudging is for the super admin. */
export function ContestTabs({ contest, tab }: ContestTabsProps) {
  const say = usePhrases(contestPhrases);
  const mayRejudge = useMay('rejudge');
  const { data: site } = useSite();
  const unread = useUnreadAnnouncements(contest).length;
  const hasComments = site?.openContestComment === true;
  const open = useOpenQuestions(contest, hasComments) ?? 0;
  return (
    <TabLinks aria-label={say('tabs')}>
      {tabsOf(contest, hasComments).map(each => {
        const current = each === tab ? 'page' : undefined;
        if (each !== undefined && (!contest.powers.read || (each === 'rejudge' && !mayRejudge))) {
          return (
            <DisabledTab key={each} aria-current={current}>
              {say(each)}
            </DisabledTab>
          );
        }
        return (
          <Link key={each ?? ''} to={contestAddress(contest.id, each)} aria-current={current}>
            {say(each ?? 'overview')}
            {each === 'announcements' && unread > 0 && <Count aria-label={say('unread', { count: unread })}>{unread}</Count>}
            {each === 'comment' && open > 0 && <Count aria-label={say('openQuestions', { count: open })}>{open}</Count>}
          </Link>
        );
      })}
    </TabLinks>
  );
}

const Count = styled.span.attrs({ role: 'img' })`
  min-width: 20px;
  padding: 0 6px;
  box-sizing: border-box;
  border-radius: 10px;
  background: ${theme.color.danger};
  color: ${theme.color.surface};
  font: ${theme.font.label};
  text-align: center;
`;
