import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, rename } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** The cache of the judges of every product under test, and of plain users one of their own. */
export const judgeCache = () => join(tmpdir(), process.getuid?.() ? `oj-test-cache-${process.getuid()}` : 'oj-test-cache');

/**
 * What depends on this machine alone: what judges have found out about its languages, and the program of the sandbox. Each is named after all
 * that it depends on, so an old one is never believed.
 */
const ofMachine = { languages: /\.json$/, sandbox: /\/runner$/ };

async function copyWhatIsOfMachine(from: string, to: string) {
  for (const [folder, isWhole] of Object.entries(ofMachine)) await copyWhole(join(from, folder), join(to, folder), isWhole);
}

async function copyWhole(from: string, to: string, isWhole: RegExp) {
  const names = await readdir(from, { recursive: true }).catch(() => []);
  for (const name of names.filter(name => isWhole.test(name))) {
    const target = join(to, name);
    if (existsSync(target)) continue;
    await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    // The file appears whole, since another judge may be about to read it.
    const unfinished = `${target}.${randomUUID()}`;
    await copyFile(join(from, name), unfinished);
    await rename(unfinished, target);
  }
}

/** Fills the cache of a judge, which may not exist yet; call it before the judge is opened. */
export const bringJudgeCache = (cacheDir: string) => copyWhatIsOfMachine(judgeCache(), cacheDir);

/** Keeps the cache of a judge for later tests; call it after the judge has ended. */
export const keepJudgeCache = (cacheDir: string) => copyWhatIsOfMachine(cacheDir, judgeCache());
