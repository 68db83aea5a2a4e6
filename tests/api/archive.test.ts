import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { freePort } from '../support/freePort';
import { until } from '../support/until';

/** Makes an archive of this checkout, unpacks it elsewhere, and starts what is in it. */
let room: string;
let release: string;
const PATIENCE_MS = 240_000;

beforeAll(() => {
  room = mkdtempSync(path.join(tmpdir(), 'oj-release-'));
  const made = spawnSync(process.execPath, ['scripts/oj.mjs', 'archive', room], { encoding: 'utf8', timeout: PATIENCE_MS });
  expect([made.status, made.stderr]).toEqual([0, '']);
  const [archive = '', ...others] = readdirSync(room);
  expect([archive, others]).toEqual([expect.stringMatching(/^oj-\d+\.\d+\.\d+-linux-\w+\.tar\.gz$/), []]);
  const place = path.join(room, '发布 here');
  mkdirSync(place);
  expect(spawnSync('tar', ['-xzf', path.join(room, archive), '-C', place]).status).toBe(0);
  rmSync(path.join(room, archive));
  release = path.join(place, path.basename(archive, '.tar.gz'));
}, PATIENCE_MS);
afterAll(() => rmSync(room, { recursive: true, force: true }));

/** What would fetch or build something is called, and ends badly. */
function standIns() {
  const folder = path.join(room, 'stand-ins');
  const calls = path.join(room, 'calls');
  mkdirSync(folder, { recursive: true });
  for (const name of ['npm', 'pnpm', 'node', 'vite', 'git']) {
    writeFileSync(path.join(folder, name), `#!/bin/sh\necho ${name} >> '${calls}'\nexit 1\n`);
    chmodSync(path.join(folder, name), 0o755);
  }
  return { folder, calls: () => (existsSync(calls) ? readFileSync(calls, 'utf8') : '') };
}

function runIn(words: readonly string[], env: Record<string, string> = {}) {
  const { folder } = standIns();
  const child = spawn(path.join(release, '.tools/bin/node'), ['scripts/oj.mjs', ...words], {
    cwd: release,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { HOME: room, PATH: `${folder}:/usr/local/bin:/usr/bin:/bin`, OJ_PCH: '0', ...env },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk));
  const ended = new Promise<number | null>(resolve => child.once('close', resolve));
  onTestFinished(async () => {
    child.kill('SIGTERM');
    await ended;
  });
  return { child, said: () => said, ended };
}

test('what is unpacked starts, keeps its data, and answers commands, with nothing fetched or built', { timeout: PATIENCE_MS }, async () => {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const start = async () => {
    const running = runIn(['start'], { PORT: String(port), OJ_JUDGES: '0', OJ_STARTER: '0' });
    await until(() => running.said().includes('ready in'), PATIENCE_MS);
    return running;
  };
  const first = await start();
  expect(first.said()).toMatch(/root with the password \S{16}/);
  expect(await (await fetch(url)).text()).toContain('<div id="root">');
  expect(await (await fetch(`${url}/api/health`)).json()).toMatchObject({ status: 200, data: { database: true } });
  first.child.kill('SIGINT');
  expect(await first.ended).toBe(0);
  expect(existsSync(path.join(release, '.data/postgres'))).toBe(true);

  const second = await start();
  expect(second.said()).not.toContain('with the password');
  const user = runIn(['user', 'password', 'root', '--json']);
  expect([await user.ended, user.said()]).toEqual([0, expect.stringContaining('"password"')]);
  second.child.kill('SIGINT');
  expect(await second.ended).toBe(0);
  expect(standIns().calls()).toBe('');
});

test('commands of developers are no part of it', async () => {
  const refused = runIn(['build']);
  expect([await refused.ended, refused.said()]).toEqual([
    1,
    '[oj] A release has no command build, which is for developers: it needs a checkout.\n',
  ]);
  const help = runIn(['help']);
  expect([await help.ended, help.said()]).toEqual([0, expect.stringContaining('For operators')]);
  expect(help.said()).not.toContain('For developers');
});

test('nothing in it leads out of it or nowhere, and no source of a page or a test is packed', () => {
  const broken = spawnSync('find', ['-L', '.', '-type', 'l'], { cwd: release, encoding: 'utf8' }).stdout;
  expect(broken).toBe('');
  const links = spawnSync('find', ['.', '-type', 'l', '-printf', '%p %l\n'], { cwd: release, encoding: 'utf8' }).stdout;
  const outside = links
    .split('\n')
    .filter(Boolean)
    .filter(line => {
      const [link = '', target = ''] = line.split(' ');
      return path.isAbsolute(target) || path.relative('.', path.join(path.dirname(link), target)).startsWith('..');
    });
  expect(outside).toEqual([]);
  expect(readdirSync(path.join(release, 'packages')).toSorted()).toEqual(['app', 'server']);
  expect(readdirSync(path.join(release, 'packages/app'))).toEqual(['dist']);
  expect(JSON.parse(readFileSync(path.join(release, 'release.json'), 'utf8'))).toMatchObject({ platform: `linux-${process.arch}` });
});
