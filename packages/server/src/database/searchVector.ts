import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import { customType } from 'drizzle-orm/pg-core';
import { queryTokens, tokensOf } from './searchTokens';

/** A set of tokens that PostgreSQL can search through an index. */
export const searchVector = customType<{ data: SQL | string }>({ dataType: () => 'tsvector' });

/** The tokens of these texts, to be stored. */
export const vectorOf = (...texts: string[]): SQL<string> => sql`array_to_tsvector(${sql.param(tokensOf(texts.join('\n')))}::text[])`;

/** Whether the vector has every word of what somebody searches for; undefined when there is no word in it. */
export function matchesSearch(vector: AnyColumn, keyword: string): SQL | undefined {
  const tokens = queryTokens(keyword);
  if (!tokens.length) return undefined;
  const query = tokens.map(({ token, isPrefix }) => `'${token}'${isPrefix ? ':*' : ''}`).join(' & ');
  return sql`${vector} @@ ${query}::tsquery`;
}
