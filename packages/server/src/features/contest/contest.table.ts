import type { ContestRole, ParticipantStanding } from '@oj/contract';
import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  type AnyPgColumn,
  uniqueIndex,
  varchar,
} from 'drizzle-orm/pg-core';
import type { StoredPause } from '../../access/contestClock';
import { moment } from '../../database/moment';
import { users } from '../account/account.table';
import { groups } from '../group/group.table';
import { problems } from '../problem/problem.table';

/** A prize of a contest, with the colours of its disc. */
export interface StoredAward {
  priority: number;
  name: string;
  background: string;
  color: string;
  /** Percent of the official participants, or how many of them. */
  num: number;
}

/** Whether a contest is scheduled, running or ended, and whether it is sealed, is never stored: the clock of the database says it. */
export const contests = pgTable(
  'contests',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    title: varchar({ length: 255 }).notNull(),
    description: text().notNull(),
    /** 0 ACM, 1 OI. */
    type: smallint().notNull().default(0),
    /** 0 public, 1 private, 2 protected. */
    auth: smallint().notNull().default(0),
    /** Null: nobody is asked for one. */
    passwordHash: text(),
    authorId: integer()
      .notNull()
      .references(() => users.id),
    /** The contest that it was cloned from. */
    sourceId: integer().references((): AnyPgColumn => contests.id, { onDelete: 'set null' }),
    groupId: integer().references(() => groups.id),
    startAt: moment().notNull(),
    /** The first moment after the contest. */
    endAt: moment().notNull(),
    /** From this moment on results are hidden from participants. Null: there is no seal. */
    sealAt: moment(),
    /** The earliest first; they never overlap and lie between start and end. */
    pauses: jsonb().$type<StoredPause[]>().notNull().default([]),
    /** The seal ends with the contest; otherwise when an organiser sets this. */
    autoRealRank: boolean().notNull().default(true),
    /** When an organiser opened the board of a contest that waited for it: from then on `autoRealRank` is true. */
    boardOpenedAt: moment(),
    visible: boolean().notNull().default(true),
    openRank: boolean().notNull().default(false),
    openPrint: boolean().notNull().default(false),
    allowEndSubmit: boolean().notNull().default(false),
    rankShowName: varchar({ length: 8 }).$type<'username' | 'nickname' | 'realname'>().notNull().default('username'),
    /** Whether accept times of an ACM board count in whole minutes, rounded down; otherwise in seconds. */
    countsWholeMinutes: boolean().notNull().default(false),
    oiRankScoreType: varchar({ length: 7 }).$type<'Recent' | 'Highest'>().notNull().default('Recent'),
    /** The rule in the form of the API, without the further names, which are `contestAccounts`. Null: every account may take part. */
    accountRule: text(),
    /** 0 none, 1 a share of the official participants, 2 a number of them. */
    awardType: smallint().notNull().default(0),
    awards: jsonb().$type<StoredAward[]>().notNull().default([]),
    /** Answers that organisers give often, proposed when a question is answered. */
    answers: jsonb().$type<string[]>().notNull().default([]),
    createdAt: moment().notNull().defaultNow(),
    modifiedAt: moment().notNull().defaultNow(),
  },
  table => [
    index('contests_visible')
      .on(table.startAt.desc().nullsFirst(), table.id)
      .where(sql`${table.visible} and ${table.groupId} is null`),
    index('contests_upcoming')
      .on(table.endAt)
      .where(sql`${table.visible} and ${table.groupId} is null`),
    index().on(table.authorId),
    index().on(table.sourceId),
    index('contests_group')
      .on(table.groupId, table.startAt.desc().nullsFirst(), table.id)
      .where(sql`${table.groupId} is not null`),
  ],
);

export const contestProblems = pgTable(
  'contest_problems',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    contestId: integer()
      .notNull()
      .references(() => contests.id, { onDelete: 'cascade' }),
    problemId: integer()
      .notNull()
      .references(() => problems.id, { onDelete: 'cascade' }),
    /** Id of the problem in the contest; it decides the order of the problems. */
    displayId: varchar({ length: 20 }).notNull(),
    displayTitle: varchar({ length: 255 }).notNull(),
    /** Colour of the balloon, `#rgb` or `#rrggbb`. */
    color: varchar({ length: 7 }),
  },
  table => [
    uniqueIndex('contest_problems_display').on(table.contestId, table.displayId),
    uniqueIndex('contest_problems_problem').on(table.contestId, table.problemId),
    index().on(table.problemId),
  ],
);

