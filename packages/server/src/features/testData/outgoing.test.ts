import { randomBytes } from 'node:crypto';
import { mkdtemp, readlink, readdir, rm } from 'node:fs/promises';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { finished } from 'node:stream/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FileStore } from '../../files/store';
import { filesOf, packed } from './outgoing';

let store: FileStore;
let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'oj-outgoing-'));
  store = new FileStore({ dataDir });
});
afterAll(() => rm(dataDir, { recursive: true }));

const MISSING = 'f'.repeat(64);
async function caseOf(number: number, input: string, answer: string) {
  const [{ hash: inputHash }, { hash: answerHash }] = [await store.put(input), await store.put(answer)];
  return { number, inputHash, answerHash };
}

/** Stored files that this process holds open. */
async function openFiles() {
  const links = await Promise.all((await readdir('/proc/self/fd')).map(fd => readlink(`/proc/self/fd/${fd}`).catch(() => '')));
  return links.filter(link => link.startsWith(dataDir));
}

test('breaks off when files are missing, and only that', async () => {
  const stream = packed(filesOf([{ number: 1, inputHash: MISSING, answerHash: MISSING }]), store);
  await expect(buffer(stream)).rejects.toThrow('ENOENT');
});

test('holds no file open when the receiver goes away', async () => {
  const stream = packed(filesOf([await caseOf(1, randomBytes(4 << 20).toString('hex'), 'b')]), store);
  // The head of the archive can be read before the file is opened.
  await once(stream, 'readable');
  await expect.poll(openFiles).toHaveLength(1);
  stream.destroy();
  await finished(stream).catch(() => undefined);
  await expect.poll(openFiles).toEqual([]);
});
