import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';
import { moment } from '../../database/moment';
import { users } from '../account/account.table';
import { contests } from '../contest/contest.table';
import { problems } from '../problem/problem.table';
import { discussions } from '../discussion/discussion.table';

/** Comments on discussions and in contests, and replies to them: those have a parent, and the same owner as it. */
export const comments = pgTable(
  'comments',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    contestId: integer().references(() => contests.id, { onDelete: 'cascade' }),
    discussionId: integer().references(() => discussions.id, { onDelete: 'cascade' }),
    /** The comment that is replied to. Null: this is a comment. */
    parentId: integer().references((): AnyPgColumn => comments.id, { onDelete: 'cascade' }),
    /** The user whom a reply answers. Null: this is a comment. */
    toUserId: integer().references(() => users.id),
    userId: integer()
      .notNull()
      .references(() => users.id),
    /** Markdown, as it was written. */
    content: text().notNull(),
    /** Whether an organiser of the contest wrote it, for everybody in it. Always false outside of contests. */
    byOrganiser: boolean().notNull().default(false),
    /** Whether an organiser has answered the question of a participant. Null: this is no question in a contest. */
    question: varchar({ length: 8 }).$type<'open' | 'answered'>(),
    /** The problem of the contest that a question is about. Null: it is about none. */
    problemId: integer().references(() => problems.id, { onDelete: 'set null' }),
    /** The organiser who answers a question. */
    helperId: integer().references(() => users.id, { onDelete: 'set null' }),
    likeCount: integer().notNull().default(0),
    /** Replies that are not deleted. */
    replyCount: integer().notNull().default(0),
    /** Chosen by the client: the same key never makes two comments. */
    clientKey: uuid(),
    createdAt: moment().notNull().defaultNow(),
    editedAt: moment(),
    deletedAt: moment(),
    deletedById: integer().references(() => users.id),
  },
  table => {
    const newest = () => table.id.desc().nullsFirst();
    const best = () => table.likeCount.desc().nullsFirst();
    const isComment = sql`${table.parentId} is null and ${table.deletedAt} is null`;
    return [
      check('comments_owner', sql`num_nonnulls(${table.contestId}, ${table.discussionId}) = 1`),
      index('comments_contest').on(table.contestId, newest()).where(isComment),
      index('comments_contest_best').on(table.contestId, best(), newest()).where(isComment),
      index('comments_contest_own').on(table.contestId, table.userId, newest()).where(isComment),
      index('comments_contest_organisers')
        .on(table.contestId, newest())
        .where(sql`${isComment} and ${table.byOrganiser}`),
      index('comments_contest_open')
        .on(table.contestId, newest())
        .where(sql`${isComment} and ${table.question} = 'open'`),
      index('comments_contest_questions')
        .on(table.contestId, table.question, table.id)
        .where(sql`${isComment} and ${table.question} is not null`),
      index().on(table.problemId),
      index().on(table.helperId),
      index('comments_discussion').on(table.discussionId, newest()).where(isComment),
      index('comments_discussion_best').on(table.discussionId, best(), newest()).where(isComment),
      index('comments_replies')
        .on(table.parentId, table.id)
        .where(sql`${table.deletedAt} is null`),
      index('comments_author').on(table.userId, newest()),
      index('comments_of_contest').on(table.contestId),
      index('comments_of_discussion').on(table.discussionId),
      index('comments_of_comment').on(table.parentId),
      uniqueIndex('comments_client_key').on(table.userId, table.clientKey),
    ];
  },
);

export const commentLikes = pgTable(
  'comment_likes',
  {
    commentId: integer()
      .notNull()
      .references(() => comments.id, { onDelete: 'cascade' }),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  table => [primaryKey({ columns: [table.commentId, table.userId] }), index().on(table.userId)],
);

/** What a comment said before it was changed. */
export const commentVersions = pgTable(
  'comment_versions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    commentId: integer()
      .notNull()
      .references(() => comments.id, { onDelete: 'cascade' }),
    content: text().notNull(),
    /** When other words took its place. */
    editedAt: moment().notNull().defaultNow(),
  },
  table => [index().on(table.commentId, table.id.desc().nullsFirst())],
);
