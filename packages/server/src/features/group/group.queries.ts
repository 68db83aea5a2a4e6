import type { contract, GroupLevel, ServerInput } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import { and, asc, eq, exists, gte, ilike, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { type Caller, mayDo } from '../../access/caller';
import { BoundedReads, isNear } from '../../database/boundedReads';
import { type Database, type Executor, InjectDatabase } from '../../database/database';
import { boundedOffset, withTotal } from '../../database/total';
import { users } from '../account/account.table';
import { containing } from '../../database/containing';
import { groupMembers, groups } from './group.table';

type Filter = ServerInput<typeof contract.group.list>;

const MEMBER = 3;
export const isThere = isNull(groups.disbandedAt);
export const isMember = gte(groupMembers.level, MEMBER);

const { id, name, shortName, ownerId, successorId, auth, visible, status } = groups;
/** What decides who may do what in a group. */
export const groupFacts = { id, name, shortName, ownerId, successorId, auth, visible, status };

const successors = alias(users, 'successors');

const levelOf = (userId: number | undefined) =>
  userId === undefined
    ? sql<GroupLevel>`0`
    : sql<GroupLevel>`coalesce((select level from ${groupMembers} where ${and(eq(groupMembers.groupId, id), eq(groupMembers.userId, userId))}), 0)`;

/** A row of a list, as the caller sees it. */
const rowFor = (caller: Caller | undefined) => ({
  id,
  name,
  shortName,
  brief: groups.brief,
  description: groups.description,
  avatar: groups.avatar,
  owner: users.username,
  uid: sql<string>`${ownerId}::text`,
  auth,
  visible,
  status,
  memberCount: sql<number>`(select count(*)::integer from ${groupMembers} where ${and(eq(groupMembers.groupId, id), isMember)})`,
  userAuth: levelOf(caller?.id),
  gmtCreate: groups.createdAt,
});

const scopeOf = (executor: Executor) =>
  executor
    .select({ group: groupFacts, level: sql<GroupLevel>`coalesce(${groupMembers.level}, 0)` })
    .from(groups)
    .leftJoin(groupMembers, and(eq(groupMembers.groupId, id), eq(groupMembers.userId, sql.placeholder('userId'))))
    .where(and(eq(id, sql.placeholder('gid')), isThere))
    .prepare('group_scope');

/** Reads groups, except disbanded ones. */
@Injectable()
export class GroupQueries {
  private readonly scopes;

  constructor(
    @InjectDatabase() private readonly db: Database,
    private readonly bounded: BoundedReads,
  ) {
    this.scopes = scopeOf(db);
  }

  /** A group and the level of a user in it. */
  async scope(gid: number, userId: number | undefined, executor?: Executor) {
    const [found] = await (executor ? scopeOf(executor) : this.scopes).execute({ gid, userId: userId ?? 0 });
    return found;
  }

  /** A page of groups in the order of their creation. */
  async page(filter: Filter, caller: Caller | undefined, network: string) {
    boundedOffset(filter);
    const read = (db: Executor) => this.read(db, filter, caller);
    return filter.keyword?.trim() || !isNear(filter) ? this.bounded.run(network, read) : read(this.db);
  }

  private read(db: Executor, filter: Filter, caller: Caller | undefined) {
    const matches = matching(db, filter, caller);
    const query = db.select(rowFor(caller)).from(groups).innerJoin(users, eq(users.id, ownerId)).where(matches).orderBy(asc(id));
    return withTotal(db, query, { table: groups, ...(matches && { matches }) }, filter);
  }

  async detail(gid: number, caller: Caller) {
    const [found] = await this.db
      .select({
        ...rowFor(caller),
        code: groups.code,
        successor: { uid: sql<string>`${successors.id}::text`, username: successors.username },
        gmtModified: groups.modifiedAt,
      })
      .from(groups)
      .innerJoin(users, eq(users.id, ownerId))
      .leftJoin(successors, eq(successors.id, successorId))
      .where(and(eq(id, gid), isThere));
    return found;
  }
}

function matching(db: Executor, { keyword, auth: wanted, onlyMine }: Filter, caller: Caller | undefined): SQL | undefined {
  const mine = db
    .select({ groupId: groupMembers.groupId })
    .from(groupMembers)
    .where(and(eq(groupMembers.userId, caller?.id ?? 0), isMember));
  const isMine = inArray(id, mine);
  const isListed = and(eq(visible, true), eq(status, 0));
  const isKnown = mayDo(caller, 'group_manage') ? undefined : caller ? or(isListed, and(eq(status, 0), isMine)) : isListed;
  return and(
    isThere,
    // The ids are read into an array first: a user is in few groups, and a semi-join might look at all there are.
    onlyMine ? sql`${id} = any(array(${mine}))` : undefined,
    isKnown,
    wanted ? eq(auth, wanted) : undefined,
    keyword?.trim() ? named(db, keyword) : undefined,
  );
}

function named(db: Executor, keyword: string) {
  const pattern = containing(keyword.trim());
  const isOwners = exists(
    db
      .select({ one: sql`1` })
      .from(users)
      .where(and(eq(users.id, ownerId), ilike(users.username, pattern))),
  );
  return or(ilike(name, pattern), ilike(groups.shortName, pattern), isOwners);
}
