import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FileStore } from './store';

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'oj-store-'));
});
afterAll(() => rm(dataDir, { recursive: true }));

test('the same bytes are one file, whatever the pieces', async () => {
  const store = new FileStore({ dataDir });
  const whole = await store.put('1 2\n');
  const pieces = await store.put(['1 ', Buffer.from('2\n')]);

  expect(pieces).toEqual(whole);
  expect(await readFile(store.pathOf(whole.hash), 'utf8')).toBe('1 2\n');
});

test('content that breaks off leaves nothing behind', async () => {
  const store = new FileStore({ dataDir });
  function* breaking() {
    yield 'half';
    throw new Error('lost');
  }
  await expect(store.put(breaking())).rejects.toThrow('lost');
  expect(await readdir(path.join(dataDir, 'files', 'arriving'))).toEqual([]);
});

test('a file that is removed is gone, and may come back', async () => {
  const store = new FileStore({ dataDir });
  const { hash } = await store.put('for a while');
  await store.remove(hash);
  await store.remove(hash);
  expect(store.has(hash)).toBe(false);
  expect((await store.put('for a while')).hash).toBe(hash);
  expect(store.has(hash)).toBe(true);
});

test('a name that is not a hash is refused', () => {
  expect(() => new FileStore({ dataDir }).pathOf('../../etc/passwd')).toThrow();
});
