import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Executor } from '../../database/database';
import { notifyAll } from '../notification/notify.queries';
import { isMember, isThere } from './group.queries';
import { groupMembers, groups } from './group.table';

/** Disbands a group, whose row is locked, and tells its members. @param byId who does it */
export async function disbandGroup(tx: Executor, { id, name }: { id: number; name: string }, byId: number) {
  await tx
    .update(groups)
    .set({ disbandedAt: sql`now()`, disbandedById: byId, successorId: null })
    .where(eq(groups.id, id));
  const members = await tx
    .select({ userId: groupMembers.userId })
    .from(groupMembers)
    .where(and(eq(groupMembers.groupId, id), isMember));
  const others = members.map(({ userId }) => userId).filter(userId => userId !== byId);
  await notifyAll(tx, others, { senderId: byId, matter: { about: 'group', gid: id, name, change: 'disbanded' } });
}

/**
 * Locks the groups of users who are about to be removed. Changes of a group lock it first, too; in another order the two would wait for
 * each other.
 */
export const lockGroupsOf = (tx: Executor, userIds: number[]) =>
  tx
    .select({ id: groups.id })
    .from(groups)
    .where(inArray(groups.id, tx.select({ id: groupMembers.groupId }).from(groupMembers).where(inArray(groupMembers.userId, userIds))))
    .orderBy(groups.id)
    .for('no key update');

/** Disbands the groups of a removed user, and takes the user out of all others. These groups must be locked. */
export async function leaveAllGroups(tx: Executor, userId: number, byId: number) {
  const owned = await tx
    .select({ id: groups.id, name: groups.name })
    .from(groups)
    .where(and(eq(groups.ownerId, userId), isThere))
    .orderBy(groups.id);
  for (const group of owned) await disbandGroup(tx, group, byId);
  await tx.delete(groupMembers).where(eq(groupMembers.userId, userId));
  await tx.update(groups).set({ successorId: null }).where(eq(groups.successorId, userId));
}
