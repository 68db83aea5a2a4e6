import { and, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { submissions } from '../submission/submission.table';
import { rejudgeVerdicts } from './rejudgeProposal.table';

export const before = alias(rejudgeVerdicts, 'before');
export const after = alias(rejudgeVerdicts, 'after');

export const isSameSubmission = and(
  eq(after.proposalId, before.proposalId),
  eq(after.submissionId, before.submissionId),
  eq(after.side, 'after'),
);

/** A verdict that stays keeps what it cost, too: no two runs take the same time. */
export const isDifferent = sql<boolean>`(${before.status}, ${before.score}) is distinct from (${after.status}, ${after.score})`;

const { status, score, oiRankScore, timeMs, memoryKb, judger, isManual, judgedAt } = submissions;
/** Whether the submission still has the verdict that it had when the proposal began. */
export const isUntouched = sql<boolean>`(${status}, ${score}, ${oiRankScore}, ${timeMs}, ${memoryKb}, ${judger}, ${isManual}, ${judgedAt})
  is not distinct from (${before.status}, ${before.score}, ${before.oiRankScore}, ${before.timeMs}, ${before.memoryKb}, ${before.judger},
  ${before.isManual}, ${before.judgedAt})`;

/** Columns that `submissions` and `rejudge_verdicts` share. */
export const verdictColumns = sql.raw('status, time_ms, memory_kb, score, oi_rank_score, error_message, judger, is_manual, judged_at');
