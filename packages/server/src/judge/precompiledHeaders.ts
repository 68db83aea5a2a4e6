/**
 * What compilers have ready: precompiled headers, an archive of the Java compiler's own classes.
 *
 * A kit is made once for a compiler, in a box like any compile but at the lowest priority, and lies in the cache as
 * `<key>/kit/<place>` with the hash of its file. A compile shows it to its box as /app. It changes how fast a compiler is and not what
 * it makes: a compile that fails with a kit is done again without, and a kit that is missing or damaged is not used.
 */
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, statfs, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { writeFiles } from './compile';
import { hashFile } from './hashFile';
import { type InstalledLanguage } from './languages/installed';
import { type PrecompiledHeader, plainEnvironment } from './languages/language';
import { type Sandbox } from './sandbox/sandbox';

const mostKb = 512 << 10;
const leastFreeBytes = 4 * 2 ** 30;
/** A header that no compiler here has used for this time belongs to a compiler that is gone. */
const restingMs = 24 * 3600_000;
const limits = {
  cpuMs: 120_000,
  wallMs: 1200_000,
  memoryKb: 2 << 20,
  stackKb: 64 << 10,
  processes: 64,
  scratchKb: mostKb,
  scratchFiles: 256,
};
const lowestPriority = ['/usr/bin/nice', '-n', '19'];

interface Found {
  directory: string;
  /** Size and time of change of the file when its hash was right. */
  seen: string;
}

export class PrecompiledHeaders {
  readonly #directory: string;
  readonly #found = new Map<string, Found>();

  constructor(cacheDir: string) {
    this.#directory = join(cacheDir, 'pch');
  }

  /** The directory of the language's kit for this source: undefined when there is none, or when it is not as it was made. */
  async find(installed: InstalledLanguage, source: string): Promise<string | undefined> {
    const { pch } = installed;
    if (!pch || (pch.opening !== undefined && !opensWith(source, pch.opening))) return undefined;
    const key = keyOf(installed, pch);
    const directory = join(this.#directory, key, 'kit');
    const seen = await stateOf(join(directory, pch.artefact.place));
    if (seen === undefined) return undefined;
    if (this.#found.get(key)?.seen === seen) return directory;
    const hash = await readFile(join(this.#directory, key, 'hash'), 'utf8').catch(() => undefined);
    if (hash === undefined || (await hashFile(join(directory, pch.artefact.place)).catch(() => '')) !== hash) return undefined;
    this.#found.set(key, { directory, seen });
    await utimes(join(this.#directory, key), new Date(), new Date()).catch(() => undefined);
    return directory;
  }

  /**
   * Makes the precompiled headers that are missing, one after the other, and removes those of compilers that are gone.
   * @throws the signal's reason when it is aborted.
   */
  async make(sandbox: Sandbox, installed: readonly InstalledLanguage[], signal: AbortSignal): Promise<void> {
    const wanted = new Map<string, { pch: PrecompiledHeader; of: InstalledLanguage }>();
    for (const of of installed) if (of.pch) wanted.set(keyOf(of, of.pch), { pch: of.pch, of });
    await mkdir(this.#directory, { recursive: true });
    await this.#tidy(new Set(wanted.keys()));
    for (const [key, { pch, of }] of [...wanted].sort(([, a], [, b]) => a.pch.rank - b.pch.rank)) {
      if (await this.find(of, pch.opening ?? '')) continue;
      const { bavail, bsize } = await statfs(this.#directory);
      if (bavail * bsize < leastFreeBytes) return;
      await this.#makeOne(sandbox, key, pch, signal);
    }
  }

  async #makeOne(sandbox: Sandbox, key: string, pch: PrecompiledHeader, signal: AbortSignal) {
    const workDir = await mkdtemp(join(this.#directory, 'bench-'));
    const made = join(workDir, 'entry', 'kit', pch.artefact.place);
    const log = join(workDir, 'log');
    try {
      await mkdir(dirname(made), { recursive: true, mode: 0o755 });
      await Promise.all([writeFile(made, '', { mode: 0o644 }), writeFile(log, '')]);
      const command = {
        argv: [...lowestPriority, ...pch.argv],
        env: plainEnvironment,
        limits,
        needsProc: true,
        reservesMemory: true,
        put: await writeFiles(workDir, pch.files),
        take: [{ name: pch.artefact.file, to: made, maxKb: mostKb }],
        log: { path: log, maxKb: 16 },
      };
      const { ending, code } = await sandbox.runOnce(command, { number: 1, inputPath: '/dev/null', outputKb: mostKb }, signal);
      if (ending !== 'exit' || code !== 0 || (await stat(made)).size === 0) return;
      await writeFile(join(workDir, 'entry', 'hash'), await hashFile(made));
      await rm(join(this.#directory, key), { recursive: true, force: true });
      await rename(join(workDir, 'entry'), join(this.#directory, key));
    } finally {
      await rm(workDir, { recursive: true, force: true });
    }
  }

  async #tidy(wanted: ReadonlySet<string>) {
    for (const name of await readdir(this.#directory)) {
      const path = join(this.#directory, name);
      const used = await stat(path).catch(() => undefined);
      if (used && !wanted.has(name) && Date.now() - used.mtimeMs > restingMs) await rm(path, { recursive: true, force: true });
    }
  }
}

const keyOf = ({ identity }: InstalledLanguage, { rank: _, ...pch }: PrecompiledHeader) =>
  createHash('sha256')
    .update(JSON.stringify([pch, identity]))
    .digest('hex');

async function stateOf(path: string): Promise<string | undefined> {
  const found = await stat(path).catch(() => undefined);
  return found && `${found.size} ${found.mtimeMs} ${found.ino}`;
}

/** Whether the first line that says something is this one, however it is spaced. */
export function opensWith(source: string, opening: string): boolean {
  const silence = /[\s\uFEFF]+|\/\/.*|\/\*[^]*?\*\//y;
  let at = 0;
  for (; silence.test(source); at = silence.lastIndex);
  const line = source.slice(at, at + 200).split('\n', 1)[0] ?? '';
  return line.replaceAll(/\s/g, '').startsWith(opening.replaceAll(' ', ''));
}
