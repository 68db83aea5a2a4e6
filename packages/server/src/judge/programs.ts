import { chmod, mkdir, mkdtemp, readFile, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { hashFile } from './hashFile';

const MOST_BYTES = 512 << 20;
/** A program may be running in any judge of this machine: what was used this recently stays. */
const restingMs = 10 * 60_000;
const manifestFile = 'manifest.json';
const warningsFile = 'warnings';
const benchPrefix = 'bench-';

type Manifest = Record<string, string>;

export interface Program {
  programDir: string;
  /** Warnings of the compiler. */
  warnings?: string;
}

/**
 * Compiled programs by the hash of what they were made of: `<key>/program/`, `<key>/manifest.json` with the hash of every file, and
 * `<key>/warnings` if there were any.
 * An entry appears whole, by rename, and is checked at each use; the least recently used go first.
 */
export class Programs {
  readonly #directory: string;
  /** Bytes that were kept since the whole directory was last looked at: to look at thousands of entries takes longer than most compilers. */
  #unseenBytes = Infinity;

  constructor(
    cacheDir: string,
    private readonly mostBytes = MOST_BYTES,
  ) {
    this.#directory = join(cacheDir, 'programs');
  }

  /** The program, if it is there and is still what was compiled. */
  async find(key: string): Promise<Program | undefined> {
    const entry = join(this.#directory, key);
    const program = join(entry, 'program');
    const manifest = await readManifest(join(entry, manifestFile));
    if (manifest && (await matches(program, manifest))) {
      await utimes(entry, new Date(), new Date());
      return programAt(entry);
    }
    await rm(entry, { recursive: true, force: true });
    return undefined;
  }

  /** A directory to make an entry in: on the same disk, and away in time when whoever asked has died. */
  async openWorkDir(): Promise<string> {
    await mkdir(this.#directory, { recursive: true });
    return mkdtemp(join(this.#directory, benchPrefix));
  }

  /** Makes an entry of a bench that has a directory `program`. */
  async keep(key: string, workDir: string, warnings?: string): Promise<Program> {
    const [entry, fresh] = [join(this.#directory, key), join(workDir, 'entry')];
    const program = join(fresh, 'program');
    await mkdir(fresh);
    await rename(join(workDir, 'program'), program);
    const manifest = await describe(program);
    for (const name of Object.keys(manifest)) await chmod(join(program, name), 0o555);
    for (const directory of await directoriesIn(program)) await chmod(directory, 0o755);
    await writeFile(join(fresh, manifestFile), JSON.stringify(manifest));
    if (warnings) await writeFile(join(fresh, warningsFile), warnings);
    // Another judge may have been faster: its entry is as good as ours.
    await rename(fresh, entry).catch((error: unknown) => {
      if (!isTaken(error)) throw error;
    });
    await this.#makeRoom(await sizeOf(join(entry, 'program')));
    return programAt(entry);
  }

  /** Judges of one machine share the directory: together they go beyond the bound by a sixteenth of it for each. */
  async #makeRoom(keptBytes: number) {
    this.#unseenBytes += keptBytes;
    if (this.#unseenBytes < this.mostBytes / 16) return;
    this.#unseenBytes = 0;
    const entries = [];
    for (const name of await readdir(this.#directory)) {
      const directory = join(this.#directory, name);
      const used = await stat(directory).catch(() => undefined);
      if (used) entries.push({ name, directory, idleMs: Date.now() - used.mtimeMs, bytes: await sizeOf(join(directory, 'program')) });
    }
    let total = entries.reduce((sum, { bytes }) => sum + bytes, 0);
    for (const { name, directory, idleMs, bytes } of entries.sort((a, b) => b.idleMs - a.idleMs)) {
      if (idleMs < restingMs) return;
      if (total <= this.mostBytes && !name.startsWith(benchPrefix)) continue;
      await rm(directory, { recursive: true, force: true });
      total -= bytes;
    }
  }
}

async function programAt(entry: string): Promise<Program> {
  const warnings = await readFile(join(entry, warningsFile), 'utf8').catch(() => '');
  return { programDir: join(entry, 'program'), ...(warnings && { warnings }) };
}

const isTaken = (error: unknown) => error instanceof Error && 'code' in error && (error.code === 'ENOTEMPTY' || error.code === 'EEXIST');

async function sizeOf(directory: string) {
  let bytes = 0;
  for (const name of await readdir(directory, { recursive: true }).catch(() => []))
    bytes += (await stat(join(directory, name)).catch(() => ({ size: 0 }))).size;
  return bytes;
}

/** The directory and all below it. */
async function directoriesIn(directory: string) {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  return [directory, ...entries.filter(entry => entry.isDirectory()).map(({ parentPath, name }) => join(parentPath, name))];
}

async function describe(directory: string): Promise<Manifest> {
  const manifest: Manifest = {};
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const paths = entries.filter(entry => !entry.isDirectory()).map(({ parentPath, name }) => join(parentPath, name));
  for (const path of paths.sort()) manifest[relative(directory, path)] = await hashFile(path);
  return manifest;
}

async function matches(directory: string, manifest: Manifest) {
  const found = await describe(directory).catch(() => undefined);
  return found !== undefined && JSON.stringify(found) === JSON.stringify(manifest);
}

async function readManifest(path: string): Promise<Manifest | undefined> {
  const text = await readFile(path, 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  try {
    const parsed: unknown = JSON.parse(text);
    if (typeof parsed !== 'object' || parsed === null) return undefined;
    return Object.fromEntries(Object.entries(parsed).map(([name, hash]) => [name, String(hash)]));
  } catch {
    return undefined;
  }
}
