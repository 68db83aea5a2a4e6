import { and, eq, isNull, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { type GroupAction, groupPolicy, type Management } from '../../access/groupPolicy';
import { type Caller, mayDo } from '../../access/caller';
import { groupMembers, groups } from './group.table';

/** What `access/groupPolicy.ts` says of things that may belong to groups, for queries. */

interface Columns {
  authorId: SQLWrapper;
  groupId: SQLWrapper;
}

const MOST_TOLD = 100;
const isEnabled = and(isNull(groups.disbandedAt), eq(groups.status, 0));

/** Members of this level or above it. */
export const reaches = (level: number): SQL => sql`${groupMembers.level} >= ${level}`;

/** Members who may do something to a thing of their group. */
function ranksFor({ authorId }: Pick<Columns, 'authorId'>, action: GroupAction): SQL | undefined {
  const { from, author } = groupPolicy[action];
  const isAuthor = sql`${groupMembers.userId} = ${authorId}`;
  return or(reaches(from), author === undefined ? undefined : and(isAuthor, reaches(author)));
}

/** Whether the caller may do something in the group of a thing: `mayInGroup`. Of a thing of the site: no. */
function mayInItsGroup({ authorId, groupId }: Columns, caller: Caller | undefined, action: GroupAction): SQL {
  if (!caller) return sql`false`;
  const isIts = sql`${groups.id} = ${groupId}`;
  if (mayDo(caller, 'group_manage')) return sql`exists (select from ${groups} where ${and(isIts, isNull(groups.disbandedAt))})`;
  const own = and(sql`${groupMembers.groupId} = ${groupId}`, eq(groupMembers.userId, caller.id));
  const isMember = sql`exists (select from ${groupMembers} where ${and(own, ranksFor({ authorId }, action))})`;
  return sql`exists (select from ${groups} where ${and(isIts, isEnabled, or(eq(groups.ownerId, caller.id), isMember))})`;
}

/** Whether another user may read in the group of a thing. Of a thing of the site: yes. */
export const isReadBy = ({ groupId }: Pick<Columns, 'groupId'>, userId: SQLWrapper): SQL =>
  sql`(${groupId} is null or exists (select from ${groups} where ${and(sql`${groups.id} = ${groupId}`, isEnabled)} and (${groups.ownerId} = ${userId}
    or exists (select from ${groupMembers} where ${and(eq(groupMembers.groupId, groups.id), sql`${groupMembers.userId} = ${userId}`, reaches(groupPolicy.read.from))}))))`;

/** Things of one group. Null: of the site. */
export const ofGroup = ({ groupId }: Pick<Columns, 'groupId'>, place: number | null): SQL =>
  place === null ? sql`${groupId} is null` : sql`${groupId} = ${place}`;

/** Things of the site, and those of groups in which the caller may read. */
export const isWithin = (thing: Columns, caller: Caller | undefined): SQL =>
  sql`(${thing.groupId} is null or ${mayInItsGroup(thing, caller, 'read')})`;

/** Things of groups in which the caller may read: those that are shown there, and those that the caller may do `action` to. */
export const seenInGroups = (thing: Columns, caller: Caller | undefined, { isShown, action }: { isShown: SQL; action: GroupAction }): SQL =>
  sql`(${mayInItsGroup(thing, caller, 'read')} and (${isShown} or ${mayInItsGroup(thing, caller, action)}))`;

/** Things that the caller manages: `managesThing`. Undefined: all. */
export function managedThings(thing: Columns, caller: Caller | undefined, { permission, action }: Management): SQL | undefined {
  if (mayDo(caller, permission)) return undefined;
  const ofSite = sql`(${thing.groupId} is null and ${thing.authorId} = ${caller?.id ?? 0})`;
  return sql`(${ofSite} or ${mayInItsGroup(thing, caller, action)})`;
}

/** Ids of the users who manage a thing. Users with the permission manage it, too, and are not among them. */
export const managersOf = (thing: Columns, { action }: Management) =>
  sql<number[]>`${sql`case
  when ${thing.groupId} is null then array[${thing.authorId}]
  else array(select ${groupMembers.userId} from ${groupMembers} inner join ${groups} on ${groups.id} = ${groupMembers.groupId}
    where ${groupMembers.groupId} = ${thing.groupId} and ${isEnabled} and ${ranksFor(thing, action)}
    order by ${groupMembers.level} desc, ${groupMembers.id} limit ${MOST_TOLD})
  end`}`;
