import { and, inArray, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../database/database';
import { matchesSearch } from '../../database/searchVector';
import { discussions } from './discussion.table';

/** The search looks at this many rows at the top of the list for each row that is wanted. */
const ROWS_PER_HIT = 50;

interface Search {
  /** Condition of the list that is searched. */
  matches: SQL | undefined;
  /** Condition of the search. */
  found: SQL;
  order: SQL[];
}

/** Whether a discussion has every word of the keyword; undefined when nothing is searched for. */
export const searchIn = (keyword: string | undefined): SQL | undefined =>
  keyword?.trim() ? (matchesSearch(discussions.search, keyword) ?? sql`false`) : undefined;

/**
 * The rows of a page of a searched list, as a condition. First the top of the list is looked through: common words are there. Only when they
 * do not fill the page, the index of the texts is asked for every row that has them. The planner cannot tell which of both is shorter.
 */
export async function searchedRows(db: Executor, { matches, found, order }: Search, most: number, skipped: number): Promise<SQL> {
  const inOrder = sql.join(order, sql`, `);
  const read = async (rows: SQL) => {
    const answer = await db.execute<{ id: number }>(sql`
      with found as materialized (${rows})
      select id from found as discussions where is_found order by ${inOrder} limit ${most} offset ${skipped}`);
    return answer.rows.map(({ id }) => id);
  };
  const columns = sql`${discussions.id}, ${discussions.isPinned}`;
  const where = matches ?? sql`true`;
  const top = (skipped + most) * ROWS_PER_HIT;
  const near = await read(sql`select ${columns}, ${found} as is_found from ${discussions} where ${where} order by ${inOrder} limit ${top}`);
  const ids =
    near.length === most ? near : await read(sql`select ${columns}, true as is_found from ${discussions} where ${and(found, where)}`);
  return ids.length ? inArray(discussions.id, ids) : sql`false`;
}
