import { Status } from '@oj/contract';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BucketPlace } from '../../packages/server/src/files/bucketPlace';
import { openDatabase } from '../../packages/server/src/database/database';
import { postgresUrl } from '../../packages/server/src/database/embeddedUrl';
import { readConfig } from '../../packages/server/src/config';
import { FileStore } from '../../packages/server/src/files/store';
import { type BucketServer, bucketServer } from '../support/bucket';
import { runCommand } from '../support/commands';
import { contestsOf } from '../support/contests';
import { judged, verdictOf } from '../support/judged';
import { pictureWith } from '../support/pictures';
import { type Api, asRoot, copySeeded, type Product, startProduct } from '../support/product';
import { until } from '../support/until';

/** A site whose files are in a bucket, from its first start to its backup. */
let folder: string;
let server: BucketServer;
let product: Product;
let root: Api;
let pid: number;
const at = (name: string) => path.join(folder, name);
const copies = () => at('site/copies');
const databaseUrl = (name: string) => Object.assign(new URL(postgresUrl(at('site'))), { pathname: `/${name}` }).href;
const elsewhere = () => ({
  ...server.env,
  DATABASE_URL: databaseUrl('copy'),
  OJ_FILES: server.env.OJ_FILES.replace('/of/tests', '/restored'),
});
const storeAt = (env: Record<string, string>, dataDir: string) => new FileStore({ dataDir, bucket: readConfig(env).bucket as BucketPlace });
const command = (...args: string[]) => runCommand(at('site'), args, undefined, server.env);

/** Another database of the same server: quicker than another server. */
async function createDatabase(name: string) {
  const url = new URL(postgresUrl(at('site')));
  const { $client } = openDatabase(Object.assign(new URL(url), { username: 'oj' }).href, { connections: 1 });
  await $client.query(`create database ${name} owner ${url.username}`);
  await $client.end();
}

const echo = '#include <iostream>\nint main() { int a; std::cin >> a; std::cout << a; }';

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'oj-test-'));
  server = await bucketServer();
  await server.start();
  await mkdir(at('site'));
  copySeeded('emptyDir', at('site'));
  product = await startProduct({ dataDir: at('site'), env: { ...server.env, OJ_STARTER: '0' } });
  root = await asRoot(product);
  pid = await contestsOf(
    () => product,
    () => root,
  ).problem();
});
afterAll(async () => {
  await product.stop();
  await server.dispose();
  await rm(folder, { recursive: true, force: true });
});

test('test data and pictures are in the bucket; a machine that has no copies fetches them', async () => {
  const { link } = await root.attachment.uploadPicture({ file: pictureWith('') });
  const { link: again } = await root.attachment.uploadPicture({ file: pictureWith('') });
  expect(again).toBe(link);
  const drawn = async () => Buffer.from(await (await fetch(product.url + link)).arrayBuffer());
  const before = await drawn();
  expect((await storeAt(server.env, at('site')).list()).length).toBeGreaterThan(0);
  expect(existsSync(at('site/files'))).toBe(false);

  await rm(copies(), { recursive: true });
  expect((await judged(root, { pid: 'CP1', code: echo })).status).toBe(Status.accepted);
  expect((await drawn()).equals(before)).toBe(true);
  expect(
    Buffer.from(await (await root.testData.download({ pid })).arrayBuffer())
      .subarray(0, 2)
      .toString(),
  ).toBe('PK');
});

test('a bucket that does not answer stops what needs it and nothing else; a judge waits for it', async () => {
  await server.stop();
  await rm(copies(), { recursive: true });
  await expect(root.attachment.uploadPicture({ file: pictureWith('', 220) })).rejects.toMatchObject({ code: 'server.busy' });
  const { submitId } = await root.submission.submit({ pid: 'CP1', language: 'C++ 17', code: echo });
  expect((await root.submission.list({})).total).toBeGreaterThan(0);
  await server.start();
  expect((await verdictOf(root, submitId)).status).toBe(Status.accepted);
});

test('a bucket that stands still holds up what waits for it and nothing else; what was not told is not there by half', async () => {
  const picture = pictureWith('', 260);
  const held = server.hold();
  let told = false;
  const sent = root.attachment.uploadPicture({ file: picture }).then(answer => ((told = true), answer));
  await until(() => held.held() > 0);
  expect((await root.submission.list({})).total).toBeGreaterThan(0);
  expect((await judged(root, { pid: 'CP1', code: `${echo} // meanwhile` })).status).toBe(Status.accepted);
  expect(told).toBe(false);
  held.goOn();
  const { link } = await sent;
  expect((await fetch(product.url + link)).status).toBe(200);

  const again = server.hold();
  const cut = root.attachment.uploadPicture({ file: pictureWith('', 300) }).then(
    () => 'told',
    () => 'cut',
  );
  await until(() => again.held() > 0);
  await product.kill();
  expect(await cut).toBe('cut');
  again.goOn();
  product = await startProduct({ dataDir: at('site'), env: { ...server.env, OJ_STARTER: '0' } });
  root = await asRoot(product);
  expect((await command('verify', '--json')).code).toBe(0);
  expect((await fetch(product.url + link)).status).toBe(200);
});

test('backup, restore and verify hold the bucket as they hold a folder', async () => {
  const made = await command('backup', at('site.tar'), '--json');
  expect([made.code, JSON.parse(made.result)]).toEqual([0, expect.objectContaining({ damaged: [], missing: [] })]);
  const { files } = JSON.parse(made.result) as { files: number };
  expect(files).toBe(3);

  await createDatabase('copy');
  const taken = await runCommand(at('copy'), ['restore', at('site.tar')], undefined, { ...elsewhere(), ...server.env });
  expect(taken).toMatchObject({ code: 2, said: expect.stringContaining('belong to another database') });

  const restore = () => runCommand(at('copy'), ['restore', at('site.tar'), '--json'], undefined, elsewhere());
  const restored = await restore();
  expect([restored.code, JSON.parse(restored.result)]).toEqual([0, expect.objectContaining({ files })]);
  expect((await runCommand(at('copy'), ['verify'], undefined, elsewhere())).code).toBe(0);

  const store = storeAt(elsewhere(), at('copy'));
  const [lost] = await store.list();
  await store.remove(lost as string);
  await store.put('nobody uses this');
  const verified = await runCommand(at('copy'), ['verify', '--json'], undefined, elsewhere());
  expect([verified.code, JSON.parse(verified.result)]).toEqual([
    3,
    expect.objectContaining({
      missing: [expect.objectContaining({ name: `files/${lost}` })],
      orphans: [expect.objectContaining({ bytes: 16 })],
    }),
  ]);
  const kept = await runCommand(at('copy'), ['retention', '--days', '0', '--delete', '--json'], undefined, elsewhere());
  const [unused] = (JSON.parse(kept.result) as { kinds: { files: number; bytes: number }[] }).kinds;
  expect(unused).toMatchObject({ files: 1, bytes: 16 });
  expect((await command('verify')).code).toBe(0);
});

test('a start says what is wrong with a bucket that cannot be used', async () => {
  const refused = async (env: Record<string, string>) => (await runCommand(at('refused'), ['start'], undefined, env)).said;
  expect(await refused({ ...server.env, OJ_FILES: 's3://only-a-name' })).toContain('OJ_FILES must look like s3://bucket/prefix?endpoint=');
  expect(await refused({ ...server.env, OJ_FILES_SECRET: '' })).toContain('OJ_FILES_KEY_ID and OJ_FILES_SECRET are needed');
});
