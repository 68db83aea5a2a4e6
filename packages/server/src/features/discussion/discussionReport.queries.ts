import type { ReportLabel } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import { and, desc, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { type Database, type Executor, InjectDatabase } from '../../database/database';
import { type Paging, withTotal } from '../../database/total';
import { users } from '../account/account.table';
import { itsAuthor } from './discussion.sql';
import { discussionReports, discussions } from './discussion.table';

const EXCERPT = 300;
const reporters = alias(users, 'reporters');

interface NewReport {
  discussionId: number;
  reporterId: number;
  labels: ReportLabel[];
  reason: string;
}

@Injectable()
export class DiscussionReports {
  constructor(@InjectDatabase() private readonly db: Database) {}

  /** False when the user has reported the discussion before. */
  async add(report: NewReport) {
    const added = await this.db.insert(discussionReports).values(report).onConflictDoNothing().returning({ id: discussionReports.id });
    return added.length > 0;
  }

  page({ isChecked, ...paging }: Paging & { isChecked?: boolean }) {
    const matches = isChecked === undefined ? undefined : eq(discussionReports.isChecked, isChecked);
    const query = this.db
      .select(report)
      .from(discussionReports)
      .innerJoin(discussions, eq(discussions.id, discussionReports.discussionId))
      .innerJoin(users, itsAuthor)
      .innerJoin(reporters, eq(reporters.id, discussionReports.reporterId))
      .where(matches)
      .orderBy(discussionReports.isChecked, desc(discussionReports.id));
    return withTotal(this.db, query, { table: discussionReports, ...(matches && { matches }) }, paging);
  }

  async find(tx: Executor, id: number) {
    const [found] = await tx
      .select({ discussionId: discussionReports.discussionId, isChecked: discussionReports.isChecked })
      .from(discussionReports)
      .where(eq(discussionReports.id, id));
    return found;
  }

  check = (tx: Executor, id: number, isChecked: boolean) =>
    tx
      .update(discussionReports)
      .set({ isChecked, modifiedAt: sql`now()` })
      .where(eq(discussionReports.id, id));

  checkAllOf = (tx: Executor, discussionId: number) =>
    tx
      .update(discussionReports)
      .set({ isChecked: true, modifiedAt: sql`now()` })
      .where(and(eq(discussionReports.discussionId, discussionId), eq(discussionReports.isChecked, false)));
}

const report = {
  id: discussionReports.id,
  did: discussions.id,
  discussionTitle: discussions.title,
  discussionAuthor: users.username,
  discussionAuthorUid: sql<string>`${discussions.authorId}::text`,
  authorRole: users.role,
  excerpt: sql<string>`left(${discussions.content}, ${EXCERPT})`,
  discussionStatus: discussions.status,
  deletedAt: discussions.deletedAt,
  reporter: reporters.username,
  labels: discussionReports.labels,
  content: discussionReports.reason,
  status: discussionReports.isChecked,
  gmtCreate: discussionReports.createdAt,
  gmtModified: discussionReports.modifiedAt,
};
