import { index, pgTable, varchar } from 'drizzle-orm/pg-core';
import { moment } from '../../database/moment';

/** A challenge for somebody who claims to be a person, or (`ticket`) the proof that a slide was solved. Deleted with the first answer. */
export const challenges = pgTable(
  'challenges',
  {
    key: varchar({ length: 32 }).primaryKey(),
    kind: varchar({ length: 8 }).$type<'captcha' | 'slide' | 'work' | 'ticket'>().notNull(),
    /** What a slide is solved for. */
    action: varchar({ length: 16 }),
    /** Digits of a captcha; px from the left of a slide; how many bits of work. */
    answer: varchar({ length: 8 }).notNull().default(''),
    ip: varchar({ length: 45 }).notNull(),
    askedAt: moment().notNull().defaultNow(),
    expiresAt: moment().notNull(),
  },
  table => [index().on(table.expiresAt)],
);
