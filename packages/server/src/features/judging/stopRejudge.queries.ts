import { sql } from 'drizzle-orm';
import type { Database, Executor } from '../../database/database';
import { judgeJobs } from '../../judge/queue/queue.table';
import { aggregatesOf } from '../submission/aggregates';
import { belongsTo, type Place } from '../submission/place.sql';
import { inProgress, submissionCases, submissions } from '../submission/submission.table';
import { verdictsBefore } from './judging.table';

const columns = sql.raw('status, time_ms, memory_kb, score, oi_rank_score, error_message, judger, is_manual, judged_at');

/** Keeps the verdicts that are about to be taken back; those that a rejudge before has taken back are there already. */
export async function keepVerdicts(tx: Executor, submissionIds: readonly number[]) {
  await tx.execute(sql`
    insert into ${verdictsBefore} (submission_id, ${columns}, cases, groups)
    select ${submissions.id}, ${columns}, ${submissionCases.cases}, ${submissionCases.groups}
    from ${submissions} left join ${submissionCases} on ${submissionCases.submissionId} = ${submissions.id}
    where ${submissions.id} in (select value::integer from json_array_elements_text(${JSON.stringify(submissionIds)}::json))
      and not ${inProgress(submissions.status)}
    on conflict (submission_id) do update set
      (${columns}, cases, groups, kept_at) = row (excluded.status, excluded.time_ms, excluded.memory_kb, excluded.score, excluded.oi_rank_score,
        excluded.error_message, excluded.judger, excluded.is_manual, excluded.judged_at, excluded.cases, excluded.groups, now())`);
}

/** One submission is judged again by itself: nobody stops that. */
export const forgetVerdict = (tx: Executor, submissionId: number) =>
  tx.execute(sql`delete from ${verdictsBefore} where submission_id = ${submissionId}`);

/** How many submissions of a problem could be given their verdicts back. */
export async function countStoppable(db: Database, problemId: number, place: Place) {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::integer as count from ${judgeJobs}
    join ${verdictsBefore} on ${verdictsBefore.submissionId} = ${judgeJobs.targetId}
    join ${submissions} on ${submissions.id} = ${judgeJobs.targetId}
    where ${judgeJobs.kind} = 'submission' and ${submissions.problemId} = ${problemId} and ${belongsTo(place)}`);
  return rows[0]?.count ?? 0;
}

/** Gives the submissions of a problem that still wait their verdicts back. Answers how many there are. */
export async function stopRejudge(tx: Executor, problemId: number, place: Place) {
  const { rows } = await tx.execute<{ id: number }>(sql`
    delete from ${judgeJobs} using ${verdictsBefore}, ${submissions}
    where ${judgeJobs.kind} = 'submission' and ${judgeJobs.targetId} = ${verdictsBefore.submissionId}
      and ${submissions.id} = ${verdictsBefore.submissionId} and ${submissions.problemId} = ${problemId} and ${belongsTo(place)}
    returning ${verdictsBefore.submissionId} as id`);
  if (!rows.length) return 0;
  const stopped = sql`(select value::integer from json_array_elements_text(${JSON.stringify(rows.map(({ id }) => id))}::json))`;
  await tx.execute(sql`
    update ${submissions} set (${columns}) = row (before.status, before.time_ms, before.memory_kb, before.score, before.oi_rank_score,
      before.error_message, before.judger, before.is_manual, before.judged_at)
    from ${verdictsBefore} as before where before.submission_id = ${submissions.id} and ${submissions.id} in ${stopped}`);
  await tx.execute(sql`
    insert into ${submissionCases} (submission_id, cases, groups)
    select submission_id, cases, groups from ${verdictsBefore} where submission_id in ${stopped} and cases is not null
    on conflict (submission_id) do update set cases = excluded.cases, groups = excluded.groups`);
  await tx.execute(sql`delete from ${verdictsBefore} where submission_id in ${stopped}`);
  await aggregatesOf(place).refresh(tx, problemId);
  return rows.length;
}
