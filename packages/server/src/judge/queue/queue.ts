import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../database/database';
import { lockUntilCommit } from '../../database/locks';
import { takesJobs } from './livingJudges';
import { isOurs, judgeJobs, type JobKind, judges, type Phase, queuePauses } from './queue.table';

/**
 * The queue of what is to be judged is a table. A judge leases a job for a few seconds at a time; one that dies lets the
 * lease lapse, and the job is leased again under a higher attempt number. Whoever finishes shows its attempt: a result of
 * an older attempt finds no job and is dropped.
 *
 * Order: what was put first by hand, contest before contest of a group before practice before looks at compilers before rejudge before proposals before reference solutions; among equals, users take turns. A job's turn is one after its user's last
 * one, or that of the job that is next, whichever is later. So whoever hands in a hundred programs waits for the others
 * between each two of them, and nobody waits for more than one round.
 *
 * What runs is not waited for without end: a job that has waited for a while takes the judge of one that comes after it
 * (`leaseBefore`), which is given back (`yieldBack`) and goes on when it is its turn again. A job that has lasted for a minute is long: where
 * there are several judges, one of them is always kept for jobs that are not; where there is one, it is given to them, too. A job that has given way ten times ends at least a case before it does so again.
 */
export interface Job {
  id: number;
  kind: JobKind;
  targetId: number;
  attempt: number;
  priority: number;
  /** How often a judge has given it back for one that went before: no attempt that failed. */
  yields: number;
  isLong: boolean;
}

/** A job that a judge is at. */
export interface Running extends Job {
  /** Whether a case has ended since the job was leased. */
  hasProgressed: boolean;
}

interface Order {
  kind: JobKind;
  targetId: number;
  userId: number;
  /** Null: any judge will do. */
  language: string | null;
  priority: number;
}

/** Lower goes first; `urgent` is given by hand alone. */
export const priorities = {
  urgent: -10,
  contest: 0,
  groupContest: 5,
  practice: 10,
  /** Whether a special judge compiles: its author waits for it. */
  compile: 15,
  rejudge: 20,
  proposal: 30,
  reference: 40,
} as const;
export const JOBS_CHANNEL = 'oj_jobs';
const LEASE_MS = 6_000;
/** Time for which a job waits for judges that do something less urgent, most of which is over by then. */
const PATIENCE_MS = 5_000;
/**
 * Number of times that a job gives way, except to contests, before it has come further: what needs minutes in one piece has to end some
 * time.
 */
const MOST_YIELDS = 10;
/** A job that has held its judge for longer than this is long. */
export const LONG_MS = 60_000;

const leaseEnd = sql`now() + ${`${LEASE_MS} milliseconds`}::interval`;
const leased = {
  id: judgeJobs.id,
  kind: judgeJobs.kind,
  targetId: judgeJobs.targetId,
  attempt: judgeJobs.attempt,
  priority: judgeJobs.priority,
  yields: judgeJobs.yields,
  isLong: judgeJobs.isLong,
};
const attemptOf = ({ id, attempt }: Job) => and(eq(judgeJobs.id, id), eq(judgeJobs.attempt, attempt));
export const wakeJudges = (executor: Executor) => executor.execute(sql`select pg_notify(${JOBS_CHANNEL}, '')`);

/** A new life for a job that is there already: whoever judges it now judges in vain. */
const orStartAfresh = sql`on conflict (kind, target_id) do update set language = excluded.language, priority = excluded.priority,
  turn = excluded.turn, attempt = ${judgeJobs}.attempt + 1, is_long = false, judge_id = null, leased_until = null, phase = null, queued_at = now()`;

const firstWaitingTurn = (priority: number) =>
  sql`coalesce((select min(turn) from ${judgeJobs} where priority = ${priority} and leased_until is null), 0)`;

/** The turn of a user's next job. */
const nextTurn = (userId: number | SQL, priority: number) =>
  sql`greatest(coalesce((select max(turn) from ${judgeJobs} as own where own.user_id = ${userId} and own.priority = ${priority}), 0) + 1, ${firstWaitingTurn(priority)})`;

export async function enqueue(executor: Executor, { kind, targetId, userId, language, priority }: Order) {
  await executor.execute(sql`
    insert into ${judgeJobs} (kind, target_id, user_id, language, priority, turn)
    values (${kind}, ${targetId}, ${userId}, ${language}, ${priority}, ${nextTurn(userId, priority)})
    ${orStartAfresh}`);
  await wakeJudges(executor);
}

interface Target {
  id: number;
  userId: number;
  language: string;
}

