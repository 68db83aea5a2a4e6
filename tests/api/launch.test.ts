import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { openDatabase } from '../../packages/server/src/database/database';
import { postgresUrl } from '../../packages/server/src/database/embeddedUrl';
import { startPostgres } from '../../packages/server/src/launch/postgres';
import { runCommand } from '../support/commands';
import { freePort } from '../support/freePort';
import { launched } from '../support/launched';
import { copySeeded, startProduct } from '../support/product';
import { until } from '../support/until';
import { commandOf, descendants } from '../judge/leftovers';

const NOBODY = 65_534;

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

test('a database of another chain of migrations is refused in one sentence, and left as it is', async () => {
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
    stderr: expect.stringMatching(
      /^\[oj\] The database was made by a version from before the first release, or by another product: .*\.\n$/,
    ),
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

test('a port that is taken, and an address that is none, are one sentence, before anything is made', async () => {
  const listening = createServer();
  await new Promise<void>(resolve => void listening.listen(0, '127.0.0.1', resolve));
  const { port } = listening.address() as AddressInfo;
  const dataDir = await mkdtemp(path.join(tmpdir(), 'oj-own-'));
  const start = (more: Record<string, string>) => runCommand(dataDir, ['start'], undefined, { OJ_JUDGES: '0', ...more });
  const taken = await start({ PORT: String(port) });
  expect([taken.code, taken.said]).toEqual([
    1,
    `[oj] Port ${port} of 127.0.0.1 is taken: stop who listens there, or set PORT to another one.\n`,
  ]);
  const nowhere = await start({ PORT: '0', HOST: '192.0.2.1' });
  expect([nowhere.code, nowhere.said]).toEqual([1, expect.stringMatching(/^\[oj\] 192\.0\.2\.1 is no address of this machine: .*\.\n$/)]);
  expect(readdirSync(dataDir)).toEqual([]);
  listening.close();
  rmSync(dataDir, { recursive: true });
});

test('a data folder that cannot be one is one sentence', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'oj-own-'));
  const file = path.join(folder, 'file');
  writeFileSync(file, '');
  const env = { OJ_JUDGES: '0', PORT: '0' };
  for (const dataDir of [file, path.join(file, 'below'), '/proc/oj']) {
    const { code, said } = await runCommand(dataDir, ['start'], undefined, env);
    expect([dataDir, code, said]).toEqual([
      dataDir,
      1,
      expect.stringMatching(/^\[oj\] \/\S+ cannot be the data folder \(E\w+\): set OJ_DATA to a folder that this user may write\.\n$/),
    ]);
  }
  const long = await runCommand(path.join(folder, 'long/'.repeat(200)), ['start'], undefined, env);
  expect([long.code, long.said]).toEqual([1, '[oj] The path of the data folder is too long: set OJ_DATA to a shorter one.\n']);
  rmSync(folder, { recursive: true });
});

test('commands on a site that was never started say so', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'oj-own-'));
  for (const command of [['user', 'password', 'root'], ['verify'], ['retention']]) {
    const { code, said } = await runCommand(dataDir, command);
    expect([command, code, said]).toEqual([
      command,
      2,
      expect.stringMatching(/^\[oj\] There is nothing here yet: the site was never started\.\n$/),
    ]);
  }
  rmSync(dataDir, { recursive: true });
});

test('a second start on a data folder names the first at once, and harms nothing', async () => {
  const first = await startProduct({ embedded: true, withJudge: false, env: { OJ_JUDGES: '0', OJ_STARTER: '0' } });
  const second = await runCommand(first.dataDir, ['start'], undefined, { OJ_JUDGES: '0', PORT: '0' });
  expect([second.code, second.said]).toEqual([
    1,
    `[oj] Process ${first.pid} of this product works on ${first.dataDir}: end it first, or set OJ_DATA to another folder.\n`,
  ]);
  expect((await first.as().site.health()).database).toBe(true);
  await first.stop();
  await first.dispose();
});

