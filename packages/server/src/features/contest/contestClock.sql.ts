import { and, gte, lt, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { elapsedMs } from '@oj/ui/ranking';
import { type ClockTimes, pausesOnWire, type StoredPause } from '../../access/contestClock';
import { contests } from './contest.table';

/* The clock of a contest in queries: what `access/contestClock.ts` says of a moment, said of the column of a moment. */

/** The clock of a contest, or that of a window, whose start is a column. */
interface Clock {
  startAt: Date | AnyPgColumn;
  pauses: readonly StoredPause[];
}

const at = (moment: Date | string) => sql`${new Date(moment).toISOString()}::timestamptz`;

/** A moment earlier by what of the pauses lies before it: it can be compared and subtracted as if there were no pauses. */
export function momentWithoutPauses({ pauses }: Pick<Clock, 'pauses'>, moment: AnyPgColumn): SQL {
  const paused = pauses.map(({ startAt, endAt }) => sql` - greatest(least(${moment}, ${at(endAt)}) - ${at(startAt)}, interval '0')`);
  return sql`(${moment}${sql.join(paused)})`;
}

/** The second that the clock shows at a moment; negative before the start. */
export function elapsedSecond(clock: Clock, moment: AnyPgColumn): SQL<number> {
  const start = clock.startAt instanceof Date ? at(clock.startAt) : clock.startAt;
  return sql<number>`floor(extract(epoch from ${momentWithoutPauses(clock, moment)} - ${start}))::integer`;
}

/** Whether the clock shows less at a moment than at another one, such as the start of the freeze. */
export const isEarlier = (clock: Omit<ClockTimes, 'endAt'>, moment: AnyPgColumn, than: Date): SQL =>
  clock.pauses.length
    ? sql`${momentWithoutPauses(clock, moment)} < ${at(new Date(clock.startAt.getTime() + elapsedMs(clock, than)))}`
    : lt(moment, than);

/** Whether something that was submitted at a moment can count: unless it lies in a pause that refuses submissions, which may have been told late. */
export function isNotRefused({ pauses }: Pick<Clock, 'pauses'>, submittedAt: AnyPgColumn): SQL | undefined {
  const refused = pauses.filter(({ keepsSubmissions }) => !keepsSubmissions);
  return and(...refused.map(({ startAt, endAt }) => sql`not (${submittedAt} >= ${at(startAt)} and ${submittedAt} < ${at(endAt)})`));
}

/** Whether something that was submitted at a moment counts: from the start on, until the end unless what came later counts, too. */
export const countsIn = (contest: ClockTimes, submittedAt: AnyPgColumn, { withAfterEnd = false } = {}): SQL | undefined =>
  and(gte(submittedAt, contest.startAt), withAfterEnd ? undefined : lt(submittedAt, contest.endAt), isNotRefused(contest, submittedAt));

/** How long the contest of a row lasts without its pauses, in seconds. */
export const netSeconds = sql<number>`(extract(epoch from ${contests.endAt} - ${contests.startAt}) - coalesce((
  select sum(extract(epoch from (pause ->> 'endAt')::timestamptz - (pause ->> 'startAt')::timestamptz))
  from jsonb_array_elements(${contests.pauses}) as pause), 0))::integer`;

/** The pauses of the contest of a row, in the form of the API. */
export const wirePauses = sql`${contests.pauses}`.mapWith(pausesOnWire);