/** The same for many at once, in the order of their ids. */
export async function enqueueAll(executor: Executor, targets: readonly Target[], { kind, priority }: Pick<Order, 'kind' | 'priority'>) {
  if (!targets.length) return;
  await executor.execute(sql`
    insert into ${judgeJobs} (kind, target_id, user_id, language, priority, turn)
    select ${kind}, id, "userId", language, ${priority}, ${firstWaitingTurn(priority)} + row_number() over (partition by "userId" order by id)
    from json_to_recordset(${JSON.stringify(targets)}::json) as given(id integer, "userId" integer, language text)
    order by id
    ${orStartAfresh}`);
  await wakeJudges(executor);
}

/** Puts a job that waits among those of another priority, in the round in which it is its user's turn there; false when it waits no longer. */
export async function changePriority(executor: Executor, id: number, priority: number) {
  const moved = await executor
    .update(judgeJobs)
    .set({ priority, turn: nextTurn(sql`${judgeJobs}.user_id`, priority) })
    .where(and(eq(judgeJobs.id, id), isNull(judgeJobs.leasedUntil)));
  return moved.rowCount === 1;
}

const isPaused = sql`exists (select from ${queuePauses} where ${queuePauses.language} in ('', coalesce(${judgeJobs.language}, '')))`;

/**
 * The next job in one of the languages, now leased to this judge; undefined when none waits that is not paused, or when the judge is to take
 * nothing more. Jobs of judges that fell silent come first.
 */
export async function lease(executor: Executor, judgeId: string, languages: readonly string[]): Promise<Job | undefined> {
  const mine = mayTake(judgeId, languages);
  const lapsed = sql`select id from ${judgeJobs} where leased_until < now() and ${mine} order by leased_until for update skip locked limit 1`;
  const waiting = sql`select id from ${judgeJobs} where leased_until is null and ${mine} order by priority, turn, id for update skip locked limit 1`;
  for (const next of [lapsed, waiting]) {
    const job = await leaseWhere(executor, judgeId, sql`${judgeJobs.id} = (${next})`);
    if (job && (!setterKinds.includes(job.kind) || (await isOnlyOne(executor, job)))) return job;
  }
}

/** What runs for the setters of a problem, for minutes. Of each user one runs at a time, however many judges there are. */
const setterKinds: readonly JobKind[] = ['reference', 'check'];
const isForSetter = sql`kind in ${setterKinds}`;
const hasOneRunning = sql`(${isForSetter} and user_id in (select user_id from ${judgeJobs} where leased_until > now() and ${isForSetter}))`;

/** Two judges may have taken one each at the same moment: then a job is given back. */
const isOnlyOne = (executor: Executor, job: Job) =>
  executor.transaction(async tx => {
    const owner = sql`(select user_id from ${judgeJobs} where id = ${job.id})`;
    await lockUntilCommit(tx, 'setterRun', sql`coalesce(${owner}, 0)`);
    const others = sql`leased_until > now() and ${isForSetter} and user_id = ${owner} and id <> ${job.id}`;
    const found = await tx.select({ id: judgeJobs.id }).from(judgeJobs).where(others).limit(1);
    if (found.length) await yieldBack(tx, job);
    return !found.length;
  });

/**
 * A job that has waited for a while and comes before what the judge is at, now leased to it; undefined when there is none. What is not long also
 * comes before a long job of its own priority on the last judge that is left, and on the only one.
 */
export function leaseBefore(executor: Executor, judgeId: string, languages: readonly string[], running: Running): Promise<Job | undefined> {
  const hasWaited = sql`leased_until is null and queued_at < now() - ${`${PATIENCE_MS} milliseconds`}::interval`;
  const mayYield = running.hasProgressed || running.yields < MOST_YIELDS;
  const lowest = mayYield ? running.priority - 1 : priorities.groupContest;
  const isMoreUrgent = sql`(priority < ${running.priority} and priority <= ${lowest})`;
  const isShorter = sql`(${running.isLong} and priority <= ${running.priority} and not is_long and not ${leavesJudge(judgeId, { alone: !mayYield })})`;
  const next = sql`select id from ${judgeJobs} where ${hasWaited} and (${isMoreUrgent} or ${isShorter}) and ${mayTake(judgeId, languages)}
    order by priority, turn, id for update skip locked limit 1`;
  return leaseWhere(executor, judgeId, sql`${judgeJobs.id} = (${next})`);
}

function mayTake(judgeId: string, languages: readonly string[]) {
  const inLanguage = sql`(language is null or language in (select json_array_elements_text(${JSON.stringify(languages)}::json)))`;
  const takesWork = sql`not exists (select from ${judges} where ${judges.id} = ${judgeId} and ${judges.wish} is not null)`;
  return sql`${inLanguage} and not ${isPaused} and ${takesWork} and not ${hasOneRunning} and (not is_long or ${leavesJudge(judgeId, { alone: true })})`;
}

