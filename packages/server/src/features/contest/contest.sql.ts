import { and, eq, ne, notExists, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { groupPolicy, type OwnedThing } from '../../access/groupPolicy';
import { contestManagement, PRIVATE_CONTEST } from '../../access/scope';
import type { Caller } from '../../access/caller';
import { ROOT_ROLE, users } from '../account/account.table';
import { isWithin, managedThings, ofGroup, reaches } from '../group/groupThings.sql';
import { groupMembers } from '../group/group.table';
import { contestRegistrations, contests, contestVirtualRuns } from './contest.table';

/** What `access/phase.ts` and `access/scope.ts` say of a contest, for queries: by the clock of the database. */

/** -1 scheduled, 0 running, 1 ended. */
export const contestStatus = sql<number>`case when now() < ${contests.startAt} then -1 when now() < ${contests.endAt} then 0 else 1 end`;

export const hasEnded = sql<boolean>`now() >= ${contests.endAt}`;

/** Whether results since the seal are hidden from participants now. */
export const isSealedNow = sql<boolean>`(${contests.sealAt} is not null and ${contests.sealAt} <= now()
  and (now() < ${contests.endAt} or not ${contests.autoRealRank}))`;

/** Contests that everybody may know of, or everybody in a group. Null: of the site. */
export const isListed = (place: number | null): SQL | undefined => and(eq(contests.visible, true), ofGroup(contests, place));

/** Contests that the caller manages. Undefined: all. */
export const managedBy = (caller: Caller | undefined): SQL | undefined => managedThings(contests, caller, contestManagement);

/** The same, for a row. */
export const isManagedBy = (caller: Caller | undefined) => sql<boolean>`${managedBy(caller) ?? sql`true`}`;

export const isRegistered = (userId: number | Placeholder): SQL<boolean> =>
  sql<boolean>`exists (select from ${contestRegistrations} where ${contestRegistrations.contestId} = ${contests.id} and ${contestRegistrations.userId} = ${userId})`;

/** The open window of a user in a contest: there is one at the most. */
export const openRunOf = (userId: number | Placeholder): SQL | undefined =>
  and(eq(contestVirtualRuns.contestId, contests.id), eq(contestVirtualRuns.userId, userId), sql`${contestVirtualRuns.endAt} > now()`);

/** Contests that are over for the caller: they have ended, nothing is sealed, and the caller may read them and is in no window of an own. */
export const isOverFor = (caller: Caller): SQL =>
  sql`(${contests.visible} and ${isWithin(contests, caller)} and ${hasEnded} and not ${isSealedNow} and (${contests.auth} <> ${PRIVATE_CONTEST} or ${isRegistered(caller.id)})
    and not exists (select from ${contestVirtualRuns} where ${openRunOf(caller.id)}))`;

/** Users who are ranked in a contest or training: organisers, its author, the super admins and the roots of its group, count nowhere. */
export const mayBeRanked = ({ authorId, groupId }: OwnedThing) =>
  and(ne(users.id, authorId), ne(users.role, ROOT_ROLE), groupId === null ? undefined : notExists(rootIn(groupId)));

const rootIn = (groupId: number) =>
  sql`(select from ${groupMembers} where ${and(eq(groupMembers.groupId, groupId), eq(groupMembers.userId, users.id), reaches(groupPolicy.changeContest.from))})`;
