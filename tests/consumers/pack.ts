import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

export const execute = promisify(execFile);
export const uiFolder = path.resolve('packages/ui');

let packed: Promise<Packed> | undefined;

interface Packed {
  /** The tarball as it would be published. */
  tarball: string;
  /** The same, unpacked. */
  folder: string;
}

/** Builds @oj/ui and packs it; once for each test file. */
export const pack = () => (packed ??= packNow());

async function packNow(): Promise<Packed> {
  await execute('pnpm', ['build'], { cwd: uiFolder, maxBuffer: 1 << 26 });
  const room = await mkdtemp(path.join(tmpdir(), 'oj-package-'));
  await execute('npm', ['pack', '--pack-destination', room], { cwd: path.join(uiFolder, 'dist') });
  const [name = ''] = await readdir(room);
  const tarball = path.join(room, name);
  const folder = path.join(room, 'unpacked');
  await mkdir(folder);
  await execute('tar', ['xzf', tarball, '-C', folder, '--strip-components=1']);
  return { tarball, folder };
}