export const contestRegistrations = pgTable(
  'contest_registrations',
  {
    contestId: integer()
      .notNull()
      .references(() => contests.id, { onDelete: 'cascade' }),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    registeredAt: moment().notNull().defaultNow(),
  },
  table => [primaryKey({ columns: [table.contestId, table.userId] }), index().on(table.userId)],
);

/**
 * Accounts that an organiser has named: unofficial participants, and those that the account rule admits besides. Names that no account has
 * yet are kept; a trigger of the users finds the account as soon as there is one. From then on the number counts, whatever it is called.
 */
export const contestAccounts = pgTable(
  'contest_accounts',
  {
    contestId: integer()
      .notNull()
      .references(() => contests.id, { onDelete: 'cascade' }),
    kind: varchar({ length: 8 }).$type<'star' | 'admitted'>().notNull(),
    /** The name as the organiser wrote it, in NFC. */
    name: text().notNull(),
    /** Their order. */
    place: integer().notNull(),
    userId: integer().references(() => users.id, { onDelete: 'cascade' }),
  },
  table => [
    primaryKey({ columns: [table.contestId, table.kind, table.name] }),
    index().on(table.userId, table.contestId),
    index('contest_accounts_unknown')
      .on(table.name)
      .where(sql`${table.userId} is null`),
  ],
);

/**
 * What organisers decided about participants. Decisions are never changed nor removed: the last one of a user counts, and an earlier state
 * comes back by another decision. Without one, the list of unofficial participants says it.
 */
export const contestStandings = pgTable(
  'contest_standings',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    contestId: integer()
      .notNull()
      .references(() => contests.id, { onDelete: 'cascade' }),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    standing: varchar({ length: 12 }).$type<ParticipantStanding>().notNull(),
    /** Why, for organisers. Blank when the account was erased. */
    reason: text().notNull(),
    deciderId: integer().references(() => users.id, { onDelete: 'set null' }),
    decidedAt: moment().notNull().defaultNow(),
  },
  table => [index().on(table.contestId, table.userId, table.id.desc().nullsFirst()), index().on(table.userId), index().on(table.deciderId)],
);

/** People who help to organise a contest, by role. Its author, and whoever manages the contests of its place, need no row. */
export const contestOrganisers = pgTable(
  'contest_organisers',
  {
    contestId: integer()
      .notNull()
      .references(() => contests.id, { onDelete: 'cascade' }),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: varchar({ length: 8 }).$type<ContestRole>().notNull(),
    addedById: integer().references(() => users.id, { onDelete: 'set null' }),
    addedAt: moment().notNull().defaultNow(),
  },
  table => [
    primaryKey({ columns: [table.contestId, table.userId, table.role] }),
    index().on(table.userId, table.contestId),
    index().on(table.addedById),
  ],
);

/** Where participants of a contest sit, as its organisers have listed them. */
export const contestSeats = pgTable(
  'contest_seats',
  {
    contestId: integer()
      .notNull()
      .references(() => contests.id, { onDelete: 'cascade' }),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Empty if only the seat is known. */
    room: varchar({ length: 40 }).notNull().default(''),
    /** Empty if only the room is known. */
    seat: varchar({ length: 20 }).notNull().default(''),
  },
  table => [primaryKey({ columns: [table.contestId, table.userId] }), index().on(table.userId)],
);

/** A virtual participation after the end of a contest: a window of one user's own. The latest one of a user counts, earlier ones are kept. */
export const contestVirtualRuns = pgTable(
  'contest_virtual_runs',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    contestId: integer()
      .notNull()
      .references(() => contests.id, { onDelete: 'cascade' }),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    startAt: moment().notNull().defaultNow(),
    /** The first moment after the window; moved to the moment at which it was given up. */
    endAt: moment().notNull(),
  },
  table => [index().on(table.contestId, table.userId, table.id.desc().nullsFirst()), index().on(table.userId)],
);

export const contestAnnouncements = pgTable(
  'contest_announcements',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    contestId: integer()
      .notNull()
      .references(() => contests.id, { onDelete: 'cascade' }),
    authorId: integer()
      .notNull()
      .references(() => users.id),
    title: varchar({ length: 255 }).notNull(),
    content: text().notNull(),
    createdAt: moment().notNull().defaultNow(),
    modifiedAt: moment().notNull().defaultNow(),
  },
  table => [index().on(table.contestId, table.id.desc().nullsFirst())],
);
