import { type AnyColumn, type Placeholder, type SQL, sql } from 'drizzle-orm';

/** A text in the reader's language where there is a wording in it, as it was first written otherwise. */
export const translated = (original: AnyColumn, translations: AnyColumn, locale: string | Placeholder, field: string): SQL<string> =>
  sql<string>`coalesce(${translations} -> ${locale}::text ->> ${field}::text, ${original})`;
