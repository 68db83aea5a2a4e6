import type { RejudgeProposal } from '@oj/contract';
import { Button, usePhrases, useToast } from '@oj/ui';
import { useState } from 'react';
import { ConfirmDialog } from '../../parts/ConfirmDialog';
import { useErrorToast } from '../../parts/useErrorToast';
import { proposalPhrases } from './proposalPhrases';
import { useProposalChanges } from './useRejudgeProposals';

interface ProposalActionsProps {
  cid: number;
  displayId: string;
  proposal: RejudgeProposal;
}

/** What can be done with a proposal, by its state. */
export function ProposalActions({ cid, displayId, proposal }: ProposalActionsProps) {
  const say = usePhrases(proposalPhrases);
  const onError = useErrorToast();
  const { propose, drop, undo, judgeAnew } = useProposalChanges(cid);
  const { id, pid, state, changed, skipped, isStale } = proposal;
  if (state === 'applied')
    return (
      <>
        {changed > 0 && (
          <Button pending={undo.isPending} onClick={() => undo.mutate(id, { onError })}>
            {say('undo')}
          </Button>
        )}
        <Button pending={propose.isPending} onClick={() => propose.mutate(pid, { onError })}>
          {say('proposeAgain')}
        </Button>
      </>
    );
  return (
    <>
      <Button pending={drop.isPending} onClick={() => drop.mutate(id, { onError })}>
        {say(state === 'judging' ? 'stop' : 'drop')}
      </Button>
      {isStale && (
        <Button tone="primary" pending={judgeAnew.isPending} onClick={() => judgeAnew.mutate({ id, pid }, { onError })}>
          {say('judgeAnew')}
        </Button>
      )}
      {state === 'ready' && !isStale && changed > skipped && <Apply cid={cid} displayId={displayId} proposal={proposal} />}
    </>
  );
}

function Apply({ cid, displayId, proposal: { id, total, changed, skipped } }: ProposalActionsProps) {
  const say = usePhrases(proposalPhrases);
  const toast = useToast();
  const { apply } = useProposalChanges(cid);
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button tone="primary" onClick={() => setIsAsking(true)}>
        {say('apply')}
      </Button>
      <ConfirmDialog
        title={say('applyTitle', { problem: displayId })}
        description={say('applyText', { total, changed: changed - skipped })}
        confirm={say('apply')}
        count={total}
        open={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={async () => {
          const { applied } = await apply.mutateAsync(id);
          toast({ tone: 'success', title: say('applied', { count: applied }) });
        }}
      />
    </>
  );
}
