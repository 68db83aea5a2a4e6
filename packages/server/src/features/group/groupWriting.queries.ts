import { type GroupLevel, groupLevels } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import { and, count, eq, gt, lt, sql } from 'drizzle-orm';
import { type Database, type Executor, InjectDatabase } from '../../database/database';
import { lockUntilCommit } from '../../database/locks';
import { userCounts } from '../account/account.table';
import { groupFacts, isMember, isThere } from './group.queries';
import { groupMembers, groups } from './group.table';

type NewGroup = typeof groups.$inferInsert;
type StoredLevel = Exclude<GroupLevel, 0>;

const itsMember = (groupId: number, userId: number) => and(eq(groupMembers.groupId, groupId), eq(groupMembers.userId, userId));

/**
 * What is written about groups. Whatever changes a group or its members locks the row of the group first: of two such changes at once
 * the second sees what the first has done.
 */
@Injectable()
export class GroupWriting {
  constructor(@InjectDatabase() private readonly db: Database) {}

  transaction = <Result>(work: (tx: Executor) => Promise<Result>) => this.db.transaction(work);

  /** Locks the groups of a user until the commit, so that two creations at once cannot both pass the limit. */
  lockUser = (tx: Executor, userId: number) => lockUntilCommit(tx, 'group', userId);

  /** Locked until the transaction ends. */
  async lock(tx: Executor, gid: number) {
    const [found] = await tx
      .select({ ...groupFacts, code: groups.code })
      .from(groups)
      .where(and(eq(groups.id, gid), isThere))
      .for('no key update');
    return found;
  }

  /** Problems that the user has solved, groups that the user owns, and groups that the user has created in the last day. */
  async usageOf(tx: Executor, userId: number) {
    const owned = tx
      .select({ owned: count() })
      .from(groups)
      .where(and(eq(groups.ownerId, userId), isThere));
    const created = tx
      .select({ created: count() })
      .from(groups)
      .where(and(eq(groups.creatorId, userId), gt(groups.createdAt, sql`now() - interval '1 day'`)));
    const [found] = await tx
      .select({
        accepted: userCounts.ac,
        owned: sql<number>`(${owned})`.mapWith(Number),
        created: sql<number>`(${created})`.mapWith(Number),
      })
      .from(userCounts)
      .where(eq(userCounts.userId, userId));
    return found ?? { accepted: 0, owned: 0, created: 0 };
  }

  async add(tx: Executor, group: NewGroup) {
    const [added] = await tx.insert(groups).values(group).returning({ id: groups.id });
    if (!added) throw new Error('the group was not stored');
    return added.id;
  }

  change = (tx: Executor, gid: number, change: Partial<NewGroup>) =>
    tx
      .update(groups)
      .set({ ...change, modifiedAt: sql`now()` })
      .where(eq(groups.id, gid));

  countMembers = (tx: Executor, gid: number) => tx.$count(groupMembers, and(eq(groupMembers.groupId, gid), isMember));

  async levelOf(tx: Executor, gid: number, userId: number): Promise<GroupLevel> {
    const [found] = await tx.select({ level: groupMembers.level }).from(groupMembers).where(itsMember(gid, userId));
    return found?.level ?? 0;
  }

  /** A user who was refused applies again in the same row. */
  addMember = (tx: Executor, groupId: number, userId: number, { level, reason = null }: { level: StoredLevel; reason?: string | null }) =>
    tx
      .insert(groupMembers)
      .values({ groupId, userId, level, reason })
      .onConflictDoUpdate({
        target: [groupMembers.groupId, groupMembers.userId],
        set: { level, reason, modifiedAt: sql`now()` },
      });

  /** Adds members. Users who are members already stay as they are. Answers the ids of the new ones. */
  async addMembers(tx: Executor, groupId: number, userIds: number[]) {
    const level = groupLevels.member;
    const added = await tx
      .insert(groupMembers)
      .values(userIds.map(userId => ({ groupId, userId, level })))
      .onConflictDoUpdate({
        target: [groupMembers.groupId, groupMembers.userId],
        set: { level, reason: null, modifiedAt: sql`now()` },
        setWhere: lt(groupMembers.level, level),
      })
      .returning({ userId: groupMembers.userId });
    return added.map(({ userId }) => userId);
  }

  setLevel = (tx: Executor, groupId: number, userId: number, level: StoredLevel) =>
    tx
      .update(groupMembers)
      .set({ level, modifiedAt: sql`now()` })
      .where(itsMember(groupId, userId));

  /** Removes a member, who then cannot take the group over any more. */
  async removeMember(tx: Executor, groupId: number, userId: number) {
    await tx.delete(groupMembers).where(itsMember(groupId, userId));
    await tx
      .update(groups)
      .set({ successorId: null })
      .where(and(eq(groups.id, groupId), eq(groups.successorId, userId)));
  }
}
