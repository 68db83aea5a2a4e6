import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, inject, test } from 'vitest';
import { lockedPackages } from '../../scripts/packageStore.mjs';
import { alone } from './project';

const execute = promisify(execFile);
const { url } = inject('registry');
const elsewhere = 'http://packages.example/';

describe('what strangers install in tests', () => {
  test('is all in the registry of the run', async () => {
    for (const { name, version } of lockedPackages()) {
      const { versions } = (await (await fetch(url + name.replace('/', '%2f'))).json()) as {
        versions: Record<string, { dist: { tarball: string } }>;
      };
      const tarball = versions[version]?.dist.tarball ?? '';
      expect([name, version, new URL(tarball).origin]).toEqual([name, version, new URL(url).origin]);
      expect((await fetch(tarball, { method: 'HEAD' })).status, tarball).toBe(200);
    }
  });

  test('is nothing else: that registry asks no other', async () => {
    expect((await fetch(`${url}is-odd`)).status).toBe(404);
  });

  test.each([
    ['npm', ['npm', 'view', 'is-odd', 'version', `--registry=${elsewhere}`, '--fetch-retries=0']],
    ['a program', ['node', '-e', `fetch('${elsewhere}')`]],
  ] as const)('comes from no other host: %s that asks one is refused', async (_, [command, ...args]) => {
    await expect(execute(command, args, { env: alone() })).rejects.toThrow(/ECONNREFUSED[^]*127\.0\.0\.1:9/);
  });
});
