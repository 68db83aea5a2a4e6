import { ApiError } from '@oj/contract';
import type { StoredProposal } from './rejudgeProposal.queries';

/** How far a proposal is. Absent: none of its submissions is left. */
export interface ProposalProgress {
  unjudged: number;
  changed: number;
  /** Number of changed submissions whose stored verdict is another by now. They are left as they are. */
  skipped: number;
  /** Whether some of the verdicts come from other data than was there when it began. */
  isMixed: boolean;
}

export const isJudging = (progress: ProposalProgress | undefined): boolean => (progress?.unjudged ?? 0) > 0;

/** Whether what decides about verdicts has changed since the proposal began. */
export const isStale = (
  { dataDigest }: Pick<StoredProposal, 'dataDigest'>,
  progress: ProposalProgress | undefined,
  present: string | null,
): boolean => progress?.isMixed === true || (dataDigest !== null && dataDigest !== present);

/** @throws ApiError when it is still judged, or was judged by other data. */
export function checkApplicable(
  proposal: Pick<StoredProposal, 'dataDigest'>,
  progress: ProposalProgress | undefined,
  present: string | null,
) {
  if (isJudging(progress)) throw new ApiError('proposal.judging');
  if (isStale(proposal, progress, present)) throw new ApiError('proposal.stale');
}

/** Names a proposal in the audit log. */
export const targetOf = ({ contestId, problemId }: Pick<StoredProposal, 'contestId' | 'problemId'>) =>
  `problem ${problemId} of contest ${contestId}`;
