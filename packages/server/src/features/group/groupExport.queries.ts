import { Injectable } from '@nestjs/common';
import { and, eq, gt, gte, isNull, lt } from 'drizzle-orm';
import { type Database, InjectDatabase } from '../../database/database';
import { users } from '../account/account.table';
import { announcements } from '../announcement/announcement.table';
import { contests } from '../contest/contest.table';
import { discussions } from '../discussion/discussion.table';
import { groupMembers, groups } from './group.table';

const ROWS_AT_ONCE = 200;

type List = 'members' | 'announcements' | 'discussions' | 'contests';

/** What is in a group, as far as it is exported. */
@Injectable()
export class GroupExportQueries {
  readonly lists: readonly List[] = ['members', 'announcements', 'discussions', 'contests'];

  constructor(@InjectDatabase() private readonly db: Database) {}

  /** Also one that was disbanded. */
  async group(gid: number) {
    const [found] = await this.db.select().from(groups).where(eq(groups.id, gid));
    return found;
  }

  async contents(gid: number) {
    const members = eq(groupMembers.groupId, gid);
    const [all, applications, announced, discussed, held] = await Promise.all([
      this.db.$count(groupMembers, and(members, gte(groupMembers.level, 3))),
      this.db.$count(groupMembers, and(members, lt(groupMembers.level, 3))),
      this.db.$count(announcements, eq(announcements.groupId, gid)),
      this.db.$count(discussions, and(eq(discussions.groupId, gid), isNull(discussions.deletedAt))),
      this.db.$count(contests, eq(contests.groupId, gid)),
    ]);
    return { members: all, applications, announcements: announced, discussions: discussed, contests: held };
  }

  /** The next rows of a list. */
  rows(list: List, gid: number, after: number): Promise<{ id: number }[]> {
    return this[list](gid, after);
  }

  private members = async (gid: number, after: number) =>
    this.db
      .select({
        id: groupMembers.id,
        username: users.username,
        level: groupMembers.level,
        reason: groupMembers.reason,
        createdAt: groupMembers.createdAt,
        modifiedAt: groupMembers.modifiedAt,
      })
      .from(groupMembers)
      .innerJoin(users, eq(users.id, groupMembers.userId))
      .where(and(eq(groupMembers.groupId, gid), gt(groupMembers.id, after)))
      .orderBy(groupMembers.id)
      .limit(ROWS_AT_ONCE);

  private announcements = async (gid: number, after: number) =>
    this.db
      .select({
        id: announcements.id,
        title: announcements.title,
        content: announcements.content,
        author: users.username,
        status: announcements.status,
        createdAt: announcements.createdAt,
      })
      .from(announcements)
      .innerJoin(users, eq(users.id, announcements.authorId))
      .where(and(eq(announcements.groupId, gid), gt(announcements.id, after)))
      .orderBy(announcements.id)
      .limit(ROWS_AT_ONCE);

  private discussions = async (gid: number, after: number) =>
    this.db
      .select({
        id: discussions.id,
        title: discussions.title,
        description: discussions.description,
        content: discussions.content,
        author: users.username,
        createdAt: discussions.createdAt,
      })
      .from(discussions)
      .innerJoin(users, eq(users.id, discussions.authorId))
      .where(and(eq(discussions.groupId, gid), isNull(discussions.deletedAt), gt(discussions.id, after)))
      .orderBy(discussions.id)
      .limit(ROWS_AT_ONCE);

  private contests = async (gid: number, after: number) =>
    this.db
      .select({ id: contests.id, title: contests.title, startAt: contests.startAt, endAt: contests.endAt })
      .from(contests)
      .where(and(eq(contests.groupId, gid), gt(contests.id, after)))
      .orderBy(contests.id)
      .limit(ROWS_AT_ONCE);
}
