import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { groupPolicy, OWNER_RANK } from '../../access/groupPolicy';
import { type Caller, mayDo } from '../../api/caller';
import { groupMembers, groups } from './group.table';

/** `mayInGroup` of the policy for things of groups, in queries. */
interface Thing {
  groupId: AnyPgColumn;
  authorId: AnyPgColumn;
  /** Which of them whoever may read in the group may see. */
  isShown: SQL;
}

/**
 * Which things of groups the caller may see: those that are shown, and those that the caller may change. The owner of a group is a member
 * of the highest level.
 */
export function seenInGroups(caller: Caller | undefined, { groupId, authorId, isShown }: Thing, change: keyof typeof groupPolicy): SQL {
  if (!caller) return sql`false`;
  if (mayDo(caller, 'group_manage'))
    return sql`exists (select from ${groups} where ${and(eq(groups.id, groupId), isNull(groups.disbandedAt))})`;
  const { from, author = OWNER_RANK }: { from: number; author?: number } = groupPolicy[change];
  const isFrom = (level: number) => sql`${groupMembers.level} >= ${level}`;
  const matches = and(
    eq(groupMembers.groupId, groupId),
    eq(groupMembers.userId, caller.id),
    isFrom(groupPolicy.read.from),
    eq(groups.status, 0),
    isNull(groups.disbandedAt),
    or(isShown, isFrom(from), and(eq(authorId, caller.id), isFrom(author))),
  );
  return sql`exists (select from ${groupMembers} inner join ${groups} on ${eq(groups.id, groupMembers.groupId)} where ${matches})`;
}
