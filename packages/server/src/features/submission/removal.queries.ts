import { and, eq, sql } from 'drizzle-orm';
import type { Executor } from '../../database/database';
import { judgeJobs } from '../../judge/queue/queue.table';
import { isAnywhereIn } from './place.sql';
import { submissions } from './submission.table';

/** Deletes what was submitted to a problem in a contest and in virtual participations; what is being judged is judged in vain. Answers how many there were. */
export async function removeSubmissions(tx: Executor, contestId: number, problemId: number) {
  const chosen = and(isAnywhereIn(contestId), eq(submissions.problemId, problemId));
  await tx.execute(sql`
    delete from ${judgeJobs} using ${submissions}
    where ${judgeJobs.kind} = 'submission' and ${judgeJobs.targetId} = ${submissions.id} and ${chosen}`);
  const removed = await tx.delete(submissions).where(chosen);
  return removed.rowCount ?? 0;
}
