import { finished } from 'node:stream/promises';
import type { PoolClient } from 'pg';
import { type CopyStreamQuery, from as copyFrom } from 'pg-copy-streams';
import type { Database } from '../../database/database';
import type { Report } from '../report';
import { chunkText, entriesOf, tableOf } from './archiveReader';
import type { Backup, TableEnd } from './manifest';
import { COPY_SETTINGS, copyTarget, tableShapes, withoutForeignKeys, withoutTriggers } from './tables';

/** Loads the rows of an archive and a setting that tells of it, in one transaction. The tables are those of the archive's version. */
export async function loadRows(
  database: Database,
  { file, end }: Backup & { file: string },
  mark: { name: string; value: object },
  report: Report,
) {
  const client = await database.$client.connect();
  try {
    await client.query('begin');
    await client.query(COPY_SETTINGS);
    const shapes = await tableShapes(client);
    await client.query(`truncate ${shapes.map(({ name }) => `public."${name}"`).join(', ')}`);
    const restoreForeignKeys = await withoutForeignKeys(client);
    const restoreTriggers = await withoutTriggers(client);
    await copyTables(client, file, end.tables, report);
    for (const [name, last] of Object.entries(end.sequences))
      await client.query(`select setval(quote_ident($1)::regclass, $2)`, [name, last]);
    report.stage('references between rows');
    await restoreForeignKeys();
    await restoreTriggers();
    await client.query('insert into settings (name, value) values ($1, $2) on conflict (name) do update set value = excluded.value', [
      mark.name,
      JSON.stringify(mark.value),
    ]);
    await client.query('commit');
    await client.query('set statement_timeout = 0');
    await client.query('analyze');
  } catch (reason) {
    await client.query('rollback').catch(() => undefined);
    throw reason;
  } finally {
    client.release(true);
  }
}

async function copyTables(client: PoolClient, file: string, tables: readonly TableEnd[], report: Report) {
  let open: { table: TableEnd; stream: CopyStreamQuery } | undefined;
  const close = async () => {
    if (!open) return;
    const { table, stream } = open;
    open = undefined;
    stream.end();
    await finished(stream);
    if (stream.rowCount !== table.rows) throw new Error(`${stream.rowCount} of ${table.rows} rows of ${table.name} were read`);
  };
  for await (const entry of entriesOf(file)) {
    const name = tableOf(entry.name);
    if (!name) continue;
    if (open?.table.name !== name) {
      await close();
      const table = tables.find(each => each.name === name);
      if (!table) throw new Error(`${name} is not among the tables of ${file}`);
      open = { table, stream: client.query(copyFrom(`copy ${copyTarget(table)} from stdin`)) };
    }
    const { stream } = open as { stream: CopyStreamQuery };
    const text = await chunkText(entry);
    await new Promise<void>((resolve, reject) => {
      stream.once('error', reject);
      stream.write(text, failure => (failure ? reject(failure) : resolve()));
    });
    report.step(`table ${name}`);
  }
  await close();
}
