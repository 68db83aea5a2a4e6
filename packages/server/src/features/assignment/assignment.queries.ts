import { Injectable } from '@nestjs/common';
import { and, asc, desc, eq, ilike, inArray, or, type SQL, sql } from 'drizzle-orm';
import { type Database, type Executor, InjectDatabase } from '../../database/database';
import { boundedOffset, type Paging, withTotal } from '../../database/total';
import { users } from '../account/account.table';
import { groupMembers, groups } from '../group/group.table';
import { isMember } from '../group/group.queries';
import { containing } from '../problem/problem.rules';
import { trainings } from '../training/training.table';
import { closesAt, concerns, isConcerned, isInGroupOf, isReadable, memberCount } from './assignment.sql';
import { assignmentMembers, assignments } from './assignment.table';

type Terms = Pick<typeof assignments.$inferInsert, 'dueAt' | 'lateUntil' | 'note' | 'toAll'>;

const row = {
  id: assignments.id,
  gid: assignments.groupId,
  groupName: groups.name,
  tid: assignments.trainingId,
  trainingGid: trainings.groupId,
  title: trainings.title,
  author: users.username,
  note: assignments.note,
  dueAt: assignments.dueAt,
  lateUntil: assignments.lateUntil,
  toAll: assignments.toAll,
  members: memberCount,
  gmtCreate: assignments.createdAt,
};

@Injectable()
export class AssignmentQueries {
  constructor(@InjectDatabase() private readonly db: Database) {}

  transaction = <Result>(work: (tx: Executor) => Promise<Result>) => this.db.transaction(work);

  /** Of a group, the latest deadline first. With `onlyOf` those that concern this user. */
  ofGroup(gid: number, { callerId, onlyOf }: { callerId: number; onlyOf?: number | undefined }, paging: Paging) {
    const own = onlyOf === undefined ? undefined : and(concerns(onlyOf), isReadable);
    const matches = and(eq(assignments.groupId, gid), own);
    return this.page(matches, [desc(assignments.dueAt), asc(assignments.id)], callerId, paging);
  }

  /** What concerns a user in all groups. */
  due(userId: number, isOver: boolean, paging: Paging) {
    const isThen = isOver ? sql`${closesAt} <= now()` : sql`${closesAt} > now()`;
    const matches = and(isInGroupOf(userId), isThen, concerns(userId), isReadable);
    const order = isOver ? desc(assignments.dueAt) : asc(assignments.dueAt);
    return this.page(matches, [order, asc(assignments.id)], userId, paging);
  }

  async one(gid: number, id: number, callerId: number, executor: Executor = this.db) {
    const [found] = await this.rows(callerId, executor).where(and(eq(assignments.id, id), eq(assignments.groupId, gid)));
    return found;
  }

  /** Whether a member may know of an assignment that concerns them. */
  isReadable = async (id: number) => (await this.db.$count(assignments, and(eq(assignments.id, id), isReadable))) > 0;

  /** Whom an assignment concerns, by name. */
  async studentIds(
    id: number,
    { keyword, onlyId }: { keyword?: string | undefined; onlyId?: number | undefined } = {},
    executor: Executor = this.db,
  ) {
    const { username, nickname, realname } = users;
    const word = keyword?.trim() ? containing(keyword.trim()) : undefined;
    const [found] = await executor
      .select({ ids: sql<number[] | null>`json_agg(${users.id} order by ${users.usernameKey})` })
      .from(assignments)
      .innerJoin(groupMembers, eq(groupMembers.groupId, assignments.groupId))
      .innerJoin(users, eq(users.id, groupMembers.userId))
      .where(
        and(
          eq(assignments.id, id),
          isConcerned,
          onlyId === undefined ? undefined : eq(users.id, onlyId),
          word === undefined ? undefined : or(ilike(username, word), ilike(nickname, word), ilike(realname, word)),
        ),
      );
    return found?.ids ?? [];
  }

  /** In this order. */
  async people(userIds: readonly number[]) {
    const { id, username, nickname, realname, avatar } = users;
    const found = await this.db
      .select({ id, username, nickname, realname, avatar })
      .from(users)
      .where(inArray(id, [...userIds]));
    const byId = new Map(found.map(person => [person.id, person]));
    return userIds.flatMap(userId => byId.get(userId) ?? []);
  }

  chosen = (id: number) =>
    this.db
      .select({ uid: sql<string>`${users.id}::text`, username: users.username })
      .from(assignmentMembers)
      .innerJoin(users, eq(users.id, assignmentMembers.userId))
      .where(eq(assignmentMembers.assignmentId, id))
      .orderBy(users.usernameKey);

  countOfGroup = (tx: Executor, gid: number) => tx.$count(assignments, eq(assignments.groupId, gid));

  /** Those of the users who are members. */
  async membersAmong(tx: Executor, gid: number, userIds: number[]) {
    const found = await tx
      .select({ userId: groupMembers.userId })
      .from(groupMembers)
      .where(and(eq(groupMembers.groupId, gid), inArray(groupMembers.userId, userIds), isMember));
    return found.map(({ userId }) => userId);
  }

  async add(tx: Executor, assignment: typeof assignments.$inferInsert) {
    const [added] = await tx.insert(assignments).values(assignment).returning({ id: assignments.id });
    if (!added) throw new Error('the assignment was not stored');
    return added.id;
  }

  change = (tx: Executor, id: number, terms: Terms) =>
    tx
      .update(assignments)
      .set({ ...terms, modifiedAt: sql`now()` })
      .where(eq(assignments.id, id));

  remove = (tx: Executor, id: number) => tx.delete(assignments).where(eq(assignments.id, id));

  async choose(tx: Executor, assignmentId: number, userIds: readonly number[]) {
    await tx.delete(assignmentMembers).where(eq(assignmentMembers.assignmentId, assignmentId));
    if (userIds.length) await tx.insert(assignmentMembers).values(userIds.map(userId => ({ assignmentId, userId })));
  }

  private page(matches: SQL | undefined, order: SQL[], callerId: number, paging: Paging) {
    boundedOffset(paging);
    const query = this.rows(callerId)
      .where(matches)
      .orderBy(...order);
    return withTotal(this.db, query, { table: assignments, ...(matches && { matches }) }, paging);
  }

  private rows = (callerId: number, executor: Executor = this.db) =>
    executor
      .select({ ...row, isConcerned: concerns(callerId) })
      .from(assignments)
      .innerJoin(groups, eq(groups.id, assignments.groupId))
      .innerJoin(trainings, eq(trainings.id, assignments.trainingId))
      .innerJoin(users, eq(users.id, assignments.authorId));
}
