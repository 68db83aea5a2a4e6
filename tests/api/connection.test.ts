import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BucketServer, bucketServer } from '../support/bucket';
import { runCommand } from '../support/commands';
import { freePort } from '../support/freePort';
import { type PasswordPostgres, passwordPostgres } from '../support/passwordPostgres';
import { type Api, asRoot, copySeeded, type Product, startProduct } from '../support/product';
import { type RedisServer, redisServer } from '../support/redis';
import { until } from '../support/until';

/** A site that gets another database, a server of events and a bucket from its back office. */
let folder: string;
let dataDir: string;
let postgres: PasswordPostgres;
let redis: RedisServer;
let bucket: BucketServer;
let silent: Server;
let product: Product;
let root: Api;
const PASSWORD = 'p@ss:word/ü';
const start = async (env: Record<string, string> = {}) => {
  product = await startProduct({ dataDir, withJudge: false, env: { OJ_JUDGES: '0', OJ_STARTER: '0', ...env } });
  root = await until(() => asRoot(product).catch(() => undefined));
};
/** A new site asks for a slide at each login; what that is for has tests of its own. */
const SKIP_SLIDES = `
  insert into settings (name, value) values ('switches', '{"slideOnlyAfterFailures":true}');
  select pg_notify('oj_events', '{"event":"settings.changed"}')`;
const placeOfDatabase = (more: object = {}) => ({
  host: '127.0.0.1',
  port: postgres.port,
  name: 'chosen',
  username: 'owner',
  password: PASSWORD,
  isEncrypted: false,
  ...more,
});
const placeOfEvents = (more: object = {}) => ({
  host: '127.0.0.1',
  port: Number(new URL(redis.url).port),
  username: '',
  password: 'shared words',
  isEncrypted: false,
  ...more,
});
const placeOfFiles = (more: object = {}) => {
  const { searchParams } = new URL(bucket.env.OJ_FILES);
  return {
    endpoint: searchParams.get('endpoint') ?? '',
    region: 'eu-central-1',
    bucket: 'judge-files',
    prefix: 'of/site',
    keyId: bucket.env.OJ_FILES_KEY_ID,
    password: bucket.env.OJ_FILES_SECRET,
    ...more,
  };
};

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'oj-test-'));
  dataDir = path.join(folder, 'site');
  await mkdir(dataDir);
  copySeeded('emptyDir', dataDir);
  [postgres, redis, bucket] = await Promise.all([passwordPostgres(), redisServer(), bucketServer()]);
  silent = createServer(() => undefined);
  await Promise.all([
    postgres.open(),
    redis.start(),
    bucket.start(),
    new Promise<void>(resolve => void silent.listen(0, '127.0.0.1', resolve)),
  ]);
  await redis.ask('config', 'set', 'requirepass', 'shared words');
  await postgres.run(`create role owner login password '${PASSWORD}'`);
  await postgres.run(`create role guest login password '${PASSWORD}'`);
  for (const name of ['chosen', 'others']) await postgres.run(`create database ${name} owner owner`);
  await postgres.run('create table recipes (id int)', 'others');
  await start();
});
afterAll(async () => {
  await product.stop();
  silent.close();
  await Promise.all([postgres.dispose(), redis.kill(), bucket.dispose()]);
  await rm(folder, { recursive: true, force: true });
});

const portOf = (server: Server) => (server.address() as { port: number }).port;

test('what cannot be used is refused by a code that says why, and nothing is chosen', async () => {
  const nobody = await freePort();
  const database = [
    [{ port: nobody }, 'unreachable'],
    [{ host: 'no-such-machine.invalid' }, 'unreachable'],
    [{ password: 'wrong' }, 'login'],
    [{ name: 'absent' }, 'noDatabase'],
    [{ username: 'guest' }, 'rights'],
    [{ name: 'others' }, 'foreign'],
    [{ isEncrypted: true }, 'tls'],
    [{ port: portOf(silent) }, 'slow'],
  ] as const;
  const refused = async (typed: Parameters<Api['connection']['choose']>[0]) =>
    root.connection.choose(typed).then(
      () => 'taken',
      (reason: { code: string }) => reason.code,
    );
  const codes = await Promise.all([
    ...database.map(([more]) => refused({ database: placeOfDatabase(more) })),
    refused({ events: placeOfEvents({ password: 'wrong' }) }),
    refused({ events: placeOfEvents({ password: '' }) }),
    refused({ events: placeOfEvents({ port: nobody }) }),
    refused({ files: placeOfFiles({ password: 'wrong' }) }),
    refused({ files: placeOfFiles({ bucket: 'no-such-bucket' }) }),
    refused({ database: placeOfDatabase({ host: '169.254.169.254' }) }),
    refused({ events: placeOfEvents({ host: 'fe80::1' }) }),
    refused({ files: placeOfFiles({ endpoint: 'http://169.254.169.254' }) }),
  ]);
  const words = [
    ...database.map(([, word]) => word),
    'login',
    'login',
    'unreachable',
    'login',
    'noBucket',
    'unreachable',
    'unreachable',
    'unreachable',
  ];
  expect(codes).toEqual(words.map(word => `connection.${word}`));
  for (const more of [{ host: '/run' }, { host: 'a/b' }, { host: 'a?host=b' }, { port: 0 }])
    expect(await refused({ database: placeOfDatabase(more) })).toBe('input.invalid');
  expect(await root.connection.list()).toMatchObject({ database: { now: null, next: null, isWaiting: false } });
  await product.database().execute('delete from rate_limits');
});

