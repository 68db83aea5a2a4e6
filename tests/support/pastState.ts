import { type Database, openDatabase } from '../../packages/server/src/database/database';
import { applyMigrations } from '../../packages/server/src/database/migrate';
import { startPostgres } from '../../packages/server/src/launch/postgres';

/** The migrations that a database has had at commit 73d7b97f, where they were squashed: no site is older. */
export const FIRST_STATE = 2;
const ROWS = 3;
/** Columns that stay empty: of two columns in these tables only one may be filled. */
const LEFT_EMPTY = ['comments.discussion_id', 'discussion_reports.comment_id'];

/** Works on the private database of a data folder while no product runs there, as its superuser. The URL is that of the product. */
export async function withDatabase<Result>(dataDir: string, work: (database: Database, url: string) => Promise<Result>): Promise<Result> {
  const server = await startPostgres(dataDir);
  const database = openDatabase(server.url.replace('oj_app', 'oj'), { connections: 2 });
  try {
    return await work(database, server.url);
  } finally {
    await database.$client.end();
    await server.stop();
  }
}

/** Makes the database of a site as it was after so many migrations, with three rows in each of its tables, which refer to each other. */
export async function makePastState(dataDir: string, migrations: number): Promise<Contents> {
  return withDatabase(dataDir, async (filled, url) => {
    const database = openDatabase(url, { connections: 1 });
    await applyMigrations(database, { only: migrations }).finally(() => database.$client.end());
    await fillEveryTable(filled);
    return contentsOf(filled);
  });
}

/** Every number is that of the row, so that whatever refers to another row finds it. */
async function fillEveryTable({ $client }: Database) {
  const { rows: columns } = await $client.query<{ table: string; names: string; values: string }>(
    `select table_name as "table", string_agg(quote_ident(column_name), ', ') as names, string_agg(case
        when udt_name in ('int2', 'int4', 'int8') then 'i'
        when udt_name in ('text', 'varchar') then 'i::text'
        when udt_name = 'bool' then 'i = 1'
        when udt_name = 'jsonb' then $$'[]'$$
        when udt_name = 'timestamptz' then $$'2026-01-01'::timestamptz + i * interval '1 day'$$
        when udt_name = 'date' then $$'2026-01-01'::date + i$$
        when udt_name = 'uuid' then $$('00000000-0000-4000-8000-00000000000' || i)::uuid$$
        when udt_name like '\\_%' then $$'{}'$$
        when udt_name = 'tsvector' then $$'word'$$ end, ', ') as values
     from information_schema.columns
     where table_schema = 'public' and is_generated = 'NEVER' and table_name || '.' || column_name <> all ($1)
       -- Some name a group before there were any.
       and not (column_name like '%group_id' and to_regclass('groups') is null) group by 1`,
    [LEFT_EMPTY],
  );
  const client = await $client.connect();
  try {
    await client.query('set session_replication_role = replica');
    for (const { table, names, values } of columns)
      await client.query(
        `insert into "${table}" (${names}) overriding system value select ${values} from generate_series(1, ${ROWS}) as i on conflict do nothing`,
      );
  } finally {
    client.release(true);
  }
}

/** Every row of every table that has some. */
export type Contents = ReadonlyMap<string, Record<string, unknown>[]>;

export async function contentsOf({ $client }: Database): Promise<Contents> {
  const { rows: tables } = await $client.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`,
  );
  const found = new Map<string, Record<string, unknown>[]>();
  for (const { name } of tables) {
    const { rows } = await $client.query<{ row: Record<string, unknown> }>(`select to_jsonb(t) as row from "${name}" t order by t::text`);
    if (rows.length)
      found.set(
        name,
        rows.map(({ row }) => row),
      );
  }
  return found;
}
