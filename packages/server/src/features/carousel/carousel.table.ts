import { integer, pgTable, varchar } from 'drizzle-orm/pg-core';
import { moment } from '../../database/moment';
import { pictures } from '../picture/picture.table';

export const slides = pgTable('carousel_slides', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  pictureHash: varchar({ length: 64 })
    .notNull()
    .references(() => pictures.hash),
  createdAt: moment().notNull().defaultNow(),
});
