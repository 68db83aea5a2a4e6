import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type BucketServer, bucketServer } from '../../../../tests/support/bucket';
import { readConfig } from '../config';
import { Bucket, BucketFault } from './bucket';
import type { BucketPlace } from './bucketPlace';
import { LocalCopies } from './localCopies';
import { FileStore, type Place } from './store';

let dataDir: string;
let otherDir: string;
let server: BucketServer;
let bucket: BucketPlace;
beforeAll(async () => {
  [dataDir, otherDir] = (await Promise.all(['a', 'b'].map(name => mkdtemp(path.join(tmpdir(), `oj-store-${name}-`))))) as [string, string];
  server = await bucketServer();
  await server.start();
  bucket = readConfig(server.env).bucket as BucketPlace;
});
afterAll(async () => {
  await server.dispose();
  await Promise.all([dataDir, otherDir].map(folder => rm(folder, { recursive: true })));
});

describe.each(['folder', 'bucket'])('in a %s', where => {
  const place = (folder = dataDir): Place => ({ dataDir: folder, bucket: where === 'bucket' ? bucket : undefined });
  const arriving = () => path.join(dataDir, where === 'bucket' ? 'copies' : '', 'files', 'arriving');

  test('the same bytes are one file, whatever the pieces', async () => {
    const store = new FileStore(place());
    const whole = await store.put('1 2\n');
    const pieces = await store.put(['1 ', Buffer.from('2\n')]);

    expect(pieces).toEqual(whole);
    expect(await readFile(await store.localPath(whole.hash), 'utf8')).toBe('1 2\n');
    expect(await text(await store.read(whole.hash))).toBe('1 2\n');
    expect((await store.find(whole.hash))?.bytes).toBe(4);
    expect(await store.list()).toContain(whole.hash);
  });

  test('content that breaks off leaves nothing behind', async () => {
    const store = new FileStore(place());
    function* breaking() {
      yield 'half';
      throw new Error('lost');
    }
    await expect(store.put(breaking())).rejects.toThrow('lost');
    expect(await readdir(arriving())).toEqual([]);
  });

  test('a file that is removed is gone, and may come back', async () => {
    const store = new FileStore(place());
    const { hash } = await store.put('for a while');
    await store.remove(hash);
    await store.remove(hash);
    expect(await store.has(hash)).toBe(false);
    await expect(store.read(hash)).rejects.toMatchObject({ code: 'route.notFound' });
    await expect(store.localPath(hash)).rejects.toMatchObject({ code: 'ENOENT' });
    expect(await store.original(hash)).toBeUndefined();
    expect((await store.put('for a while')).hash).toBe(hash);
    expect(await store.has(hash)).toBe(true);
  });

  test('a name that is not a hash is refused', async () => {
    const store = new FileStore(place());
    expect(() => store.pathOf('../../etc/passwd')).toThrow();
    await expect(store.find('../../etc/passwd')).rejects.toThrow();
  });
});

test('what one machine puts into the bucket another has, once for all who ask at the same time', async () => {
  const { hash } = await new FileStore({ dataDir, bucket }).put('from here');
  const there = new FileStore({ dataDir: otherDir, bucket });
  const paths = await Promise.all([there.localPath(hash), there.localPath(hash), there.localPath(hash)]);
  expect(new Set(paths).size).toBe(1);
  expect(await readFile(there.pathOf(hash), 'utf8')).toBe('from here');
});

test('what the bucket holds under a wrong name is never taken for the file', async () => {
  const store = new FileStore({ dataDir: otherDir, bucket });
  const wrong = path.join(otherDir, 'wrong');
  await writeFile(wrong, 'other bytes');
  const hash = 'ab'.repeat(32);
  await new Bucket(bucket).put(`files/ab/${hash}`, { hash, path: wrong, bytes: 11 });
  await expect(store.localPath(hash)).rejects.toThrow('holds other bytes');
  await expect(store.localPath(hash)).rejects.toThrow('holds other bytes');
});

test('a bucket is listed page by page', async () => {
  const store = new FileStore({ dataDir, bucket }, 'public');
  const hashes = [];
  for (let i = 0; i < 5; i++) hashes.push((await store.put(`page ${i}`)).hash);
  const keys: string[] = [];
  for await (const key of new Bucket(bucket).list('public/', { most: 2 })) keys.push(path.basename(key));
  expect(keys.toSorted()).toEqual(hashes.toSorted());
});

test('a bucket that refuses says why, and one that does not answer is named', async () => {
  const stranger = new FileStore({ dataDir: otherDir, bucket: { ...bucket, secret: 'another one' } });
  await expect(stranger.put('not mine')).rejects.toThrow(
    /^the bucket judge-files at 127\.0\.0\.1:\d+ refuses PUT: 403 SignatureDoesNotMatch$/,
  );
  await expect(new FileStore({ dataDir, bucket: { ...bucket, name: 'no-such-bucket' } }).list()).rejects.toThrow(BucketFault);
  await server.stop();
  await expect(new FileStore({ dataDir, bucket }).find('ab'.repeat(32))).rejects.toThrow(/ does not answer$/);
  await server.start();
});

test('copies that were used longest ago go when there is no room, and never one that may be in use', async () => {
  const folder = await mkdtemp(path.join(otherDir, 'copies-'));
  const copies = new LocalCopies(folder, 10);
  const [oldest, older, used] = ['1', '2', '3'].map(name => path.join(folder, name)) as [string, string, string];
  for (const [index, file] of [oldest, older, used].entries()) {
    await writeFile(file, 'six by');
    const at = Date.now() / 1_000 - 10_000 + index;
    await utimes(file, at, at);
  }
  expect(await copies.use(used)).toBe(true);
  expect(await copies.use(path.join(folder, 'none'))).toBe(false);
  await copies.sweep();
  expect(await readdir(folder)).toEqual(['3']);
  await writeFile(older, 'six by');
  await copies.sweep();
  expect(await readdir(folder)).toEqual(['2', '3']);
});
