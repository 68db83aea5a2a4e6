import type { ContestProblem } from '@oj/contract';
import { Button, usePhrases } from '@oj/ui';
import { useNavigate } from 'react-router-dom';
import { proposalAddress } from '../../links/contestAddress';
import { ButtonLink } from '../../parts/ButtonLink';
import { useErrorToast } from '../../parts/useErrorToast';
import { useProposalChanges } from '../proposal/useRejudgeProposals';
import { rejudgePhrases } from './rejudgePhrases';

interface ProposalButtonProps {
  cid: number;
  problem: ContestProblem;
  hasProposal: boolean;
  disabled: boolean;
}

/** Leads to the proposal of a problem, which is made where there is none. */
export function ProposalButton({ cid, problem: { pid, displayId }, hasProposal, disabled }: ProposalButtonProps) {
  const say = usePhrases(rejudgePhrases);
  const onError = useErrorToast();
  const navigate = useNavigate();
  const { propose } = useProposalChanges(cid);
  const address = proposalAddress(cid, pid);
  if (hasProposal)
    return (
      <ButtonLink to={address} data-size="small" aria-label={say('openProposalOf', { problem: displayId })}>
        {say('openProposal')}
      </ButtonLink>
    );
  return (
    <Button
      size="small"
      aria-label={say('proposeOf', { problem: displayId })}
      disabled={disabled}
      pending={propose.isPending}
      onClick={() => propose.mutate(pid, { onSuccess: () => void navigate(address), onError })}
    >
      {say('propose')}
    </Button>
  );
}
