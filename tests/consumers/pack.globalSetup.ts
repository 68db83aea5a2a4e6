import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';
import { publishOnce } from '../../scripts/publishOnce.mjs';
import { startRegistry } from './registry';

declare module 'vitest' {
  interface ProvidedContext {
    /** @oj/ui as it would be published: the tarball. */
    tarball: string;
    /** The same, unpacked. */
    packageFolder: string;
    /** Where it was published to: a registry on this machine. */
    registry: { url: string; options: string[]; published: boolean };
  }
}

const execute = promisify(execFile);
const uiFolder = path.resolve('packages/ui');

/** Builds @oj/ui if anything of it has changed, packs and publishes it, once for all files of the project. */
export async function setup(project: TestProject) {
  await execute(process.execPath, ['scripts/oj.mjs', 'build:ui'], { maxBuffer: 1 << 26 });
  const room = await mkdtemp(path.join(tmpdir(), 'oj-package-'));
  await execute('npm', ['pack', '--pack-destination', room], { cwd: path.join(uiFolder, 'dist') });
  const [name = ''] = await readdir(room);
  const tarball = path.join(room, name);
  const packageFolder = path.join(room, 'unpacked');
  await mkdir(packageFolder);
  await execute('tar', ['xzf', tarball, '-C', packageFolder, '--strip-components=1']);
  const { stop, ...registry } = await startRegistry();
  // Only a workflow can say where it was built.
  const published = await publishOnce(path.join(uiFolder, 'dist'), ['--provenance=false', ...registry.options]);
  project.provide('registry', { ...registry, published });
  project.provide('tarball', tarball);
  project.provide('packageFolder', packageFolder);
  return () => Promise.all([stop(), rm(room, { recursive: true, force: true })]);
}
