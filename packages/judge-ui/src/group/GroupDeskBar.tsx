import { theme, usePhrases } from '@oj/ui';
import { ArrowLeft, Plus, Settings2 } from 'lucide-react';
import { styled } from 'styled-components';
import { useDesk } from '../page/Desk';
import { BackLink } from '../parts/BackLink';
import { ButtonLink } from '../parts/ButtonLink';
import { groupAddress } from '../links/groupAddress';
import { groupPhrases } from './groupPhrases';

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
        <BackLink to={groupAddress(gid, tab)}>
          <ArrowLeft aria-hidden /> {say('backToList')}
        </BackLink>
      </div>
    );
  return (
    <Bar>
      <ButtonLink to={tab === 'training' ? addresses.trainings : addresses.contests}>
        <Settings2 aria-hidden /> {say('desk')}
      </ButtonLink>
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
