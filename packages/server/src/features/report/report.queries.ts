import type { ReportLabel } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import { and, desc, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { type Database, type Executor, InjectDatabase } from '../../database/database';
import { type Paging, withTotal } from '../../database/total';
import { users } from '../account/account.table';
import { comments } from '../comment/comment.table';
import { contests } from '../contest/contest.table';
import { discussions } from '../discussion/discussion.table';
import { reports } from './report.table';

const EXCERPT = 300;
const reporters = alias(users, 'reporters');

/** What a report is about. */
export type Reported = { discussionId: number; commentId: null } | { discussionId: null; commentId: number };

interface NewReport {
  about: Reported;
  reporterId: number;
  labels: ReportLabel[];
  reason: string;
}

/** Reports of discussions and comments. */
@Injectable()
export class ReportQueries {
  constructor(@InjectDatabase() private readonly db: Database) {}

  transaction = <Result>(work: (tx: Executor) => Promise<Result>) => this.db.transaction(work);

  /** False when the user has reported the same before. */
  async add({ about, ...report }: NewReport) {
    const added = await this.db
      .insert(reports)
      .values({ ...about, ...report })
      .onConflictDoNothing()
      .returning({ id: reports.id });
    return added.length > 0;
  }

  page({ isChecked, ...paging }: Paging & { isChecked?: boolean }) {
    const matches = isChecked === undefined ? undefined : eq(reports.isChecked, isChecked);
    const query = this.db
      .select(report)
      .from(reports)
      .leftJoin(comments, eq(comments.id, reports.commentId))
      .leftJoin(discussions, sql`${discussions.id} = coalesce(${reports.discussionId}, ${comments.discussionId})`)
      .leftJoin(contests, eq(contests.id, comments.contestId))
      .innerJoin(users, sql`${users.id} = coalesce(${comments.userId}, ${discussions.authorId})`)
      .innerJoin(reporters, eq(reporters.id, reports.reporterId))
      .where(matches)
      .orderBy(reports.isChecked, desc(reports.id));
    return withTotal(this.db, query, { table: reports, ...(matches && { matches }) }, paging);
  }

  async find(tx: Executor, id: number) {
    const [found] = await tx
      .select({ discussionId: reports.discussionId, commentId: reports.commentId, isChecked: reports.isChecked })
      .from(reports)
      .where(eq(reports.id, id));
    return found;
  }

  check = (tx: Executor, id: number, isChecked: boolean) =>
    tx
      .update(reports)
      .set({ isChecked, modifiedAt: sql`now()` })
      .where(eq(reports.id, id));

  checkAllOf = (tx: Executor, { discussionId, commentId }: { discussionId: number | null; commentId: number | null }) =>
    tx
      .update(reports)
      .set({ isChecked: true, modifiedAt: sql`now()` })
      .where(
        and(
          commentId === null ? eq(reports.discussionId, discussionId ?? 0) : eq(reports.commentId, commentId),
          eq(reports.isChecked, false),
        ),
      );
}

const report = {
  id: reports.id,
  did: discussions.id,
  groupId: discussions.groupId,
  cid: contests.id,
  commentId: reports.commentId,
  parentId: comments.parentId,
  discussionTitle: sql<string>`coalesce(${discussions.title}, ${contests.title})`,
  discussionAuthor: users.username,
  discussionAuthorUid: sql<string>`${users.id}::text`,
  authorRole: users.role,
  excerpt: sql<string>`left(coalesce(${comments.content}, ${discussions.content}), ${EXCERPT})`,
  discussionStatus: discussions.status,
  discussionDeletedAt: discussions.deletedAt,
  commentDeletedAt: comments.deletedAt,
  reporter: reporters.username,
  labels: reports.labels,
  content: reports.reason,
  status: reports.isChecked,
  gmtCreate: reports.createdAt,
  gmtModified: reports.modifiedAt,
};

export type ReportRow = Awaited<ReturnType<ReportQueries['page']>>['records'][number];
