import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ranges } from '../../packages/ui/build/manifest';
import { fileOf, type Lockfile, packagesFor, withOwnVersions, withoutOwnVersions } from '../../scripts/lockfiles.mjs';
import { fileOfProject, projects } from '../../scripts/packageStore.mjs';

interface Manifest {
  dependencies: Record<string, string>;
  peerDependencies?: Record<string, string>;
}
const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

const lock: Lockfile = {
  packages: {
    '': { name: 'judge', dependencies: { '@oj/ui': 'file:../oj-ui-1.2.3.tgz' } },
    'node_modules/@oj/ui': { version: '1.2.3', resolved: 'file:../oj-ui-1.2.3.tgz', integrity: 'sha512-x', dependencies: { a: '^1.0.0' } },
    'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' },
    'node_modules/b': { version: '2.0.0', integrity: 'sha512-b' },
    'node_modules/b/node_modules/a': { version: '0.9.0', integrity: 'sha512-old' },
    'node_modules/c': { name: '@scope/c', version: '3.0.0', integrity: 'sha512-c' },
    'node_modules/inside': { version: '4.0.0', inBundle: true },
    'node_modules/of-linux': { version: '5.0.0', integrity: 'sha512-d', os: ['linux'], cpu: ['x64'], libc: ['glibc'] },
    'node_modules/of-alpine': { version: '5.0.0', integrity: 'sha512-e', os: ['linux'], libc: ['musl'] },
    'node_modules/of-any-but-windows': { version: '5.0.0', integrity: 'sha512-f', os: ['!win32'] },
  },
};

describe('a lockfile of a stranger’s project', () => {
  it('is committed without version and content of our own packages', () => {
    const { packages } = withoutOwnVersions(lock, { '@oj/ui': '0' });
    expect(packages['']).toEqual({ name: 'judge', dependencies: { '@oj/ui': '0' } });
    expect(packages['node_modules/@oj/ui']).toEqual({ dependencies: { a: '^1.0.0' } });
    expect(packages['node_modules/a']).toEqual({ version: '1.0.0', integrity: 'sha512-a' });
  });

  it('is given to npm with the version that is built here', () => {
    const { packages } = withOwnVersions(withoutOwnVersions(lock, {}), { '@oj/ui': '2.0.0' });
    expect(packages['node_modules/@oj/ui']).toEqual({ version: '2.0.0', dependencies: { a: '^1.0.0' } });
    expect(packages['node_modules/b']).toEqual({ version: '2.0.0', integrity: 'sha512-b' });
  });

  it('names what a platform installs from a registry, each version once', () => {
    const named = (os: string, cpu: string, libc?: string) =>
      packagesFor({ os, cpu, libc }, [lock, lock]).map(({ name, version }) => `${name}@${version}`);
    const everywhere = ['a@1.0.0', 'b@2.0.0', 'a@0.9.0', '@scope/c@3.0.0'];
    expect(named('linux', 'x64', 'glibc')).toEqual([...everywhere, 'of-linux@5.0.0', 'of-any-but-windows@5.0.0']);
    expect(named('linux', 'arm64', 'musl')).toEqual([...everywhere, 'of-alpine@5.0.0', 'of-any-but-windows@5.0.0']);
    expect(named('win32', 'x64')).toEqual(everywhere);
  });

  it('is of files that are called as npm calls them', () => {
    expect(fileOf({ name: '@scope/c', version: '3.0.0-rc.1' })).toBe('scope-c-3.0.0-rc.1.tgz');
  });
});

describe.each(projects())('the lockfile of %s', project => {
  const text = readFileSync(fileOfProject(project, 'package-lock.json'), 'utf8');
  const { packages } = JSON.parse(text) as Lockfile;
  const manifest = readJson(fileOfProject(project, 'package.json')) as Manifest;

  it('names no registry, and the content of everything but our own packages', () => {
    expect(text).not.toMatch(/"resolved"|registry/);
    const open = Object.entries(packages).filter(([place, { integrity }]) => place && !integrity);
    expect(open.map(([place]) => place).filter(place => !place.startsWith('node_modules/@oj/'))).toEqual([]);
  });

  it('is that of its package.json and of our packages; after a change of these: node scripts/oj.mjs lockfiles', () => {
    expect(packages['']?.dependencies).toEqual(manifest.dependencies);
    for (const [place, { dependencies, peerDependencies }] of Object.entries(packages)) {
      const [, folder] = /^node_modules\/@oj\/(\w+)$/.exec(place) ?? [];
      if (!folder) continue;
      const own = readJson(`packages/${folder}/package.json`) as Manifest;
      expect(dependencies).toEqual(folder === 'ui' ? ranges(own.dependencies) : own.dependencies);
      expect(peerDependencies).toEqual(own.peerDependencies);
    }
  });
});
