import { theme, usePhrases } from '@oj/ui';
import { ArrowLeft, Plus, Settings2 } from 'lucide-react';
import { styled } from 'styled-components';
import { groupAddress, groupAdminAddress } from '../links/groupAddress';
import { useAdminScope } from '../page/AdminScope';
import { BackLink } from '../parts/BackLink';
import { ButtonLink } from '../parts/ButtonLink';
import { groupPhrases } from './groupPhrases';

interface LinkProps {
  gid: number;
  tab: 'training' | 'contest' | 'discussion';
}

/** Link from the back office of the group to what members see. */
export function LeaveAdmin({ gid, tab }: LinkProps) {
  const say = usePhrases(groupPhrases);
  return (
    <BackLink to={groupAddress(gid, tab)}>
      <ArrowLeft aria-hidden /> {say('backToList')}
    </BackLink>
  );
}

/** Link to the back office of the group, for those who manage it. */
export function ToAdmin({ gid, tab }: LinkProps) {
  const say = usePhrases(groupPhrases);
  return (
    <ButtonLink to={groupAdminAddress(gid, tab)}>
      <Settings2 aria-hidden /> {say('manage')}
    </ButtonLink>
  );
}

interface GroupAdminBarProps {
  tab: 'training' | 'contest';
  /** Whether the page is in the back office of the group, so that the link leads back to what members see. */
  isAdminView: boolean;
}

/** The bar above the trainings or contests of a group, for those who manage it: leads to the back office and back. */
export function GroupAdminBar({ tab, isAdminView }: GroupAdminBarProps) {
  const say = usePhrases(groupPhrases);
  const { gid = 0, addresses } = useAdminScope();
  if (isAdminView)
    return (
      <div>
        <LeaveAdmin gid={gid} tab={tab} />
      </div>
    );
  return (
    <Bar>
      <ToAdmin gid={gid} tab={tab} />
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
