import { execFileSync } from 'node:child_process';
import { closeSync, openSync, readdirSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { nameOf, rightAnswer, verdictOf } from '../support/judged';
import { type Api, asRoot, copySeeded, type Product, startProduct } from '../support/product';
import { until } from '../support/until';

/** A disk of its own, so small that it is full at once. */
let dataDir: string;
let product: Product;
let root: Api;
const filler = () => path.join(dataDir, 'filler');
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'oj-full-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=400m', 'none', dataDir]);
  copySeeded('emptyDir', dataDir);
  product = await startProduct({ dataDir, env: { OJ_STARTER: '0' } });
  root = await asRoot(product);
  await root.problemEditor.add({
    problem: { problemId: 'SUM', title: 'Sum', description: '', input: 'i', output: 'o', examples: '', auth: 1 },
    samples: [{ input: '1 2\n', output: '3\n' }],
    languages: [{ name: 'C++ 17' }],
  });
});
afterAll(async () => {
  await product.stop();
  execFileSync('umount', [dataDir]);
  await rm(dataDir, { recursive: true });
});

/** Leaves no room at all. */
function fill() {
  const file = openSync(filler(), 'w');
  const block = Buffer.alloc(1 << 16);
  try {
    for (;;) writeSync(file, block);
  } catch (reason) {
    expect(reason).toMatchObject({ code: 'ENOSPC' });
  } finally {
    closeSync(file);
  }
}

/** Our processes, the launcher's children. */
const processes = () =>
  readdirSync('/proc')
    .filter(pid => /^\d+$/.test(pid))
    .filter(pid => {
      try {
        return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[1] === String(product.pid);
      } catch {
        return false;
      }
    })
    .toSorted();

describe('S4: a full disk', () => {
  test('S4: readers go on, writers are told so in a sentence, and no process ends', { timeout: 120_000 }, async () => {
    const before = processes();
    fill();
    const submit = () => root.submission.submit({ pid: 'SUM', language: 'C++ 17', code: rightAnswer });
    await expect(submit()).rejects.toMatchObject({ code: 'server.full', status: 507, message: expect.stringMatching(/no room left/) });
    const file = new Blob([new Uint8Array(100_000)]);
    await expect(root.testData.upload({ file, mode: 'default' })).rejects.toMatchObject({ code: 'server.full' });
    // Each of them writes lines to the log.
    for (let round = 0; round < 300; round++) {
      expect((await root.problem.list({})).records).toHaveLength(1);
      expect((await product.as().problem.detail({ problemId: 'SUM' })).problem.title).toBe('Sum');
      expect((await root.submission.list({})).records).toEqual([]);
    }
    expect((await asRoot(product)).token()).toBeTruthy();
    await expect(submit()).rejects.toMatchObject({ code: 'server.full' });
    expect(processes()).toEqual(before);

    rmSync(filler());
    const submitId = await until(() =>
      submit().then(
        row => row.submitId,
        () => undefined,
      ),
    );
    expect(nameOf((await verdictOf(root, submitId)).status)).toBe('accepted');
    expect(processes()).toEqual(before);
  });

  test('S4: a path is cut in the log', async () => {
    await fetch(`${product.url}/api/${'x'.repeat(5000)}`);
    await fetch(`${product.url}/api/get-website-config`);
    const lines = () => readFileSync(path.join(dataDir, 'logs', 'api.log'), 'utf8').split('\n');
    // The path is `/api/` and as many x as fit.
    expect(lines().some(line => line.includes('x'.repeat(190)))).toBe(true);
    expect(lines().filter(line => line.includes('x'.repeat(201)))).toEqual([]);
  });
});
