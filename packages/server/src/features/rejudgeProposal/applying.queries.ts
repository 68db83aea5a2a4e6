import { Injectable } from '@nestjs/common';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Executor } from '../../database/database';
import { submissionCases, submissions } from '../submission/submission.table';
import { after, before, isDifferent, isSameSubmission, isUntouched } from './rejudgeProposal.sql';
import { rejudgeProposals, rejudgeVerdicts } from './rejudgeProposal.table';

/** Makes the verdicts of a proposal those that count. */
@Injectable()
export class ApplyingQueries {
  /** False when it is gone or was applied. Judges may still look at it. */
  async lock(tx: Executor, id: number): Promise<boolean> {
    const locked = await tx.execute(sql`select id from ${rejudgeProposals} where id = ${id} and applied_at is null for no key update`);
    return locked.rowCount === 1;
  }

  /** Submissions whose verdict differs and is still the noted one, locked until the transaction ends. */
  lockChanged = (tx: Executor, proposalId: number) =>
    tx
      .select({ id: submissions.id, before: before.status, after: after.status })
      .from(before)
      .innerJoin(after, isSameSubmission)
      .innerJoin(submissions, eq(submissions.id, before.submissionId))
      .where(and(eq(before.proposalId, proposalId), eq(before.side, 'before'), isDifferent, isUntouched))
      .orderBy(asc(submissions.id))
      .for('update', { of: submissions });

  /** Stores the new verdicts of these submissions, and keeps the old cases with the proposal. Nothing else stays with it. */
  async store(tx: Executor, proposalId: number, ids: readonly number[]) {
    const chosen = sql`(select value::integer from json_array_elements_text(${JSON.stringify(ids)}::json))`;
    await tx.execute(sql`delete from ${rejudgeVerdicts} where proposal_id = ${proposalId} and submission_id not in ${chosen}`);
    const old = sql`old.proposal_id = ${proposalId} and old.side = 'before'`;
    const fresh = sql`fresh.proposal_id = ${proposalId} and fresh.side = 'after'`;
    await tx.execute(sql`
      update ${rejudgeVerdicts} old set cases = present.cases, groups = present.groups
      from ${submissionCases} present where present.submission_id = old.submission_id and ${old}`);
    await tx.execute(sql`
      update ${submissions} s set status = fresh.status, time_ms = fresh.time_ms, memory_kb = fresh.memory_kb, score = fresh.score,
        oi_rank_score = fresh.oi_rank_score, error_message = fresh.error_message, judger = fresh.judger, is_manual = fresh.is_manual,
        judged_at = fresh.judged_at, status_before = s.status
      from ${rejudgeVerdicts} fresh where fresh.submission_id = s.id and ${fresh}`);
    await tx.execute(sql`
      delete from ${submissionCases} present using ${rejudgeVerdicts} fresh
      where fresh.submission_id = present.submission_id and ${fresh} and fresh.cases is null`);
    await tx.execute(sql`
      insert into ${submissionCases} (submission_id, cases, groups)
      select fresh.submission_id, fresh.cases, fresh.groups from ${rejudgeVerdicts} fresh where ${fresh} and fresh.cases is not null
      on conflict (submission_id) do update set cases = excluded.cases, groups = excluded.groups`);
  }

  close = (tx: Executor, id: number, outcome: { applied: number; skipped: number }) =>
    tx
      .update(rejudgeProposals)
      .set({ ...outcome, appliedAt: sql`now()` })
      .where(eq(rejudgeProposals.id, id));

  /** What the live stream publishes about submissions. */
  published = (tx: Executor, proposalId: number) => {
    const { submissionId: submitId, status, timeMs: time, memoryKb: memory, score, judger } = rejudgeVerdicts;
    const ofAfter = and(eq(rejudgeVerdicts.proposalId, proposalId), eq(rejudgeVerdicts.side, 'after'));
    return tx.select({ submitId, status, time, memory, score, judger }).from(rejudgeVerdicts).where(ofAfter).orderBy(asc(submitId));
  };
}
