import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { chmod, mkdir, readFile, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';

const maxBytes = 512 << 20;
/** A program may be running in any judge of this machine: what was used this recently stays. */
const restingMs = 10 * 60_000;
const manifestFile = 'manifest.json';

type Manifest = Record<string, string>;

/**
 * Compiled programs by the hash of what they were made of: a directory each, and a manifest with the hash of every file.
 * A directory appears whole, by rename, and is only ever replaced by removal; the least recently used go first.
 */
export class Programs {
  readonly #directory: string;

  constructor(cacheDir: string) {
    this.#directory = join(cacheDir, 'programs');
  }

  /** The directory of the program, if it is there and is still what was compiled. */
  async find(key: string): Promise<string | undefined> {
    const directory = join(this.#directory, key);
    const manifest = await readManifest(`${directory}.${manifestFile}`);
    if (!manifest) return undefined;
    if (!(await matches(directory, manifest))) {
      await this.#remove(key);
      return undefined;
    }
    await utimes(`${directory}.${manifestFile}`, new Date(), new Date());
    return directory;
  }

  /** Takes over a directory of finished files; it must be on the same disk as the cache. */
  async keep(key: string, finished: string): Promise<string> {
    const directory = join(this.#directory, key);
    await mkdir(this.#directory, { recursive: true });
    const manifest = await describe(finished);
    for (const name of Object.keys(manifest)) await chmod(join(finished, name), 0o555);
    await chmod(finished, 0o755);
    try {
      await rename(finished, directory);
    } catch (error) {
      if (!isTaken(error)) throw error;
    }
    const unfinished = join(this.#directory, `${randomUUID()}.new`);
    await writeFile(unfinished, JSON.stringify(manifest));
    await rename(unfinished, `${directory}.${manifestFile}`);
    await this.#makeRoom();
    return directory;
  }

  async #makeRoom() {
    const manifests = (await readdir(this.#directory)).filter(name => name.endsWith(`.${manifestFile}`));
    const known = [];
    for (const name of manifests) {
      const key = name.slice(0, -manifestFile.length - 1);
      const used = await stat(join(this.#directory, name)).catch(() => undefined);
      if (used) known.push({ key, usedMs: used.mtimeMs, bytes: await sizeOf(join(this.#directory, key)) });
    }
    let total = known.reduce((sum, { bytes }) => sum + bytes, 0);
    for (const { key, usedMs, bytes } of known.sort((a, b) => a.usedMs - b.usedMs)) {
      if (total <= maxBytes || Date.now() - usedMs < restingMs) return;
      await this.#remove(key);
      total -= bytes;
    }
  }

  async #remove(key: string) {
    const directory = join(this.#directory, key);
    await rm(`${directory}.${manifestFile}`, { force: true });
    await rm(directory, { recursive: true, force: true });
  }
}

const isTaken = (error: unknown) =>
  error instanceof Error && 'code' in error && (error.code === 'ENOTEMPTY' || error.code === 'EEXIST');

async function sizeOf(directory: string) {
  let bytes = 0;
  for (const name of await readdir(directory).catch(() => [])) bytes += (await stat(join(directory, name)).catch(() => ({ size: 0 }))).size;
  return bytes;
}

async function hashFile(path: string) {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

async function describe(directory: string): Promise<Manifest> {
  const manifest: Manifest = {};
  for (const name of (await readdir(directory)).sort()) manifest[name] = await hashFile(join(directory, name));
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
