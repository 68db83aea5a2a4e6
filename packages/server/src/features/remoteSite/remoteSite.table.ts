import { boolean, integer, pgTable, primaryKey, text, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { moment } from '../../database/moment';
import type { AccountSite } from '../../remote/adapter';

/** `ok`: it works. `challenged`: the site wants a person. `refused`: wrong password. `locked`: by the site. `off`: by an admin. */
export type AccountState = 'ok' | 'challenged' | 'refused' | 'locked' | 'off';

/** How a site is used and how it is; without a row it is off. */
export const remoteSites = pgTable('remote_sites', {
  code: varchar({ length: 8 }).$type<AccountSite>().primaryKey(),
  isOn: boolean().notNull().default(false),
  /** Submissions are taken, and wait. */
  isPaused: boolean().notNull().default(false),
  /** Number of failures in a row. */
  failures: integer().notNull().default(0),
  /** The site is left alone until this moment. */
  restUntil: moment(),
  lastError: varchar({ length: 500 }),
  lastErrorAt: moment(),
  lastFineAt: moment(),
  /** Its coming contests are read once an hour, and shown on the home page. */
  listsContests: boolean().notNull().default(false),
  contestsTriedAt: moment(),
  /** When the contests that are kept were read. */
  contestsAt: moment(),
  /** Why the last try failed. */
  contestsError: varchar({ length: 500 }),
});

/** What was read last of each list; at most a few hundred rows in all. */
export const remoteContests = pgTable(
  'remote_contests',
  {
    site: varchar({ length: 8 }).$type<AccountSite>().notNull(),
    url: varchar({ length: 300 }).notNull(),
    title: varchar({ length: 300 }).notNull(),
    startsAt: moment().notNull(),
    endsAt: moment().notNull(),
  },
  table => [primaryKey({ columns: [table.site, table.url] })],
);

export const remoteAccounts = pgTable(
  'remote_accounts',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    site: varchar({ length: 8 }).$type<AccountSite>().notNull(),
    username: varchar({ length: 100 }).notNull(),
    /** Sealed. */
    password: text().notNull(),
    /** Sealed: its cookies. */
    session: text(),
    state: varchar({ length: 12 }).$type<AccountState>().notNull().default('ok'),
    /** Why it is not `ok`. */
    stateText: varchar({ length: 500 }),
    restUntil: moment(),
    lastSubmitAt: moment(),
    /** The process that works with it. */
    leasedBy: varchar({ length: 100 }),
    leasedUntil: moment(),
    createdAt: moment().notNull().defaultNow(),
  },
  table => [uniqueIndex('remote_accounts_name').on(table.site, table.username)],
);
