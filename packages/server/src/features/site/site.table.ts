import { jsonb, pgTable, varchar } from 'drizzle-orm/pg-core';

/** What differs from the defaults of site.rules.ts. */
export const settings = pgTable('settings', { name: varchar({ length: 64 }).primaryKey(), value: jsonb().notNull() });
