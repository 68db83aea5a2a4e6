import { sql } from 'drizzle-orm';
import type { Executor } from '../../database/database';

/** Hashes of secrets tell nothing of a person. */
const SECRETS = ['password_hash', 'token_hash', 'code_hash', 'sealed_secret'];

/** Decisions of organisers about participants are for organisers alone; those that a person made are about others. */
const NOT_TOLD: readonly string[] = ['contest_standings'];

/** What a person is told: the rows about them without the decisions of organisers. */
export const personalData = (tx: Executor, userId: number) => rowsAbout(tx, userId, NOT_TOLD);

/**
 * The row of a user, and the rows of all tables that refer to it, by table; each row once, without hashes of secrets.
 * @param without tables that are left out
 */
export async function rowsAbout(tx: Executor, userId: number, without: readonly string[] = []): Promise<Record<string, unknown[]>> {
  const { rows: references } = await tx.execute<{ table: string; columns: string[] }>(sql`
    select c.conrelid::regclass::text as table, array_agg(distinct a.attname::text) as columns
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = 'users'::regclass
    group by c.conrelid order by 1`);
  const data: Record<string, unknown[]> = {};
  for (const { table, columns } of [{ table: 'users', columns: ['id'] }, ...references.filter(({ table }) => !without.includes(table))]) {
    const refers = sql.join(
      columns.map(column => sql`${sql.identifier(column)} = ${userId}`),
      sql` or `,
    );
    const { rows } = await tx.execute<{ row: Record<string, unknown> }>(
      sql`select to_jsonb(t) - ${sql.raw(`array[${SECRETS.map(name => `'${name}'`).join(', ')}]`)} as row from ${sql.identifier(table)} t where ${refers}`,
    );
    if (rows.length) data[table] = rows.map(({ row }) => row);
  }
  return data;
}
