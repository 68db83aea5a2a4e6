import type { Gender, RoleId, StoredEditorSettings } from '@oj/contract';
import { and, eq, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';
import { moment } from '../../database/moment';

/** The role of super admins. */
export const ROOT_ROLE = 1000 satisfies RoleId;

/** True for roles that work in the back office. */
export const inAdminRole = (role: AnyPgColumn) => sql`${role} in (1000, 1001, 1008)`;

export const users = pgTable(
  'users',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    username: varchar({ length: 20 }).notNull(),
    /** What must be unique: the name in NFKC and lower case. */
    usernameKey: varchar({ length: 40 }).notNull(),
    passwordHash: text().notNull(),
    email: varchar({ length: 255 }),
    emailKey: varchar({ length: 255 }),
    nickname: varchar({ length: 20 }),
    avatar: text(),
    titleName: varchar({ length: 20 }),
    titleColor: varchar({ length: 20 }),
    /** Real name, which only admins see. */
    realname: varchar({ length: 50 }),
    gender: varchar({ length: 8 }).$type<Gender>().notNull().default('secrecy'),
    school: varchar({ length: 100 }),
    /** Student number. */
    number: varchar({ length: 200 }),
    github: varchar({ length: 255 }),
    blog: varchar({ length: 255 }),
    cfUsername: varchar({ length: 255 }),
    signature: text(),
    editorSettings: jsonb().$type<StoredEditorSettings>().notNull().default({}),
    role: smallint().$type<RoleId>().notNull().default(1002),
    /** 0 active, 1 banned, 2 deleted. */
    status: smallint().notNull().default(0),
    lastLoginAt: moment(),
    createdAt: moment().notNull().defaultNow(),
  },
  table => [
    uniqueIndex().on(table.usernameKey),
    uniqueIndex().on(table.emailKey),
    index('users_by_prefix')
      .on(table.usernameKey.op('text_pattern_ops'))
      .where(sql`${table.status} = 0`),
    index('users_inactive')
      .on(table.id)
      .where(sql`${table.status} <> 0`),
    index('users_admins').on(table.role).where(inAdminRole(table.role)),
  ],
);

/** Super admins that are not banned: one of them there always is. */
export const isActiveRoot = and(eq(users.role, ROOT_ROLE), eq(users.status, 0));

/**
 * What a user has come to in practice, for the rank: there is a row for everybody. Derived: `standing.queries.ts` keeps it in step
 * with the verdicts.
 */
export const userCounts = pgTable(
  'user_counts',
  {
    userId: integer()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Problems accepted. */
    ac: integer().notNull().default(0),
    /** Submissions judged. */
    total: integer().notNull().default(0),
    /** Sum of the best rank score of each problem. */
    score: integer().notNull().default(0),
  },
  table => [
    index('user_counts_acm').on(table.ac.desc().nullsFirst(), table.total, table.userId),
    index('user_counts_oi').on(table.score.desc().nullsFirst(), table.ac.desc().nullsFirst(), table.userId),
  ],
);

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the token; the token itself is not stored. */
    tokenHash: text().primaryKey(),
    /** What the owner calls it by; it stays when a fresher token takes over. */
    id: uuid().notNull().defaultRandom(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Time of the login; a fresher token of the same login keeps it. */
    openedAt: moment().notNull().defaultNow(),
    createdAt: moment().notNull().defaultNow(),
    expiresAt: moment().notNull(),
    /** Set when a fresher token took over; this one then lives on for a short grace. */
    replacedAt: moment(),
    /** When a code of the second factor was shown in it last. */
    factorAt: moment(),
    ip: varchar({ length: 45 }),
    userAgent: varchar({ length: 500 }),
  },
  table => [index().on(table.userId, table.createdAt), index().on(table.expiresAt), index().on(table.id)],
);

/** Logins of the last months; the newest says where an admin was before. */
export const logins = pgTable(
  'logins',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    at: moment().notNull().defaultNow(),
    ip: varchar({ length: 45 }),
    userAgent: varchar({ length: 500 }),
  },
  table => [index().on(table.userId, table.id.desc().nullsFirst()), index().on(table.at)],
);

export const mailCodes = pgTable(
  'mail_codes',
  {
    purpose: varchar({ length: 20 }).notNull(),
    emailKey: varchar({ length: 255 }).notNull(),
    codeHash: text().notNull(),
    sentAt: moment().notNull().defaultNow(),
    expiresAt: moment().notNull(),
    /** Network that asked for it, when a visitor did. */
    network: varchar({ length: 45 }),
    /** Tries of the user who asked for the code, and of everybody else: strangers cannot use up the tries of the asker. */
    ownTries: smallint().notNull().default(0),
    strangerTries: smallint().notNull().default(0),
    /** The only user who may use the code. Null: it was asked for without a login. */
    userId: integer().references(() => users.id, { onDelete: 'cascade' }),
  },
  table => [primaryKey({ columns: [table.purpose, table.emailKey] })],
);

/** Table of rate-limiter-flexible: `expire` is in ms since 1970. */
export const rateLimits = pgTable(
  'rate_limits',
  { key: varchar({ length: 255 }).primaryKey(), points: integer().notNull().default(0), expire: bigint({ mode: 'number' }) },
  table => [index().on(table.expire)],
);
