import { integer, jsonb, pgTable, varchar } from 'drizzle-orm/pg-core';
import { moment } from '../../database/moment';
import { users } from '../account/account.table';

/** A case of an uploaded archive: names as in the archive, bytes in the file store. */
export interface UploadedCase {
  input: string;
  inputHash: string;
  inputBytes: number;
  output: string;
  outputHash: string;
  outputBytes: number;
}

/** Test data that was uploaded and may become a problem's. The handle is all that a client holds of it. */
export const testDataUploads = pgTable('test_data_uploads', {
  handle: varchar({ length: 32 }).primaryKey(),
  userId: integer()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  cases: jsonb().$type<UploadedCase[]>().notNull(),
  uploadedAt: moment().notNull().defaultNow(),
});
