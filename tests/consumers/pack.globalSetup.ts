import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';
import { lockedPackages, missingPackages } from '../../scripts/packageStore.mjs';
import { publishOnce } from '../../scripts/publishOnce.mjs';
import { startRegistry } from './registry';

declare module 'vitest' {
  interface ProvidedContext {
    /** @oj/ui as it would be published: the tarball. */
    tarball: string;
    /** The same, unpacked. */
    packageFolder: string;
    /** Where it was published to, and @oj/client with it: a registry on this machine. */
    registry: { url: string; options: string[]; cache: string; published: boolean[]; versions: Record<string, string> };
  }
}

const execute = promisify(execFile);
const built = ['packages/ui/dist', 'packages/client/dist'].map(folder => path.resolve(folder));
const [uiFolder = ''] = built;

/** Builds our packages if anything of them has changed, packs and publishes them, once for all files of the project. */
export async function setup(project: TestProject) {
  if (missingPackages().length)
    throw new Error('.tools/packages lacks what these tests install: node scripts/oj.mjs test --project package');
  await execute(process.execPath, ['scripts/oj.mjs', 'build:packages'], { maxBuffer: 1 << 26 });
  const room = await mkdtemp(path.join(tmpdir(), 'oj-package-'));
  await execute('npm', ['pack', '--pack-destination', room], { cwd: uiFolder });
  const [name = ''] = await readdir(room);
  const tarball = path.join(room, name);
  const packageFolder = path.join(room, 'unpacked');
  await mkdir(packageFolder);
  await execute('tar', ['xzf', tarball, '-C', packageFolder, '--strip-components=1']);
  const { stop, ...registry } = await startRegistry(lockedPackages());
  // Only a workflow can say where it was built.
  const published = await Promise.all(built.map(folder => publishOnce(folder, ['--provenance=false', ...registry.options])));
  project.provide('registry', { ...registry, published, versions: Object.fromEntries(await Promise.all(built.map(versionOf))) });
  project.provide('tarball', tarball);
  project.provide('packageFolder', packageFolder);
  return () => Promise.all([stop(), rm(room, { recursive: true, force: true })]);
}

async function versionOf(folder: string): Promise<[string, string]> {
  const { name, version } = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8')) as { name: string; version: string };
  return [name, version];
}
