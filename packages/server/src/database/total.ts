import { ApiError } from '@oj/contract';
import { type SQL, sql } from 'drizzle-orm';
import { type PgTable, PgTransaction } from 'drizzle-orm/pg-core';
import type { Executor } from './database';

export interface Paging {
  currentPage: number;
  limit: number;
}

/** A query without limits. */
interface Query<Row> {
  limit(most: number): { offset(skipped: number): PromiseLike<Row[]> };
}

/** A query whose pages take more than one read. */
export const pagedBy = <Row>(read: (most: number, skipped: number) => PromiseLike<Row[]>): Query<Row> => ({
  limit: most => ({ offset: skipped => read(most, skipped) }),
});

/** Up to here a total is exact; counting stops there, so that a list costs the same however long it has become. */
export const MOST_COUNTED = 10_000;

const LONG_MS = 60_000;
const MOST_LONG = 1_000;

/** Lists that are longer than is counted. For a minute they are taken to stay so, and are not counted again. */
export class LongLists {
  private readonly known = new Map<string, number>();

  has(key: string): boolean {
    return (this.known.get(key) ?? 0) > Date.now();
  }

  add(key: string) {
    if (this.known.size >= MOST_LONG) this.known.clear();
    this.known.set(key, Date.now() + LONG_MS);
  }
}

interface Counted {
  table: PgTable;
  matches?: SQL;
  /** Stores that the list is long, under a key made of the filter and the reader. */
  long?: { lists: LongLists; key: string };
}

/** Rows before a page of a list that goes no further than it is counted. @throws ApiError beyond. */
export function boundedOffset({ currentPage, limit }: Paging): number {
  const offset = (currentPage - 1) * limit;
  if (offset >= MOST_COUNTED) throw new ApiError('list.tooFar');
  return offset;
}

/** A page of a query with the total of its table. Beyond `MOST_COUNTED` that only says whether there is another page after this one. */
export async function withTotal<Row>(
  db: Executor,
  query: Query<Row>,
  { table, matches, long }: Counted,
  paging: Paging,
): Promise<{ records: Row[]; total: number }> {
  const { currentPage, limit } = paging;
  const page = () => query.limit(limit).offset((currentPage - 1) * limit);
  if (long?.lists.has(long.key)) {
    const records = await page();
    return { records, total: totalOf(MOST_COUNTED + 1, records.length, paging) };
  }
  const some = db
    .select({ one: sql`1`.as('one') })
    .from(table)
    .where(matches)
    .limit(MOST_COUNTED + 1);
  const count = () => db.$count(some.as('some'));
  // A transaction has one connection, which takes one query after the other.
  const [records, counted] = db instanceof PgTransaction ? [await page(), await count()] : await Promise.all([page(), count()]);
  if (counted > MOST_COUNTED) long?.lists.add(long.key);
  return { records, total: totalOf(counted, records.length, paging) };
}

export function totalOf(counted: number, shown: number, { currentPage, limit }: Paging): number {
  if (counted <= MOST_COUNTED) return counted;
  const seen = (currentPage - 1) * limit + shown;
  if (!shown) return MOST_COUNTED;
  return shown < limit ? seen : Math.max(MOST_COUNTED, seen + 1);
}