test('what answers is chosen for the next start, with its password kept where nobody reads it', async () => {
  const both = { database: placeOfDatabase(), events: placeOfEvents() };
  expect(await root.connection.test(both)).toMatchObject({
    database: { version: expect.stringMatching(/^PostgreSQL \d/), holds: 'nothing' },
    events: { version: expect.stringMatching(/^(Redis|Valkey) \d/) },
  });
  expect(await root.connection.list()).toMatchObject({ database: { next: null }, events: { next: null } });
  await root.connection.choose(both);
  // The password is kept, and belongs to this place alone.
  await root.connection.choose({ database: placeOfDatabase({ password: '' }) });
  await expect(root.connection.test({ database: placeOfDatabase({ username: 'guest', password: '' }) })).rejects.toMatchObject({
    code: 'connection.login',
  });

  const shown = await root.connection.list();
  const { password: _, ...place } = placeOfDatabase();
  expect(shown.database).toEqual({ now: null, next: place, variable: null, hasPassword: true, isWaiting: true });
  const waiting = path.join(dataDir, 'connections.next.json');
  expect((await stat(waiting)).mode & 0o777).toBe(0o600);
  expect(await readFile(waiting, 'utf8')).toContain(encodeURIComponent(PASSWORD));
  const { records } = await root.audit.list();
  expect(records.map(({ action, target }) => `${action} ${target}`)).toEqual(
    expect.arrayContaining(['connection.choose database', 'connection.choose events', `connection.test 127.0.0.1:${postgres.port}`]),
  );
  const said = [JSON.stringify([shown, records, await root.settings.database()]), product.said()].join();
  const log = await readFile(path.join(dataDir, 'logs', 'api.log'), 'utf8');
  for (const secret of [PASSWORD, encodeURIComponent(PASSWORD), 'shared words', 'shared%20words'])
    for (const text of [said, log]) expect(text).not.toContain(secret);
  // Commands work on the database that the site uses until the start.
  expect((await runCommand(dataDir, ['user', 'create', 'before'])).code).toBe(0);
});

test('the next start takes it, the environment overrules it, and without it the private database is back', async () => {
  await product.stop();
  const skipped = until(() =>
    postgres.run(SKIP_SLIDES, 'chosen').then(
      () => true,
      () => false,
    ),
  );
  await start();
  await skipped;
  const { database, events } = await root.connection.list();
  const { password: _, ...place } = placeOfDatabase();
  expect(database).toMatchObject({ now: place, next: place, isWaiting: false, variable: null });
  expect(events).toMatchObject({ now: { port: placeOfEvents().port } });
  await until(async () => (await redis.ask('-a', 'shared words', 'pubsub', 'channels', 'oj_events.*'))[0]);
  expect(await root.settings.database()).toMatchObject({ dbHost: '127.0.0.1', dbName: 'chosen', dbPassword: '' });
  expect((await root.connection.test({ database: placeOfDatabase({ password: '' }) })).database).toMatchObject({ holds: 'thisSite' });

  expect((await root.connection.choose({ files: placeOfFiles() })).files).toMatchObject({ holds: 'nothing' });
  await root.connection.drop({ kind: 'events' });
  await product.stop();
  await start({ OJ_EVENTS: redis.url });
  const overruled = await root.connection.list();
  expect(overruled.events).toMatchObject({ now: { port: placeOfEvents().port }, variable: 'OJ_EVENTS', next: null, isWaiting: false });
  expect(overruled.files).toMatchObject({ now: { bucket: 'judge-files', prefix: 'of/site' }, hasPassword: true });
  expect((await root.connection.test({ files: placeOfFiles({ password: '' }) })).files).toMatchObject({ holds: 'thisSite' });
  await root.connection.drop({ kind: 'database' });
  await root.connection.drop({ kind: 'files' });
  // This call has the names that existing clients use.
  await root.settings.setDatabase({ redisHost: '127.0.0.1', redisPort: placeOfEvents().port, redisPassword: 'shared words' });
  await product.stop();
  await start();
  expect(await root.connection.list()).toMatchObject({
    database: { now: null, next: null },
    events: { variable: null },
    files: { now: null },
  });
  expect((await root.users.list({ keyword: 'before' })).records).toMatchObject([{ username: 'before' }]);
});

test('a start that cannot use what was chosen names the file; so does one that cannot read it', async () => {
  await root.connection.choose({ database: placeOfDatabase() });
  await product.stop();
  await postgres.close();
  const file = path.join(dataDir, 'connections.json');
  const failed = await runCommand(dataDir, ['start'], undefined, { PORT: '0', OJ_JUDGES: '0' });
  expect(failed).toMatchObject({ code: 1, said: expect.stringContaining(`remove ${file}, or set DATABASE_URL`) });
  await writeFile(file, '{"DATABASE_URL":');
  expect(await runCommand(dataDir, ['start'])).toMatchObject({ code: 1, said: expect.stringContaining(`${file} cannot be used`) });
  await rm(file);
  await start();
});

test('it is for the super admin', async () => {
  for (const call of ['list', 'test', 'choose'] as const)
    await expect(product.as().connection[call]({})).rejects.toMatchObject({ code: 'login.required' });
});
