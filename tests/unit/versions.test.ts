import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, lstatSync, mkdirSync, readdirSync, readlinkSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Checkout } from '../support/checkout';
import { until } from '../support/until';

/** Builds and tools of before, and who works with them. */
let checkout: Checkout;
beforeEach(() => void (checkout = new Checkout()));
afterEach(() => checkout.dispose());

const inPackage = (name: string, ...rest: readonly string[]) => path.join(checkout.folder, 'packages', name, ...rest);
const buildsOf = (name: string) => readdirSync(inPackage(name)).filter(each => each.startsWith('dist-'));
const current = (name: string) => readlinkSync(inPackage(name, 'dist'));

/** Builds what these sources are, and says how the folder of the server's is called. */
async function build(sources: string) {
  writeFileSync(inPackage('server', 'vite.config.ts'), sources);
  const { code, said } = await checkout.oj('build').ended;
  expect([code, said]).toEqual([0, expect.any(String)]);
  return current('server');
}

/** Works with a folder as the launcher does. */
async function hold(folder: string) {
  const holder = spawn('flock', ['--shared', folder, 'sh', '-c', 'echo held; exec sleep 600'], { detached: true });
  await once(holder.stdout, 'data');
  return async () => {
    process.kill(-(holder.pid ?? 0), 'SIGKILL');
    await once(holder, 'close');
  };
}

test('each build has a folder of its own: the newest two stay, and that of before with whoever works with it', async () => {
  const first = await build('1');
  const release = await hold(inPackage('server', first));
  const [second, third, fourth] = [await build('2'), await build('3'), await build('4')];
  expect(new Set([first, second, third, fourth]).size).toBe(4);
  expect(buildsOf('server').toSorted()).toEqual([first, third, fourth].toSorted());
  await release();
  const fifth = await build('5');
  expect(buildsOf('server').toSorted()).toEqual([fourth, fifth].toSorted());
});

test('sources of before have their build already', async () => {
  const first = await build('1');
  const second = await build('2');
  checkout.forget();
  expect(await build('1')).toBe(first);
  expect(checkout.calls()).not.toContain('server');
  // It is the newest again.
  await build('3');
  expect(buildsOf('server')).not.toContain(second);
  expect(buildsOf('server')).toContain(first);
});

test('a build that is killed leaves the one of before, and the next one removes what it has left', async () => {
  const first = await build('1');
  checkout.let('server', 'mkdir -p "$folder"; touch "$STAND_INS/begun"; sleep 600');
  writeFileSync(inPackage('server', 'vite.config.ts'), '2');
  const { child, ended } = checkout.oj('build');
  await until(() => existsSync(checkout.at('begun')));
  process.kill(-(child.pid ?? 0), 'SIGKILL');
  await ended;
  expect(current('server')).toBe(first);
  expect(buildsOf('server')).toContainEqual(expect.stringMatching(/^dist-[0-9a-f]{12}\.\d+\.partial$/));
  checkout.let('server', '');
  const second = await build('2');
  expect(second).not.toBe(first);
  expect(buildsOf('server').toSorted()).toEqual([first, second].toSorted());
});

test('a build that fails leaves the one of before', async () => {
  const first = await build('1');
  checkout.let('server', 'mkdir -p "$folder"; exit 3');
  writeFileSync(inPackage('server', 'vite.config.ts'), '2');
  expect((await checkout.oj('build').ended).code).toBe(1);
  expect(current('server')).toBe(first);
});

test('a folder that is no link, from before there were versions, makes room for one', async () => {
  mkdirSync(inPackage('server', 'dist'));
  writeFileSync(inPackage('server', 'dist', 'main.js'), 'of before');
  const first = await build('1');
  expect(lstatSync(inPackage('server', 'dist')).isSymbolicLink()).toBe(true);
  expect(existsSync(inPackage('server', first, 'main.js'))).toBe(true);
});

test('a change is seen that leaves the size of a file and the time of its change as they were', async () => {
  const file = inPackage('server', 'vite.config.ts');
  const long = new Date('2020-01-01');
  const first = await build('1');
  utimesSync(file, long, long);
  expect(await build('1')).toBe(first);
  writeFileSync(file, '2');
  utimesSync(file, long, long);
  const { code } = await checkout.oj('build').ended;
  expect([code, current('server')]).toEqual([0, expect.not.stringMatching(first)]);
});

test('a newer pnpm has a folder of its own, too', async () => {
  const tools = (...names: readonly string[]) => path.join(checkout.folder, '.tools', ...names);
  const versions = () => readdirSync(tools()).filter(name => /^(pnpm|node)-/.test(name));
  for (const name of ['pnpm-1.0.0', 'pnpm-2.0.0', 'pnpm-3.0.0', 'pnpm-4.0.0.123.partial', 'node-24.0.0'])
    mkdirSync(tools(name), { recursive: true });
  for (const day of [1, 2, 3]) utimesSync(tools(`pnpm-${day}.0.0`), new Date(2020, 0, day), new Date(2020, 0, day));
  const release = await hold(tools('pnpm-1.0.0'));
  await build('1');
  const now = readlinkSync(tools('bin', 'pnpm')).split('/')[1] ?? '';
  expect(versions().toSorted()).toEqual(['node-24.0.0', 'pnpm-1.0.0', 'pnpm-3.0.0', now].toSorted());
  await release();
  // It was removed by hand.
  rmSync(tools(now), { recursive: true });
  await build('1');
  expect(versions().toSorted()).toEqual(['node-24.0.0', 'pnpm-3.0.0', now].toSorted());
});
