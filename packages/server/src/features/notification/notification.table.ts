import type { ContestRole, RoleId, Status } from '@oj/contract';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import type { Locale } from '../../access/caller';
import { moment } from '../../database/moment';
import { users } from '../account/account.table';

/** What the site tells one user, as facts: the words are found in the reader's language when it is read. */
export type NotificationPayload =
  | {
      about: 'verdict';
      submitId: number;
      problemId: string;
      /** The group that the problem belonged to. */
      gid?: number;
      before: Status;
      after: Status;
      by: 'hand' | 'rejudge';
    }
  | { about: 'account'; role?: { before: RoleId; after: RoleId }; isBanned?: boolean }
  | { about: 'comment'; text: string; title: string; url: string }
  | { about: 'discussion'; did: number; title: string; change: 'disabled' | 'deleted' | 'restored' }
  | AssignmentNotification
  | GroupNotification
  | { about: 'groupProblem'; gid: number; group: string; problemId: string; isPublic: boolean }
  | OrganiserNotification;

/** The roles that a user has in a contest from now on. */
export interface OrganiserNotification {
  about: 'organiser';
  cid: number;
  /** Title of the contest. */
  title: string;
  roles: readonly ContestRole[];
}

/** A training that was handed out to a user, or its other deadline. */
export interface AssignmentNotification {
  about: 'assignment';
  gid: number;
  /** Name of the group. */
  name: string;
  id: number;
  /** Title of the training. */
  title: string;
  change: 'handedOut' | 'deadline';
  /** Deadline, ISO 8601. */
  dueAt: string;
  lateUntil: string | null;
}

/** What became of a user in a group, or what somebody did there that concerns the user. */
export interface GroupNotification {
  about: 'group';
  gid: number;
  name: string;
  change:
    | 'applied'
    | 'accepted'
    | 'refused'
    | 'level'
    | 'removed'
    | 'left'
    | 'disbanded'
    | 'offered'
    | 'withdrawn'
    | 'declined'
    | 'takenOver';
  /** Name of the user who did it, when the receiver needs to know. */
  who?: string;
  /** The new level. */
  level?: 3 | 4 | 5;
}

/** What somebody did with what the user wrote: as it was then, because texts change and go. */
export interface Interaction {
  action: 'Discuss' | 'Reply' | 'Like_Post' | 'Like_Discuss';
  source: {
    type: 'Discussion' | 'Contest';
    id: number;
    title: string;
    /** What the sender wrote. */
    content?: string;
  };
  /** What of the user it answers. */
  quote?: { type: 'Comment' | 'Reply'; id: number; content: string };
  /** Path of the page where it happened. */
  url: string;
}

/** Written by a person of the back office, to whomever it is for. */
export const notices = pgTable(
  'notices',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    title: varchar({ length: 255 }).notNull(),
    content: text().notNull(),
    /** Everybody reads the row itself; others get a message that refers to it. */
    audience: varchar({ length: 6 }).$type<'All' | 'Single' | 'Admin'>().notNull(),
    recipientId: integer().references(() => users.id, { onDelete: 'cascade' }),
    authorId: integer()
      .notNull()
      .references(() => users.id),
    createdAt: moment().notNull().defaultNow(),
    modifiedAt: moment().notNull().defaultNow(),
  },
  table => [index().on(table.audience, table.id.desc().nullsFirst())],
);

/** How far a user has read the notices to everybody, and up to which they were cleaned away. No row: not at all. */
export const noticeMarks = pgTable('notice_marks', {
  userId: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  readUpTo: integer().notNull().default(0),
  cleanedUpTo: integer().notNull().default(0),
});

/** Notices to everybody that a user deleted one by one; those up to `cleanedUpTo` need no row. */
export const deletedNotices = pgTable(
  'deleted_notices',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    noticeId: integer()
      .notNull()
      .references(() => notices.id, { onDelete: 'cascade' }),
  },
  table => [primaryKey({ columns: [table.userId, table.noticeId] }), index().on(table.noticeId)],
);

/** Messages to one user. A row of `mine` has a `matter` or a notice, the others have a sender and a `deed`: what the sender did. */
export const messages = pgTable(
  'messages',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** The receiver. */
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: varchar({ length: 8 }).$type<'comment' | 'reply' | 'like' | 'mine'>().notNull(),
    isRead: boolean().notNull().default(false),
    senderId: integer().references(() => users.id, { onDelete: 'cascade' }),
    deed: jsonb().$type<Interaction>(),
    /** Same for messages about the same action of several people, which become one message. */
    groupKey: varchar({ length: 40 }),
    /** Ids of the people who did it, the latest first. Null: the message has no group key. */
    senderIds: integer().array(),
    matter: jsonb().$type<NotificationPayload>(),
    noticeId: integer().references(() => notices.id, { onDelete: 'cascade' }),
    createdAt: moment().notNull().defaultNow(),
  },
  table => [
    index().on(table.userId, table.kind, table.id.desc().nullsFirst()),
    uniqueIndex('messages_group').on(table.userId, table.groupKey),
    index('messages_unread')
      .on(table.userId, table.kind)
      .where(sql`not ${table.isRead}`),
    index()
      .on(table.noticeId)
      .where(sql`${table.noticeId} is not null`),
  ],
);

/** Messages that a user wants. No row: all messages about what people do, and no daily mail. */
export const messageSwitches = pgTable(
  'message_switches',
  {
    userId: integer()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    comment: boolean().notNull().default(true),
    reply: boolean().notNull().default(true),
    like: boolean().notNull().default(true),
    /** Whether the user gets a daily mail with the unread messages. */
    digest: boolean().notNull().default(false),
    /** Language of the daily mail. */
    locale: varchar({ length: 5 }).$type<Locale>().notNull().default('zh-CN'),
    /** When a daily mail was due last. */
    digestedAt: moment(),
    /** Id of the newest message that a daily mail has shown. */
    digestedUpTo: integer().notNull().default(0),
  },
  table => [
    index('message_switches_digest')
      .on(table.digestedAt.asc().nullsFirst())
      .where(sql`${table.digest}`),
  ],
);
