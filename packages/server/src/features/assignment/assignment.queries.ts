import { Injectable } from '@nestjs/common';
import { and, asc, desc, eq, inArray, not, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { type Database, type Executor, InjectDatabase } from '../../database/database';
import { boundedOffset, type Paging, withTotal } from '../../database/total';
import { users } from '../account/account.table';
import { groupMembers, groups } from '../group/group.table';
import { isMember } from '../group/group.queries';
import { containing } from '../../database/containing';
import { trainings } from '../training/training.table';
import { closesAt, concerns, isConcerned, isInGroupOf, isReadable, isUnfinishedBy, memberCount } from './assignment.sql';
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

/** Selects assignments as the caller sees them. */
const rows = (executor: Executor, callerId: number | Placeholder) =>
  executor
    .select({ ...row, isConcerned: concerns(callerId) })
    .from(assignments)
    .innerJoin(groups, eq(groups.id, assignments.groupId))
    .innerJoin(trainings, eq(trainings.id, assignments.trainingId))
    .innerJoin(users, eq(users.id, assignments.authorId));

const oneOf = (executor: Executor) =>
  rows(executor, sql.placeholder('callerId'))
    .where(and(eq(assignments.id, sql.placeholder('id')), eq(assignments.groupId, sql.placeholder('gid'))))
    .prepare('assignment');

interface OfStudents {
  keyword?: string | undefined;
  onlyId?: number | undefined;
}

const studentsOf = (executor: Executor) => {
  const { id, usernameKey, username, nickname, realname } = users;
  const [word, onlyId] = [sql.placeholder('word'), sql.placeholder('onlyId')];
  return executor
    .select({ ids: sql<number[] | null>`json_agg(${id} order by ${usernameKey})` })
    .from(assignments)
    .innerJoin(groupMembers, eq(groupMembers.groupId, assignments.groupId))
    .innerJoin(users, eq(id, groupMembers.userId))
    .where(
      and(
        eq(assignments.id, sql.placeholder('id')),
        isConcerned,
        sql`(${onlyId}::integer is null or ${id} = ${onlyId})`,
        sql`(${word}::text is null or ${username} ilike ${word} or ${nickname} ilike ${word} or ${realname} ilike ${word})`,
      ),
    )
    .prepare('assignment_students');
};

@Injectable()
export class AssignmentQueries {
  private readonly ones;
  private readonly students;
  private readonly named;

  constructor(@InjectDatabase() private readonly db: Database) {
    const { id, username, nickname, realname, avatar } = users;
    this.ones = oneOf(db);
    this.students = studentsOf(db);
    this.named = db
      .select({ id, username, nickname, realname, avatar })
      .from(users)
      .where(sql`${id} = any(${sql.placeholder('userIds')}::integer[])`)
      .prepare('people_of_matrix');
  }

  transaction = <Result>(work: (tx: Executor) => Promise<Result>) => this.db.transaction(work);

  /** A page of the assignments of a group, the latest deadline first. With `onlyOf`, only those that concern this user. */
  ofGroup(gid: number, { callerId, onlyOf }: { callerId: number; onlyOf?: number | undefined }, paging: Paging) {
    const own = onlyOf === undefined ? undefined : and(concerns(onlyOf), isReadable);
    const matches = and(eq(assignments.groupId, gid), own);
    return this.page(matches, [desc(assignments.dueAt), asc(assignments.id)], callerId, paging);
  }

  /** What concerns a user in all groups. With `isDone` of what is not over: what they have finished, or what they have not. */
  due(userId: number, { isOver, isDone }: { isOver: boolean; isDone?: boolean | undefined }, paging: Paging) {
    const isThen = isOver ? sql`${closesAt} <= now()` : sql`${closesAt} > now()`;
    const isLeft = isOver || isDone === undefined ? undefined : isDone ? not(isUnfinishedBy(userId)) : isUnfinishedBy(userId);
    const matches = and(isInGroupOf(userId), isThen, concerns(userId), isReadable, isLeft);
    const order = isOver ? desc(assignments.dueAt) : asc(assignments.dueAt);
    return this.page(matches, [order, asc(assignments.id)], userId, paging);
  }

  async one(gid: number, id: number, callerId: number, executor?: Executor) {
    const [found] = await (executor ? oneOf(executor) : this.ones).execute({ gid, id, callerId });
    return found;
  }

  /** Whether a member may know of an assignment that concerns them. */
  isReadable = async (id: number) => (await this.db.$count(assignments, and(eq(assignments.id, id), isReadable))) > 0;

  /** Ids of the students whom an assignment concerns, by name. */
  async studentIds(id: number, { keyword, onlyId }: OfStudents = {}, executor?: Executor) {
    const word = keyword?.trim() ? containing(keyword.trim()) : null;
    const [found] = await (executor ? studentsOf(executor) : this.students).execute({ id, word, onlyId: onlyId ?? null });
    return found?.ids ?? [];
  }

  /** The users with these ids, in this order. Ids without a user are left out. */
  async people(userIds: readonly number[]) {
    const found = await this.named.execute({ userIds: [...userIds] });
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

  /** Those of these users who are members of the group. */
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
    const query = rows(this.db, callerId)
      .where(matches)
      .orderBy(...order);
    return withTotal(this.db, query, { table: assignments, ...(matches && { matches }) }, paging);
  }
}
