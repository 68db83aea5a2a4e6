import { execFileSync } from 'node:child_process';
import { closeSync, existsSync, openSync, readdirSync, readFileSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from '../../packages/server/src/database/database';
import { applyMigrations } from '../../packages/server/src/database/migrate';
import { startPostgres } from '../../packages/server/src/launch/postgres';
import { runCommand } from '../support/commands';
import { nameOf, rightAnswer, verdictOf } from '../support/judged';
import { type Api, asRoot, copySeeded, type Product, startProduct } from '../support/product';
import { until } from '../support/until';

/** A disk of its own, so small that it is full at once. */
let dataDir: string;
let product: Product;
let root: Api;
const filler = () => path.join(dataDir, 'filler');
beforeAll(async () => {
  dataDir = await smallDisk('400m');
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
  await removeDisk(dataDir);
});

/** A judge that has nothing to do measures its machine in a folder of its own, which may go while one looks. */
const OF_MEASURING = /\/work\/[^/]+\/judging-/;

function namesIn(folder: string): string[] {
  const paths = readdirSync(folder, { withFileTypes: true }).map(entry => [path.join(folder, entry.name), entry.isDirectory()] as const);
  return paths.filter(([name]) => !OF_MEASURING.test(name)).flatMap(([name, isFolder]) => (isFolder ? [name, ...namesIn(name)] : [name]));
}

/** Leaves so much room, by default none at all. */
function fill(leftBytes = 0, folder = dataDir) {
  const file = openSync(path.join(folder, 'filler'), 'w');
  try {
    for (;;) {
      const { bavail, bsize } = statfsSync(folder);
      const room = bavail * bsize - leftBytes;
      if (room <= 0 && leftBytes) break;
      writeSync(file, Buffer.alloc(leftBytes ? Math.min(room, 1 << 20) : 1 << 16));
    }
  } catch (reason) {
    expect(reason).toMatchObject({ code: 'ENOSPC' });
  } finally {
    closeSync(file);
  }
}

/** A folder on a disk of its own. */
async function smallDisk(size: string) {
  const folder = await mkdtemp(path.join(tmpdir(), 'oj-full-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'none', folder]);
  return folder;
}

async function removeDisk(folder: string) {
  execFileSync('umount', [folder]);
  await rm(folder, { recursive: true });
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
  test('S4: readers go on, writers are told so in a sentence, and no process ends', { timeout: 300_000 }, async () => {
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

  test(
    'S4: an upload that finds no more room is refused and leaves nothing, and what was stored before is there',
    { timeout: 300_000 },
    async () => {
      const before = await root.submission.list({});
      const files = () =>
        ['files', 'public', 'work']
          .map(folder => path.join(dataDir, folder))
          .filter(existsSync)
          .flatMap(namesIn)
          .toSorted();
      const kept = files();
      fill(90 << 20);
      const file = new Blob([new Uint8Array(120 << 20)]);
      await expect(root.testData.upload({ file, mode: 'default' })).rejects.toMatchObject({ code: 'server.full' });
      rmSync(filler());
      expect(files()).toEqual(kept);
      expect(await until(() => root.submission.list({}).catch(() => undefined))).toEqual(before);
      // Another name each time: what a busy server refused may be stored all the same.
      const refusals: unknown[] = [];
      const add = () => root.tagEditor.add({ name: `room ${refusals.length}`, oj: 'ME' });
      await until(() => add().catch((reason: unknown) => void refusals.push(reason))).catch(() => expect.fail(String(refusals.at(-1))));
    },
  );

  test('S4: a backup that finds no more room says so, and leaves the archive of before', { timeout: 300_000 }, async () => {
    const archive = path.join(dataDir, 'site.tar');
    const backup = () => runCommand(dataDir, ['backup', archive, '--replace']);
    expect((await backup()).code).toBe(0);
    const before = readFileSync(archive);
    fill();
    expect(await backup()).toMatchObject({ code: 1, said: expect.stringContaining('no room left on the disk') });
    rmSync(filler());
    expect(readFileSync(archive).equals(before)).toBe(true);
    expect(existsSync(`${archive}.partial`)).toBe(false);
    await until(async () => (await backup()).code === 0);
  });

  test('S4: an upgrade that finds no more room says so, and goes on when there is', { timeout: 300_000 }, async () => {
    const old = await smallDisk('200m');
    const server = await startPostgres(old);
    const database = openDatabase(server.url, { connections: 2 });
    await applyMigrations(database, { only: 1 });
    await database.$client.query(`insert into users (username, username_key, password_hash, role) values ('old', 'old', 'x', 1000)`);
    await database.$client.end();
    await server.stop();
    const env = { OJ_JUDGES: '0', OJ_STARTER: '0' };
    fill(256 << 10, old);
    const refused = await runCommand(old, ['start'], undefined, { ...env, PORT: '0' });
    expect(refused).toMatchObject({
      code: 1,
      said: expect.stringMatching(
        /^\[oj\] upgrade from .*\n\[oj\] This version changes the database, which is copied first: the disk of \S+ has 2\d\d\.\d KB left for that, and 1\d\d\.\d MB are needed\. Nothing was changed: make room there, and start again\.\n$/,
      ),
    });
    expect(readdirSync(old).filter(name => name.startsWith('postgres'))).toEqual(['postgres']);
    rmSync(path.join(old, 'filler'));
    fill(0, old);
    const stopped = await runCommand(old, ['backup', path.join(tmpdir(), 'never.tar')]);
    expect(stopped).toMatchObject({ code: 1, said: expect.stringContaining('no room left on the disk') });
    rmSync(path.join(old, 'filler'));
    const upgraded = await startProduct({ dataDir: old, withJudge: false, env });
    const { rows } = await upgraded.database().$client.query('select username from users order by id');
    expect(rows).toEqual([{ username: 'old' }]);
    await upgraded.stop();
    await removeDisk(old);
  });

  test('S4: a path is cut in the log', async () => {
    await fetch(`${product.url}/api/${'x'.repeat(5000)}`);
    await fetch(`${product.url}/api/get-website-config`);
    const lines = () => readFileSync(path.join(dataDir, 'logs', 'api.log'), 'utf8').split('\n');
    // The path is `/api/` and as many x as fit. A line is written after its answer.
    await until(() => lines().some(line => line.includes('x'.repeat(190))));
    expect(lines().filter(line => line.includes('x'.repeat(201)))).toEqual([]);
  });
});
