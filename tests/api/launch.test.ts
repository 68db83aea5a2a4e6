import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { openDatabase } from '../../packages/server/src/database/database';
import { postgresUrl, startPostgres } from '../../packages/server/src/launch/postgres';
import { copySeeded, startProduct } from '../support/product';

test('S7: the data folder is its owner’s alone, the database role no superuser, and a clean stop leaves no socket', async () => {
  const dataDir = path.join(await mkdtemp(path.join(tmpdir(), 'oj-own-')), 'data');
  mkdirSync(dataDir, { mode: 0o755 });
  const product = await startProduct({ dataDir, withJudge: false, env: { OJ_JUDGES: '0', OJ_STARTER: '0' } });
  expect(statSync(dataDir).mode & 0o777).toBe(0o700);
  const { rows } = await product.database().$client.query('select current_user, rolsuper from pg_roles where rolname = current_user');
  expect(rows).toEqual([{ current_user: 'oj_app', rolsuper: false }]);
  await expect(product.database().$client.query("select pg_read_file('/etc/passwd')")).rejects.toThrow('permission denied');
  const superuser = openDatabase(postgresUrl(dataDir).replace('oj_app', 'oj'), { connections: 1 });
  await superuser.$client.query('alter table users owner to oj');
  await superuser.$client.end();
  await product.stop();
  expect(readdirSync(dataDir)).not.toContain('run');

  const again = await startProduct({ dataDir, withJudge: false, env: { OJ_JUDGES: '0', OJ_STARTER: '0' } });
  const { rows: owners } = await again.database().$client.query("select tableowner from pg_tables where tablename = 'users'");
  expect(owners).toEqual([{ tableowner: 'oj_app' }]);
  await again.stop();
  await again.dispose();
});

test('a database with migrations that this version does not have is refused in one sentence, and left as it is', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'oj-own-'));
  copySeeded('emptyDir', dataDir);
  const inDatabase = async (statement: string) => {
    const postgres = await startPostgres(dataDir);
    const { $client } = openDatabase(postgres.url, { connections: 1 });
    const { rows } = await $client.query(statement);
    await $client.end();
    await postgres.stop();
    return rows;
  };
  const applied = await inDatabase('update drizzle.__drizzle_migrations set created_at = 1795384283572 returning *');
  const env = { ...process.env, NODE_OPTIONS: '', OJ_DATA: dataDir, DATABASE_URL: '', PORT: '0' };
  const { status, stdout, stderr } = spawnSync(process.execPath, ['packages/server/dist/main.js'], {
    env,
    encoding: 'utf8',
    timeout: 60_000,
  });
  expect({ status, stdout, stderr }).toEqual({
    status: 1,
    stdout: '',
    stderr: expect.stringMatching(/^\[oj\] The database was made by a version from before the first release, or by a newer one: .*\.\n$/),
  });
  expect(await inDatabase('select * from drizzle.__drizzle_migrations')).toEqual(applied);
  rmSync(dataDir, { recursive: true });
});

test('a process whose launcher went while it was loading ends without a word', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'oj-own-'));
  const env = { ...process.env, NODE_OPTIONS: '', OJ_DATA: dataDir, DATABASE_URL: 'postgresql://nobody@localhost/none' };
  const { status, stdout, stderr } = spawnSync(process.execPath, ['packages/server/dist/api.js'], {
    env,
    encoding: 'utf8',
    timeout: 60_000,
  });
  expect({ status, stdout, stderr }).toEqual({ status: 0, stdout: '', stderr: '' });
  rmSync(dataDir, { recursive: true });
});
