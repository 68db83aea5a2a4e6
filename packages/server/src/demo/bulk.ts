import { type SQL, sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Executor } from '../database/database';
import { inChunks } from './places';

/**
 * Inserts very many rows, which all have the same columns. PostgreSQL reads them from one parameter, as JSON: parameters for
 * single values keep the driver busy for most of the time.
 */
export const insertMany = <Table extends PgTable>(tx: Executor, table: Table, rows: readonly Table['$inferInsert'][]) =>
  inChunks(rows, chunk => tx.execute(statement(table, chunk)));

/** Answers the numbers that the rows got, in their order. */
export async function insertNumbered<Table extends PgTable>(tx: Executor, table: Table, rows: readonly Table['$inferInsert'][]) {
  const ids: number[] = [];
  await inChunks(rows, async chunk => {
    const stored = await tx.execute<{ id: number }>(sql`${statement(table, chunk)} returning id`);
    ids.push(...stored.rows.map(({ id }) => id));
  });
  return ids.sort((a, b) => a - b);
}

function statement(table: PgTable, rows: readonly object[]): SQL {
  const keys = Object.keys(rows[0] ?? {});
  const columns = sql.join(
    keys.map(key => sql.identifier(toSnakeCase(key))),
    sql`, `,
  );
  const records = rows.map(row => Object.fromEntries(Object.entries(row).map(([key, value]) => [toSnakeCase(key), value])));
  return sql`insert into ${table} (${columns}) select ${columns} from json_populate_recordset(null::${table}, ${JSON.stringify(records)}::json)`;
}
