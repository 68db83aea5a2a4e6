import { bigint, index, integer, pgTable, primaryKey, smallint, text, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { moment } from '../../database/moment';

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
    role: smallint().notNull().default(1002),
    /** 0 active, 1 banned. */
    status: smallint().notNull().default(0),
    createdAt: moment().notNull().defaultNow(),
  },
  table => [uniqueIndex().on(table.usernameKey), uniqueIndex().on(table.emailKey)],
);

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the token; the token itself is not stored. */
    tokenHash: text().primaryKey(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: moment().notNull().defaultNow(),
    expiresAt: moment().notNull(),
    /** Set when a fresher token took over; this one then lives on for a short grace. */
    replacedAt: moment(),
    ip: varchar({ length: 45 }),
    userAgent: varchar({ length: 500 }),
  },
  table => [index().on(table.userId, table.createdAt), index().on(table.expiresAt)],
);

export const mailCodes = pgTable(
  'mail_codes',
  {
    purpose: varchar({ length: 20 }).notNull(),
    emailKey: varchar({ length: 255 }).notNull(),
    codeHash: text().notNull(),
    sentAt: moment().notNull().defaultNow(),
    expiresAt: moment().notNull(),
    wrongTries: smallint().notNull().default(0),
  },
  table => [primaryKey({ columns: [table.purpose, table.emailKey] })],
);

/** Kept by rate-limiter-flexible: `expire` is in ms since 1970. */
export const rateLimits = pgTable(
  'rate_limits',
  { key: varchar({ length: 255 }).primaryKey(), points: integer().notNull().default(0), expire: bigint({ mode: 'number' }) },
  table => [index().on(table.expire)],
);
