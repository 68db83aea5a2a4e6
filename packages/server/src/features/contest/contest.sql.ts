import { and, eq, isNull, ne, type SQL, sql } from 'drizzle-orm';
import { PRIVATE_CONTEST } from '../../access/scope';
import { type Caller, mayDo } from '../../api/caller';
import { ROOT_ROLE, users } from '../account/account.table';
import { contestRegistrations, contests, contestVirtualRuns } from './contest.table';

/** What `access/phase.ts` and `access/scope.ts` say of a contest, for queries: by the clock of the database. */

/** -1 scheduled, 0 running, 1 ended. */
export const contestStatus = sql<number>`case when now() < ${contests.startAt} then -1 when now() < ${contests.endAt} then 0 else 1 end`;

export const hasEnded = sql<boolean>`now() >= ${contests.endAt}`;

/** Whether results since the seal are hidden from participants now. */
export const isSealedNow = sql<boolean>`(${contests.sealAt} is not null and ${contests.sealAt} <= now()
  and (now() < ${contests.endAt} or not ${contests.autoRealRank}))`;

/** Contests of the site that everybody may know of. */
export const isListed = and(eq(contests.visible, true), isNull(contests.groupId));

/** Contests that the caller manages. Undefined: all. */
export const managedBy = (caller: Caller | undefined): SQL | undefined =>
  mayDo(caller, 'contest_manage') ? undefined : eq(contests.authorId, caller?.id ?? 0);

const registered = (userId: number) =>
  sql`exists (select from ${contestRegistrations} where ${contestRegistrations.contestId} = ${contests.id} and ${contestRegistrations.userId} = ${userId})`;

export const isRegistered = (userId: number | undefined): SQL<boolean> =>
  userId === undefined ? sql<boolean>`false` : sql<boolean>`${registered(userId)}`;

/** The open window of a user in a contest: there is one at the most. */
export const openRunOf = (userId: number | undefined): SQL | undefined =>
  and(eq(contestVirtualRuns.contestId, contests.id), eq(contestVirtualRuns.userId, userId ?? 0), sql`${contestVirtualRuns.endAt} > now()`);

/** Contests that are over for the caller: they have ended, nothing is sealed, and the caller may read them and is in no window of an own. */
export const isOverFor = (caller: Caller): SQL =>
  sql`(${isListed} and ${hasEnded} and not ${isSealedNow} and (${contests.auth} <> ${PRIVATE_CONTEST} or ${registered(caller.id)})
    and not exists (select from ${contestVirtualRuns} where ${openRunOf(caller.id)}))`;

/** Users who are ranked in a contest of this author: organisers, its author and the super admins, count nowhere. */
export const mayBeRanked = (authorId: number) => and(ne(users.id, authorId), ne(users.role, ROOT_ROLE));
