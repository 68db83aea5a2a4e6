import type { contract, ServerInput } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import { and, asc, desc, eq, exists, ilike, inArray, lt, type SQL, sql } from 'drizzle-orm';
import { type Database, InjectDatabase } from '../../database/database';
import { type Paging, withTotal } from '../../database/total';
import { users } from '../account/account.table';
import { containing } from '../../database/containing';
import { isMember } from './group.queries';
import { groupMembers, groups } from './group.table';

type Api = typeof contract.groupMember;
type Level = (typeof groupMembers.$inferSelect)['level'];

interface Filter extends Paging {
  keyword?: ServerInput<Api['list']>['keyword'];
  level?: Level | undefined;
}

/** Reads members and applicants of groups. */
@Injectable()
export class GroupMemberQueries {
  constructor(@InjectDatabase() private readonly db: Database) {}

  /** The highest level first, then as they came. */
  members = (gid: number, filter: Filter) => this.page(gid, isMember, filter);

  /** A page of those who apply, and those who were refused. */
  applications = (gid: number, filter: Filter) => this.page(gid, lt(groupMembers.level, 3), filter);

  /** Numbers of active users by key of the username. */
  async activeUsers(usernameKeys: string[]) {
    const found = await this.db
      .select({ key: users.usernameKey, id: users.id })
      .from(users)
      .where(and(inArray(users.usernameKey, usernameKeys), eq(users.status, 0)));
    return new Map(found.map(({ key, id }) => [key, id]));
  }

  /** How many of these users are in the group. */
  countMembers = (gid: number, userIds: number[]) =>
    this.db.$count(groupMembers, and(eq(groupMembers.groupId, gid), inArray(groupMembers.userId, userIds), isMember));

  private page(gid: number, chosen: SQL, { keyword, level, ...paging }: Filter) {
    const isNamed = exists(
      this.db
        .select({ one: sql`1` })
        .from(users)
        .where(and(eq(users.id, groupMembers.userId), ilike(users.username, containing(keyword?.trim() ?? '')))),
    );
    const matches = and(
      eq(groupMembers.groupId, gid),
      chosen,
      level ? eq(groupMembers.level, level) : undefined,
      keyword?.trim() ? isNamed : undefined,
    );
    const query = this.db
      .select({
        id: groupMembers.id,
        gid: groupMembers.groupId,
        uid: sql<string>`${groupMembers.userId}::text`,
        username: users.username,
        avatar: users.avatar,
        auth: groupMembers.level,
        isOwner: sql<boolean>`${groupMembers.userId} = ${groups.ownerId}`,
        reason: groupMembers.reason,
        gmtCreate: groupMembers.createdAt,
        gmtModify: groupMembers.modifiedAt,
      })
      .from(groupMembers)
      .innerJoin(users, eq(users.id, groupMembers.userId))
      .innerJoin(groups, eq(groups.id, groupMembers.groupId))
      .where(matches)
      .orderBy(desc(groupMembers.level), asc(groupMembers.id));
    return withTotal(this.db, query, { table: groupMembers, ...(matches && { matches }) }, paging);
  }
}
