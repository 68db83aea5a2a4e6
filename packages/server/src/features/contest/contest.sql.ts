import { type ContestGrant, type ContestRole, rolesWith } from '@oj/contract';
import { and, eq, inArray, ne, notExists, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { groupPolicy, type OwnedThing } from '../../access/groupPolicy';
import { contestManagement, PRIVATE_CONTEST } from '../../access/scope';
import { type Caller, mayDo } from '../../access/caller';
import { ROOT_ROLE, users } from '../account/account.table';
import { isReadBy, isWithin, managedThings, managersOf, ofGroup, reaches } from '../group/groupThings.sql';
import { groupMembers } from '../group/group.table';
import { contestOrganisers, contestRegistrations, contests, contestVirtualRuns } from './contest.table';

/** What `access/phase.ts` and `access/scope.ts` say of a contest, for queries: by the clock of the database. */

/** -1 scheduled, 0 running, 1 ended. */
export const contestStatus = sql<number>`case when now() < ${contests.startAt} then -1 when now() < ${contests.endAt} then 0 else 1 end`;

export const hasEnded = sql<boolean>`now() >= ${contests.endAt}`;

/** Whether results since the seal are hidden from participants now. */
export const isSealedNow = sql<boolean>`(${contests.sealAt} is not null and ${contests.sealAt} <= now()
  and (now() < ${contests.endAt} or not ${contests.autoRealRank}))`;

/** Contests that everybody may know of, or everybody in a group. Null: of the site. */
export const isListed = (place: number | null): SQL | undefined => and(eq(contests.visible, true), ofGroup(contests, place));

/** Contests that the caller owns. Undefined: all. */
const ownedBy = (caller: Caller | undefined) => managedThings(contests, caller, contestManagement);

/** Whether the caller may delete a contest: on the site, that is for the super admin alone. */
export const isRemovableBy = (caller: Caller) =>
  sql<boolean>`${mayDo(caller, contestManagement.permission) ? sql`true` : sql`(${contests.groupId} is not null and ${ownedBy(caller)})`}`;

/** Contests in which the caller may do something as their owner, or by a role. Undefined: all. */
export function grantedTo(caller: Caller | undefined, grant: ContestGrant): SQL | undefined {
  const owned = ownedBy(caller);
  if (!owned || !caller) return owned;
  const { contestId, userId, role } = contestOrganisers;
  const own = and(eq(contestId, contests.id), eq(userId, caller.id), inArray(role, rolesWith(grant)));
  return sql`(${owned} or (exists (select from ${contestOrganisers} where ${own}) and ${isWithin(contests, caller)}))`;
}

/** The same, for a row. */
export const isGrantedTo = (caller: Caller | undefined, grant: ContestGrant) => sql<boolean>`${grantedTo(caller, grant) ?? sql`true`}`;

/** The roles of a user in a contest. */
export const rolesOf = (userId: number | Placeholder): SQL<ContestRole[]> =>
  sql<ContestRole[]>`array(select ${contestOrganisers.role} from ${contestOrganisers}
    where ${contestOrganisers.contestId} = ${contests.id} and ${contestOrganisers.userId} = ${userId})`;

/**
 * Column with the ids of those who read everything of a contest: its owners, and organisers whose role allows it. Users with the permission
 * to manage contests read it, too, and are not among them. Select it with what is published about the contest.
 */
export const contestObservers = sql<number[]>`${observers()}`;

function observers() {
  const { contestId, userId, role } = contestOrganisers;
  const ofContest = and(eq(contestId, contests.id), inArray(role, rolesWith('observe')), isReadBy(contests, userId));
  return sql`(${managersOf(contests, contestManagement)} || array(select distinct ${userId} from ${contestOrganisers} where ${ofContest}))`;
}

export const isRegistered = (userId: number | Placeholder): SQL<boolean> =>
  sql<boolean>`exists (select from ${contestRegistrations} where ${contestRegistrations.contestId} = ${contests.id} and ${contestRegistrations.userId} = ${userId})`;

/** The open window of a user in a contest: there is one at the most. */
export const openRunOf = (userId: number | Placeholder): SQL | undefined =>
  and(eq(contestVirtualRuns.contestId, contests.id), eq(contestVirtualRuns.userId, userId), sql`${contestVirtualRuns.endAt} > now()`);

/** Contests in which the caller reads what participants read, once they have started. */
const isReadAfterStart = (caller: Caller): SQL =>
  sql`(${isGrantedTo(caller, 'organise')}
    or (${contests.visible} and ${isWithin(contests, caller)} and (${contests.auth} <> ${PRIVATE_CONTEST} or ${isRegistered(caller.id)})))`;

/** Contests that are over for the caller: they have ended, nothing is sealed, and the caller may read them and is in no window of an own. */
export const isOverFor = (caller: Caller): SQL =>
  sql`(${isReadAfterStart(caller)} and ${hasEnded} and not ${isSealedNow}
    and not exists (select from ${contestVirtualRuns} where ${openRunOf(caller.id)}))`;

/** Users who are not those who own a contest or training: its author, the super admins, and the roots of its group. */
export const isNoOwner = ({ authorId, groupId }: OwnedThing) =>
  and(ne(users.id, authorId), ne(users.role, ROOT_ROLE), groupId === null ? undefined : notExists(rootIn(groupId)));

/** Users who are ranked in a contest: its owners, and whoever has a role there, count nowhere. */
export const mayBeRanked = (contest: OwnedThing & { id: number }) =>
  and(isNoOwner(contest), sql`${users.id} not in ${organisersOf(contest.id)}`);

const organisersOf = (cid: number) =>
  sql`(select ${contestOrganisers.userId} from ${contestOrganisers} where ${eq(contestOrganisers.contestId, cid)})`;

const rootIn = (groupId: number) =>
  sql`(select from ${groupMembers} where ${and(eq(groupMembers.groupId, groupId), eq(groupMembers.userId, users.id), reaches(groupPolicy.changeContest.from))})`;