test('of starts at the same moment on a new data folder one comes up, and the others name it', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'oj-own-'));
  const starts = Array.from({ length: 3 }, () => launched(dataDir, { env: { OJ_STARTER: '0' } }));
  const [first] = await until(() => {
    const running = starts.filter(start => start.said().includes('ready in'));
    return running.length ? running : undefined;
  });
  const others = starts.filter(start => start !== first);
  expect(await Promise.all(others.map(({ ended }) => ended))).toEqual([1, 1]);
  for (const other of others) expect(other.said()).toContain(`Process ${first?.pid} of this product works on ${dataDir}: end it first`);
  first?.press();
  expect(await first?.ended).toBe(0);
  rmSync(dataDir, { recursive: true });
});

test.runIf(process.getuid?.() === 0)('a second container on a data folder is refused, and starts when the first has ended', async () => {
  const first = await startProduct({ embedded: true, withJudge: false, env: { OJ_JUDGES: '0', OJ_STARTER: '0' } });
  const inContainer = 'exec unshare --pid --fork --mount-proc --kill-child "$0" "$1";';
  const second = launched(first.dataDir, { before: inContainer });
  expect(await second.ended).toBe(1);
  expect(second.said()).toBe(
    `[oj] A process of this product, in another container, works on ${first.dataDir}: end it first, or set OJ_DATA to another folder.\n`,
  );
  await first.stop();
  const third = launched(first.dataDir, { before: inContainer });
  await until(() => third.said().includes('ready in'));
  third.press();
  await third.ended;
  await first.dispose();
});

test('a start comes up although another program has got the number of the PostgreSQL of before', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'oj-own-'));
  copySeeded('emptyDir', dataDir);
  // PostgreSQL looks for a process of its own user: root’s runs as nobody.
  const stranger = spawn('sleep', ['600'], process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {});
  const note = path.join(dataDir, 'postgres', 'postmaster.pid');
  writeFileSync(note, `${stranger.pid}\n${path.join(dataDir, 'postgres')}\n`);
  const { code, said } = await runCommand(dataDir, ['verify']);
  expect([code, said]).toEqual([0, expect.not.stringContaining('postmaster.pid')]);
  stranger.kill();
  rmSync(dataDir, { recursive: true, maxRetries: 20, retryDelay: 50 });
});

test('clocks that are an hour apart are spoken of at the start', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'oj-own-'));
  copySeeded('emptyDir', dataDir);
  const postgres = await startPostgres(dataDir);
  const { $client } = openDatabase(postgres.url.replace('oj_app', 'oj'), { connections: 1 });
  await $client.query(`
    create schema skewed;
    grant usage on schema skewed to oj_app;
    create function skewed.now() returns timestamptz language sql as 'select pg_catalog.now() + interval ''1 hour''';
    alter role oj_app set search_path = skewed, pg_catalog, public`);
  await $client.end();
  await postgres.stop();
  const { said } = await runCommand(dataDir, ['start'], 'CLOCKS', { OJ_JUDGES: '0', PORT: '0' });
  expect(said).toMatch(/THE CLOCKS of this machine and of the database are 3[56]\d\d s apart/);
  rmSync(dataDir, { recursive: true, maxRetries: 20, retryDelay: 50 });
});

test('the password of root is shown once, also when the first start was broken off before', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'oj-own-'));
  const env = { OJ_JUDGES: '0', OJ_STARTER: '1', PORT: '0', OJ_ROOT_PASSWORD: '' };
  const start = (until: string) => runCommand(dataDir, ['start'], until, env);
  const passwordIn = (said: string) => /root with the password (\S+)/.exec(said)?.[1];
  const first = await start('making the super admin');
  expect([first.code, passwordIn(first.said)]).toEqual([null, undefined]);
  // The account is not there yet when the first start is killed, so the second has to make it again.
  const second = await start('making the super admin');
  expect(second.code).toBeNull();
  const third = await startProduct({ dataDir, withJudge: false, env });
  const password = await until(() => passwordIn(third.said()));
  expect(password).toMatch(/^\S{16}$/);
  const unseen = `select from settings where name = 'unseenPassword'`;
  await until(async () => (await third.database().execute(unseen)).rowCount === 0);
  await third.database().execute(`insert into settings (name, value) values ('switches', '{"slideOnlyAfterFailures": true}')`);
  await third.stop();
  const fourth = await startProduct({ dataDir, withJudge: false, env });
  await fourth.as().account.login({ username: 'root', password });
  expect(passwordIn(fourth.said())).toBeUndefined();
  await fourth.stop();
  rmSync(dataDir, { recursive: true });
});

