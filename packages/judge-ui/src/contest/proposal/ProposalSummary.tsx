import type { RejudgeProposal } from '@oj/contract';
import { Progress, usePhrases } from '@oj/ui';
import { FaultLine, QuietLine } from '../../parts/formParts';
import { proposalPhrases } from './proposalPhrases';

/** How far a proposal is, or what it changes, in sentences. */
export function ProposalSummary({ proposal: { state, isUndo, isStale, total, judged, changed, skipped } }: { proposal: RejudgeProposal }) {
  const say = usePhrases(proposalPhrases);
  const stale = isStale && <FaultLine role="alert">{say('stale')}</FaultLine>;
  if (state === 'judging')
    return (
      <>
        <Progress
          label={say('progress')}
          value={judged}
          max={total}
          valueText={say('judged', { done: judged, total })}
          tone="running"
          showText
        />
        {stale}
      </>
    );
  if (state === 'applied')
    return (
      <>
        <QuietLine>{say('changed', { count: changed })}</QuietLine>
        {skipped > 0 && <QuietLine>{say('leftOut', { count: skipped })}</QuietLine>}
      </>
    );
  return (
    <>
      <QuietLine>{isUndo ? say('undoChanges', { count: changed }) : say('wouldChange', { total, count: changed })}</QuietLine>
      {skipped > 0 && <QuietLine>{say('skipped', { count: skipped })}</QuietLine>}
      {stale}
    </>
  );
}
