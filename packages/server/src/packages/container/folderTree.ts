import { createReadStream } from 'node:fs';
import { lstat, readdir } from 'node:fs/promises';
import path from 'node:path';
import { PackageFault } from '../lint';
import type { Data } from '../model';
import { packageLimits as limits } from './limits';
import { checkDistinct, safeName } from './names';
import type { Tree } from './tree';
import { inWorkDir } from './zipTree';

/** A package that is a folder: of somebody who works on a problem. */
export const openFolder = (folder: string, scratchDir: string): Promise<Tree> =>
  inWorkDir(scratchDir, async ({ lint }) => {
    const files = new Map<string, Data>();
    for (const entry of await readdir(folder, { recursive: true })) {
      const filePath = path.join(folder, entry);
      const found = await lstat(filePath);
      if (found.isDirectory()) continue;
      const name = safeName(entry, lint);
      if (name === undefined) continue;
      if (!found.isFile()) throw new PackageFault('A02', name);
      if (files.size >= limits.entries) throw new PackageFault('A03', `${limits.entries} files`);
      files.set(name, { bytes: found.size, open: () => createReadStream(filePath) as AsyncIterable<Uint8Array> });
    }
    checkDistinct(files.keys());
    return files;
  });
