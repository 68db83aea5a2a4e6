import { theme, usePhrases } from '@oj/ui';
import { ArrowLeft, Plus, Settings2 } from 'lucide-react';
import { styled } from 'styled-components';
import { groupAddress, groupDeskAddress } from '../links/groupAddress';
import { useDesk } from '../page/Desk';
import { BackLink } from '../parts/BackLink';
import { ButtonLink } from '../parts/ButtonLink';
import { groupPhrases } from './groupPhrases';

interface PlaceProps {
  gid: number;
  tab: 'training' | 'contest' | 'discussion';
}

/** From the desk to what members see. */
export function LeaveDesk({ gid, tab }: PlaceProps) {
  const say = usePhrases(groupPhrases);
  return (
    <BackLink to={groupAddress(gid, tab)}>
      <ArrowLeft aria-hidden /> {say('backToList')}
    </BackLink>
  );
}

/** For who manages the group. */
export function ToDesk({ gid, tab }: PlaceProps) {
  const say = usePhrases(groupPhrases);
  return (
    <ButtonLink to={groupDeskAddress(gid, tab)}>
      <Settings2 aria-hidden /> {say('desk')}
    </ButtonLink>
  );
}

interface GroupDeskBarProps {
  tab: 'training' | 'contest';
  /** On the desk: the way back to what members see. */
  isDesk: boolean;
}

/** Over the trainings or contests of a group, for who manages it: to the desk and back. */
export function GroupDeskBar({ tab, isDesk }: GroupDeskBarProps) {
  const say = usePhrases(groupPhrases);
  const { gid = 0, addresses } = useDesk();
  if (isDesk)
    return (
      <div>
        <LeaveDesk gid={gid} tab={tab} />
      </div>
    );
  return (
    <Bar>
      <ToDesk gid={gid} tab={tab} />
      <ButtonLink to={tab === 'training' ? addresses.newTraining : addresses.newContest} data-tone="primary">
        <Plus aria-hidden /> {say(tab === 'training' ? 'newTraining' : 'newContest')}
      </ButtonLink>
    </Bar>
  );
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${theme.space[4]};
`;