test('Ctrl-C, which reaches the whole group of processes, ends everything in order', async () => {
  const product = await startProduct({ embedded: true, withJudge: false, env: { OJ_JUDGES: '0' } });
  process.kill(-product.pid, 'SIGINT');
  await product.ended;
  expect(product.said()).not.toMatch(/ended|does not start|again/);
  expect(existsSync(path.join(product.dataDir, 'postgres', 'postmaster.pid'))).toBe(false);
  await product.dispose();
});

test('Ctrl-C while the starter set is loading is no failure, and the next start shows a password', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'oj-own-'));
  const first = launched(dataDir);
  await until(() => first.said().includes('making the super admin'));
  first.press();
  expect([await first.ended, first.said()]).toEqual([0, expect.not.stringMatching(/shutting down|ended|failed|Error|ready in/)]);
  const second = launched(dataDir, { env: { OJ_STARTED_AT: String(Date.now() - 100_000) } });
  await until(() => /root with the password \S{16} /.test(second.said()));
  expect(second.said()).toMatch(/ready in 1\d\d\.\d s: http:/);
  second.press();
  expect(await second.ended).toBe(0);
  rmSync(dataDir, { recursive: true });
});

test('what takes its time to stop is named', async () => {
  const product = await startProduct({ embedded: true, withJudge: false, env: { OJ_JUDGES: '0' } });
  const api = descendants(product.pid).find(pid => commandOf(pid).includes('/api.js'));
  process.kill(api ?? 0, 'SIGSTOP');
  process.kill(-product.pid, 'SIGINT');
  await until(() => product.said().includes('[oj] stopping; still at work: api\n'));
  await product.ended;
  expect(existsSync(path.join(product.dataDir, 'postgres', 'postmaster.pid'))).toBe(false);
  await product.dispose();
});

test('a folder with Chinese letters and blanks, a narrow umask, a locale that is not there, and neither HOME nor TMPDIR', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'oj-own-'));
  const dataDir = path.join(folder, '数据 文件夹', '第 一 个');
  const strange = { before: 'umask 077; unset HOME;', env: { LC_ALL: 'zh_CN.GBK', TMPDIR: '/no/such/folder', OJ_STARTER: '0' } };
  for (const round of [1, 2]) {
    const { said, press, ended } = launched(dataDir, { ...strange, env: { ...strange.env, OJ_JUDGES: '1' } });
    await until(() => /1 of 1 judges ready|NO LANGUAGE/.test(said()));
    press();
    expect([round, await ended, said()]).toEqual([round, 0, expect.stringMatching(/ready in [^]*1 of 1 judges ready/)]);
  }
  rmSync(folder, { recursive: true });
});

test('whoever read what it says may go, such as a pager: all of it goes on', async () => {
  const product = await startProduct({ embedded: true, env: { PORT: String(await freePort()) } });
  product.deafen();
  const pidOf = (name: string) => descendants(product.pid).find(pid => commandOf(pid).includes(`/${name}.js`));
  for (const name of ['judge', 'api']) {
    const before = pidOf(name);
    expect(before).toBeDefined();
    process.kill(before ?? 0, 'SIGKILL');
    // That it ended, and that there is another one, is said to nobody.
    await until(() => ![undefined, before].includes(pidOf(name)));
  }
  const judges = () =>
    product
      .as()
      .site.health()
      .then(({ judges }) => judges)
      .catch(() => 0);
  await until(async () => (await judges()) > 0);
  await product.stop();
  await product.dispose();
});
