import { spawnSync } from 'node:child_process';
import { copyFileSync, cpSync, existsSync, mkdirSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { commandOf, descendants } from '../judge/leftovers';
import { Checkout } from '../support/checkout';
import { freePort } from '../support/freePort';
import { startProduct } from '../support/product';
import { until } from '../support/until';

/** Mark in every build but the first: it would be noticed if one of its programs was started or one of its pages was sent. */
const OF_OTHERS = 'of another build';

test('a running site goes on with the build, the pages and the Node that it has begun with', async () => {
  const checkout = new Checkout();
  onTestFinished(() => checkout.dispose());
  const inCheckout = (...names: readonly string[]) => path.join(checkout.folder, ...names);
  const build = async (sources: string) => {
    for (const name of ['app', 'server']) writeFileSync(inCheckout('packages', name, 'vite.config.ts'), sources);
    const { code, said } = await checkout.oj('build').ended;
    expect([code, said]).toEqual([0, expect.any(String)]);
  };
  const real = path.resolve('packages');
  for (const name of ['package.json', 'migrations'])
    cpSync(path.join(real, 'server', name), inCheckout('packages/server', name), { recursive: true });
  symlinkSync(path.join(real, 'server/node_modules'), inCheckout('packages/server/node_modules'));
  for (const name of ['app', 'server']) checkout.let(name, `cp -rL ${path.join(real, name, 'dist')} "$folder"; exit 0`);
  await build('0');
  const node = inCheckout('.tools/node-24.0.0/bin/node');
  mkdirSync(path.dirname(node), { recursive: true });
  copyFileSync(process.execPath, node);
  const used = [...['app', 'server'].map(name => realpathSync(inCheckout('packages', name, 'dist'))), inCheckout('.tools/node-24.0.0')];
  const held = () => used.filter(folder => spawnSync('flock', ['--nonblock', folder, 'true']).status !== 0);

  const main = inCheckout('packages/server/dist/main.js');
  const site = await startProduct({ program: [node, main], embedded: true, env: { PORT: String(await freePort()) } });
  let isOver = false;
  // A test that fails leaves nothing running.
  onTestFinished(async () => void (isOver || (await site.kill())));
  const textOf = async (address: string) => {
    const response = await fetch(new URL(address, site.url));
    return `${response.status} ${await response.text()}`;
  };
  const page = await textOf('/');
  const asset = /\/assets\/[\w.-]+\.js/.exec(page)?.[0] ?? '';
  const script = await textOf(asset);
  expect([page, script]).toEqual([expect.stringContaining('id="root"'), expect.stringMatching(/^200 ./)]);
  await until(() => held().length === used.length);

  const programs = ['main', 'api', 'judge'].map(name => `echo 'throw new Error("${OF_OTHERS}")' > "$folder/${name}.js"`);
  checkout.let('server', `mkdir -p "$folder"; ${programs.join('; ')}; exit 0`);
  checkout.let('app', `mkdir -p "$folder/assets"; echo ${OF_OTHERS} > "$folder/index.html"; exit 0`);
  for (const sources of ['1', '2', '3']) await build(sources);
  const current = ['app', 'server'].map(name => realpathSync(inCheckout('packages', name, 'dist')));
  expect(used.filter(folder => current.includes(folder))).toEqual([]);

  const pidOf = (name: string) => descendants(site.pid).find(pid => commandOf(pid).includes(`/${name}.js`));
  for (const name of ['judge', 'api']) {
    const before = pidOf(name);
    process.kill(before ?? 0, 'SIGKILL');
    await until(() => ![undefined, before].includes(pidOf(name)));
  }
  await until(
    async () =>
      (
        await site
          .as()
          .site.health()
          .catch(() => undefined)
      )?.judges,
  );
  expect([await textOf('/'), await textOf(asset)]).toEqual([page, script]);
  expect(site.said()).not.toContain(OF_OTHERS);

  await site.stop();
  isOver = true;
  expect(held()).toEqual([]);
  await build('4');
  expect(used.map(existsSync)).toEqual([false, false, true]);
  await site.dispose();
});
