import { readFileSync, rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../../packages/server/src/database/database';
import { postgresUrl } from '../../packages/server/src/database/embeddedUrl';
import { launched } from '../support/launched';
import { until } from '../support/until';

/** Whoever notes that the password was seen waits for as long as there is a table of this name. */
const HELD_NOTE = `create table if not exists held ();
  create or replace function hold_note() returns trigger language plpgsql as $$
    begin
      if to_regclass('held') is not null then perform pg_sleep(600); end if;
      return old;
    end $$;
  create or replace trigger hold_note before delete on settings for each row when (old.name = 'unseenPassword') execute function hold_note()`;

test('a database that ends while the first password is noted as seen takes nothing with it, and it is noted then', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'oj-own-'));
  const start = launched(dataDir, { env: { OJ_STARTER: '0' } });
  onTestFinished(async () => {
    await start.kill();
    rmSync(dataDir, { recursive: true });
  });
  const { $client } = openDatabase(postgresUrl(dataDir), { connections: 2 });
  onTestFinished(() => $client.end());
  const one = async (statement: string) => (await $client.query<{ answer: unknown }>(statement)).rows[0]?.answer;
  const tried = (statement: string) => one(statement).then(Boolean, () => false);
  await until(async () =>
    $client.query(HELD_NOTE).then(
      () => true,
      () => false,
    ),
  );
  await until(() =>
    tried("select true as answer from pg_stat_activity where query like 'delete from settings%' and wait_event = 'PgSleep'"),
  );
  await $client.query('drop table held');
  process.kill(Number.parseInt(readFileSync(path.join(dataDir, 'postgres', 'postmaster.pid'), 'utf8'), 10), 'SIGKILL');
  await until(() => start.said().includes('PostgreSQL ended; starting it again'));
  await until(() => tried("select not exists (select from settings where name = 'unseenPassword') as answer"));
  expect(start.said()).toContain('ready in');
  expect(await Promise.race([start.ended, 'at work'])).toBe('at work');
});
