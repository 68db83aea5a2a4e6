import { isUnderway, Status } from '@oj/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { Database, Executor } from '../../database/database';
import { enterPhase, finish, type Job } from '../../judge/queue/queue';
import type { Phase } from '../../judge/queue/queue.table';
import type { CaseResult, GroupResult } from '../../judge/request';
import { judgeFaults } from './judgeFault.table';
import { notify } from '../notification/notify.queries';
import { problems } from '../problem/problem.table';
import { aggregatesOf } from './aggregates';
import { isPractice, type Place } from './place.sql';
import { publishSubmission } from './publishSubmission.queries';
import { submissionCases, submissionCodes, submissions } from './submission.table';

export interface Verdict {
  status: Status;
  timeMs: number;
  memoryKb: number;
  score: number | null;
  oiRankScore: number | null;
  errorMessage?: string;
  compilerWarnings?: string;
  cases: CaseResult[];
  groups?: GroupResult[];
  judger: string;
  /** The problem's own special judge or interactor failed: its authors must know. */
  judgeFault?: boolean;
}

interface VerdictChange extends Pick<Place, 'contestId'> {
  userId: number;
  problemId: number;
  submissionId: number;
  /** Null: it is judged for the first time. */
  before: Status | null;
  after: Status;
}

/** What a judge needs to know of a submission; undefined when it is gone or already judged. */
export async function findUnjudged(db: Database, id: number) {
  const [found] = await db
    .select({ problemId: submissions.problemId, status: submissions.status, language: submissions.language, code: submissionCodes.code })
    .from(submissions)
    .innerJoin(submissionCodes, eq(submissionCodes.submissionId, submissions.id))
    .where(eq(submissions.id, id));
  return found && isUnderway(found.status) ? found : undefined;
}

/** Shows that a judge has begun with a submission. */
export const markCompiling = (db: Database, job: Job) => markPhase(db, job, Status.compiling);

/** Shows how far a submission is; false, and nothing happens, when the attempt has been overtaken. */
export const markPhase = (db: Database, job: Job, status: Phase) =>
  db.transaction(async tx => {
    const isOurs = await enterPhase(tx, job, status);
    if (isOurs) await publishSubmission(tx, { event: 'submission.compiling', submitId: job.targetId, status });
    return isOurs;
  });

/**
 * Stores a verdict, its cases and every number derived from it, ends the job and publishes it: all in one transaction, or
 * nothing when the attempt has been overtaken. Tells whether it was stored.
 */
export const storeVerdict = (db: Database, job: Job, { cases, groups, judger, judgeFault, compilerWarnings, ...verdict }: Verdict) =>
  db.transaction(async tx => {
    if (!(await finish(tx, job))) return false;
    const submissionId = job.targetId;
    const [row] = await tx
      .update(submissions)
      .set({ ...verdict, errorMessage: verdict.errorMessage ?? null, judger, isManual: false, judgedAt: sql`now()` })
      .where(eq(submissions.id, submissionId))
      .returning({
        userId: submissions.userId,
        problemId: submissions.problemId,
        contestId: submissions.contestId,
        before: submissions.statusBefore,
      });
    if (!row) return false;
    await noteWarnings(tx, submissionId, compilerWarnings ?? null);
    const record = { cases, groups: groups ?? null };
    await tx
      .insert(submissionCases)
      .values({ submissionId, ...record })
      .onConflictDoUpdate({ target: submissionCases.submissionId, set: record });
    await publishSubmission(tx, {
      event: 'submission.judged',
      submitId: submissionId,
      status: verdict.status,
      time: verdict.timeMs,
      memory: verdict.memoryKb,
      score: verdict.score,
      judger,
    });
    // The counters of a problem keep its other verdicts waiting until the commit: what can be done before them is.
    await aggregatesOf(row).add(tx, { ...row, submissionId, ...verdict });
    await notifyAuthor(tx, { ...row, submissionId, after: verdict.status }, { by: 'rejudge' });
    if (judgeFault) await noteFault(tx, row.problemId, submissionId, verdict.errorMessage ?? '');
    return true;
  });

/** Tells the author of another verdict than before; a contest tells in its own time. */
export async function notifyAuthor(
  tx: Executor,
  { userId, problemId, submissionId, before, after, ...place }: VerdictChange,
  { by, senderId }: { by: 'rejudge'; senderId?: never } | { by: 'hand'; senderId: number },
) {
  if (before === null || before === after || !isPractice(place)) return;
  const [problem] = await tx
    .select({ problemId: problems.problemId, groupId: problems.groupId })
    .from(problems)
    .where(eq(problems.id, problemId));
  if (!problem) return;
  await notify(tx, {
    kind: 'mine',
    userId,
    ...(senderId !== undefined && { senderId }),
    matter: {
      about: 'verdict',
      submitId: submissionId,
      problemId: problem.problemId,
      ...(problem.groupId !== null && { gid: problem.groupId }),
      before,
      after,
      by,
    },
  });
}

/** Most sources have none, before and after. */
const noteWarnings = (tx: Executor, submissionId: number, compilerWarnings: string | null) =>
  tx
    .update(submissionCodes)
    .set({ compilerWarnings })
    .where(
      and(eq(submissionCodes.submissionId, submissionId), sql`${submissionCodes.compilerWarnings} is distinct from ${compilerWarnings}`),
    );

const noteFault = (tx: Executor, problemId: number, submissionId: number, message: string) =>
  tx
    .insert(judgeFaults)
    .values({ problemId, submissionId, message })
    .onConflictDoUpdate({
      target: judgeFaults.problemId,
      set: { submissionId, message, times: sql`${judgeFaults.times} + 1`, lastAt: sql`now()` },
    });
