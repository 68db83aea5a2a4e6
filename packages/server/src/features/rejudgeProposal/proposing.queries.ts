import { Status } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Executor } from '../../database/database';
import { enqueueAll, priorities } from '../../judge/queue/queue';
import { judgeJobs } from '../../judge/queue/queue.table';
import { judgedProblem } from '../problem/judgedProblem.queries';
import { problems } from '../problem/problem.table';
import { judgingDigest } from '../problem/judgingDigest';
import { belongsTo, heldContest } from '../submission/place.sql';
import { inProgress, submissions } from '../submission/submission.table';
import type { StoredProposal } from './rejudgeProposal.queries';
import { verdictColumns } from './rejudgeProposal.sql';
import { rejudgeProposals, rejudgeVerdicts } from './rejudgeProposal.table';

type NewProposal = Pick<StoredProposal, 'contestId' | 'problemId' | 'undoOf' | 'dataDigest'>;

/** How a proposal begins and ends without being applied. Locks are taken in the order of judging: job, proposal, submission. */
@Injectable()
export class ProposingQueries {
  /** Its verdicts come from another site, which judges nothing beside them. */
  async isRemote(executor: Executor, problemId: number) {
    const found = await executor.select({ remoteOj: problems.remoteOj }).from(problems).where(eq(problems.id, problemId));
    return found.some(({ remoteOj }) => remoteOj !== null);
  }

  async digest(executor: Executor, problemId: number): Promise<string> {
    const { problem, cases } = await judgedProblem(executor, problemId);
    return judgingDigest(problem, cases);
  }

  /** The number of the proposal; undefined when the problem has an open one. */
  async begin(tx: Executor, proposal: NewProposal): Promise<number | undefined> {
    const added = await tx
      .insert(rejudgeProposals)
      .values({ ...proposal, total: 0 })
      .onConflictDoNothing()
      .returning({ id: rejudgeProposals.id });
    return added[0]?.id;
  }

  /** Notes the stored verdicts of all judged submissions. Answers how many there are. */
  async noteStored(tx: Executor, id: number, { contestId, problemId }: Pick<NewProposal, 'contestId' | 'problemId'>) {
    const noted = await tx.execute(sql`
      insert into ${rejudgeVerdicts} (proposal_id, submission_id, side, ${verdictColumns})
      select ${id}, id, 'before', ${verdictColumns} from ${submissions}
      where ${belongsTo(heldContest(contestId))} and ${submissions.problemId} = ${problemId}
        and ${submissions.status} <> ${Status.cancelled} and not ${inProgress(submissions.status)}
      order by id`);
    return this.setTotal(tx, id, noted.rowCount ?? 0);
  }

  /** Has every noted submission judged beside its stored verdict. */
  async enqueue(tx: Executor, proposalId: number) {
    const targets = await tx
      .select({ id: rejudgeVerdicts.id, userId: submissions.userId, language: submissions.language })
      .from(rejudgeVerdicts)
      .innerJoin(submissions, eq(submissions.id, rejudgeVerdicts.submissionId))
      .where(and(eq(rejudgeVerdicts.proposalId, proposalId), eq(rejudgeVerdicts.side, 'before')))
      .orderBy(asc(rejudgeVerdicts.id));
    await enqueueAll(tx, targets, { kind: 'proposal', priority: priorities.proposal });
  }

  /** Takes the verdicts of an applied proposal the other way round. Answers how many there are. */
  async noteReversed(tx: Executor, id: number, appliedId: number) {
    const noted = await tx.execute(sql`
      insert into ${rejudgeVerdicts} (proposal_id, submission_id, side, ${verdictColumns}, cases, groups)
      select ${id}, submission_id, case side when 'before' then 'after' else 'before' end, ${verdictColumns}, cases, groups
      from ${rejudgeVerdicts} where proposal_id = ${appliedId}`);
    return this.setTotal(tx, id, (noted.rowCount ?? 0) / 2);
  }

  /** False when it is gone or was applied. A judge finds out when it prolongs its lease. */
  async drop(tx: Executor, id: number): Promise<boolean> {
    await tx.execute(sql`
      delete from ${judgeJobs} using ${rejudgeVerdicts}
      where ${judgeJobs.kind} = 'proposal' and ${judgeJobs.targetId} = ${rejudgeVerdicts.id} and ${rejudgeVerdicts.proposalId} = ${id}`);
    const open = and(eq(rejudgeProposals.id, id), isNull(rejudgeProposals.appliedAt));
    const dropped = await tx.delete(rejudgeProposals).where(open);
    return dropped.rowCount === 1;
  }

  private async setTotal(tx: Executor, id: number, total: number) {
    await tx.update(rejudgeProposals).set({ total }).where(eq(rejudgeProposals.id, id));
    return total;
  }
}
