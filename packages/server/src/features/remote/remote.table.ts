import { index, integer, pgTable, smallint, varchar } from 'drizzle-orm/pg-core';
import { moment } from '../../database/moment';
import { remoteAccounts } from '../remoteSite/remoteSite.table';
import { submissions } from '../submission/submission.table';

/** Our submissions at other sites. */
export const remoteRuns = pgTable(
  'remote_runs',
  {
    submissionId: integer()
      .primaryKey()
      .references(() => submissions.id, { onDelete: 'cascade' }),
    accountId: integer().references(() => remoteAccounts.id, { onDelete: 'set null' }),
    /** The account's greatest run before ours. Together with `sentAt`: the program is on its way, or has arrived. */
    before: varchar({ length: 32 }),
    sentAt: moment(),
    /** Id of the run at the site. Null: not known yet. */
    runId: varchar({ length: 32 }),
    /** Number of accounts that could not send it. */
    tries: smallint().notNull().default(0),
  },
  table => [index().on(table.accountId)],
);
