import type { PoolClient } from 'pg';

export interface TableShape {
  name: string;
  /** Names of all columns that are not generated. */
  columns: string[];
}

/** All tables of the product. */
export async function tableShapes(client: PoolClient): Promise<TableShape[]> {
  const { rows } = await client.query<TableShape>(`
    select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
    group by c.relname order by c.relname`);
  return rows;
}

/** The last value of each sequence that has given one. */
export async function sequenceValues(client: PoolClient): Promise<Record<string, number>> {
  const { rows } = await client.query<{ name: string; last: string }>(
    `select sequencename as name, last_value as last from pg_sequences where schemaname = 'public' and last_value is not null`,
  );
  return Object.fromEntries(rows.map(({ name, last }) => [name, Number(last)]));
}

interface ForeignKey {
  table: string;
  name: string;
  definition: string;
}

/** Drops the references between tables, so that rows can come in any order; answers what brings them back, checked as a whole. */
export async function withoutForeignKeys(client: PoolClient): Promise<() => Promise<void>> {
  const { rows } = await client.query<ForeignKey>(`
    select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by oid`);
  for (const { table, name } of rows) await client.query(`alter table ${table} drop constraint ${name}`);
  return async () => {
    for (const { table, name, definition } of rows) await client.query(`alter table ${table} add constraint ${name} ${definition}`);
  };
}

/** Keeps triggers from writing rows that are loaded, too; answers what lets them work again. */
export async function withoutTriggers(client: PoolClient): Promise<() => Promise<void>> {
  const { rows } = await client.query<{ table: string }>(
    `select distinct tgrelid::regclass::text as table from pg_trigger where not tgisinternal order by 1`,
  );
  for (const { table } of rows) await client.query(`alter table ${table} disable trigger user`);
  return async () => {
    for (const { table } of rows) await client.query(`alter table ${table} enable trigger user`);
  };
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;
/** The table with its columns, for COPY. */
export const copyTarget = ({ name, columns }: TableShape) => `public.${quoted(name)} (${columns.map(quoted).join(', ')})`;

/** Settings of the transaction that copies: no time limit, and one way of writing values that every server reads. */
export const COPY_SETTINGS = `set local statement_timeout = 0; set local datestyle = 'ISO, YMD'; set local intervalstyle = 'postgres'`;
