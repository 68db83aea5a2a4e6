import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { publish } from '../../events/events';
import { finish, type Job } from '../../judge/queue/queue';
import { submissionCodes, submissions } from '../submission/submission.table';
import type { Verdict } from '../submission/verdict.queries';
import { rejudgeProposals, rejudgeVerdicts } from './rejudgeProposal.table';

/** What a judge needs to know of a submission of a proposal; undefined when either is gone. */
export async function findUnproposed(db: Database, id: number) {
  const [found] = await db
    .select({
      program: { problemId: submissions.problemId, language: submissions.language, code: submissionCodes.code },
      dataDigest: rejudgeProposals.dataDigest,
    })
    .from(rejudgeVerdicts)
    .innerJoin(rejudgeProposals, and(eq(rejudgeProposals.id, rejudgeVerdicts.proposalId), isNull(rejudgeProposals.appliedAt)))
    .innerJoin(submissions, eq(submissions.id, rejudgeVerdicts.submissionId))
    .innerJoin(submissionCodes, eq(submissionCodes.submissionId, submissions.id))
    .where(eq(rejudgeVerdicts.id, id));
  return found;
}

/** Stores a verdict beside the one that counts, and ends the job; or does nothing when the attempt has been overtaken. Tells whether it was stored. */
export const storeProposed = (
  db: Database,
  job: Job,
  { judgeFault: _, compilerWarnings: __, ...verdict }: Verdict & { dataDigest: string | null },
) =>
  db.transaction(async tx => {
    if (!(await finish(tx, job))) return false;
    const { proposalId, submissionId } = rejudgeVerdicts;
    const [found] = await tx
      .select({ before: { proposalId, submissionId }, cid: rejudgeProposals.contestId })
      .from(rejudgeVerdicts)
      .innerJoin(rejudgeProposals, eq(rejudgeProposals.id, proposalId))
      .where(eq(rejudgeVerdicts.id, job.targetId));
    if (!found) return false;
    const { before, cid } = found;
    await tx.insert(rejudgeVerdicts).values({ ...before, side: 'after', ...verdict, isManual: false, judgedAt: sql`now()` });
    await publish(tx, { event: 'proposals.changed', cid });
    return true;
  });