/**
 * Whether there is another judge for the jobs of others while this one is at a long job.
 * @param alone the answer where there is one judge, which has none to keep.
 */
function leavesJudge(judgeId: string, { alone }: { alone: boolean }) {
  const isAtLong = sql`exists (select from ${judgeJobs} as held where held.judge_id = ${judges.id} and held.leased_until > now() and held.is_long)`;
  return sql`(select coalesce(bool_or(not ${isAtLong}), ${alone}) from ${judges} where ${judges.id} <> ${judgeId} and ${takesJobs})`;
}

/** Leases this job, if nobody has it. */
export const leaseThis = (executor: Executor, judgeId: string, id: number): Promise<Job | undefined> =>
  leaseWhere(executor, judgeId, and(eq(judgeJobs.id, id), sql`(${judgeJobs.leasedUntil} is null or ${judgeJobs.leasedUntil} < now())`));

async function leaseWhere(executor: Executor, judgeId: string, chosen: SQL | undefined): Promise<Job | undefined> {
  const [job] = await executor
    .update(judgeJobs)
    .set({ judgeId, attempt: sql`${judgeJobs.attempt} + 1`, leasedUntil: leaseEnd, phase: null })
    .where(chosen)
    .returning(leased);
  return job;
}

/** Keeps a lease alive, and stores whether the job is long by now; false when the job is no longer this attempt's. */
export async function prolong(executor: Executor, job: Job) {
  const kept = await executor.update(judgeJobs).set({ leasedUntil: leaseEnd, isLong: job.isLong }).where(attemptOf(job));
  return kept.rowCount === 1;
}

/** Puts a job back that could not be done: the next attempt may be anybody's. */
export const giveBack = (executor: Executor, job: Job) =>
  executor.update(judgeJobs).set({ leasedUntil: null, phase: null }).where(attemptOf(job));

/** Puts a job back because another goes before it: it keeps its turn, and what its judge has begun is no attempt that failed. */
export async function yieldBack(executor: Executor, job: Job) {
  await executor
    .update(judgeJobs)
    .set({ leasedUntil: null, phase: null, yields: sql`${judgeJobs.yields} + 1` })
    .where(attemptOf(job));
  await wakeJudges(executor);
}

/** How many judges have begun with a job that they did not end. */
export const attemptsOf = ({ attempt, yields }: Job) => attempt - yields;

/** Whether the job is still this attempt's; locks it, so that the answer holds until the transaction ends. */
export async function holds(executor: Executor, job: Job) {
  const found = await executor.select({ attempt: judgeJobs.attempt }).from(judgeJobs).where(attemptOf(job)).for('update');
  return found.length === 1;
}

/** Stores how far the judging of a submission is; false when the job is no longer this attempt's. */
export async function enterPhase(executor: Executor, job: Job, phase: Phase) {
  const entered = await executor.update(judgeJobs).set({ phase }).where(attemptOf(job));
  return entered.rowCount === 1;
}

/** Ends the job inside the transaction of its verdict; false when the result comes too late. */
export async function finish(executor: Executor, job: Job) {
  const ended = await executor.delete(judgeJobs).where(attemptOf(job));
  return ended.rowCount === 1;
}

/** Ends a job without a result. A judge that has it finds out when it prolongs its lease, and stops. */
export const withdraw = (executor: Executor, kind: JobKind, targetId: number) =>
  executor.delete(judgeJobs).where(and(eq(judgeJobs.kind, kind), eq(judgeJobs.targetId, targetId)));

/** Gives back what this judge had leased in an earlier life. */
export const releaseAll = (executor: Executor, judgeId: string) =>
  executor
    .update(judgeJobs)
    .set({ leasedUntil: null, phase: null })
    .where(and(eq(judgeJobs.judgeId, judgeId), sql`${judgeJobs.leasedUntil} is not null`));

/** How many jobs go before each of these waiting submissions, and itself: 1 is next. Those that do not wait are left out. */
export async function placesOf(executor: Executor, submissionIds: readonly number[]): Promise<Map<number, number>> {
  // Each other site has a queue of its own.
  const queue = sql`case when ${isOurs} then '' else language end`;
  const { rows } = await executor.execute<{ targetId: number; place: number }>(sql`
    select target_id as "targetId", place from (
      select kind, target_id, row_number() over (partition by ${queue} order by priority, turn, id)::integer as place
      from ${judgeJobs} where leased_until is null
    ) waiting
    where kind = 'submission' and target_id in (select value::integer from json_array_elements_text(${JSON.stringify(submissionIds)}::json))`);
  return new Map(rows.map(({ targetId, place }) => [targetId, place]));
}
