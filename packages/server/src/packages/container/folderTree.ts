import { createReadStream } from 'node:fs';
import { lstat, readdir } from 'node:fs/promises';
import path from 'node:path';
import { LintList, PackageFault } from '../lint';
import { dataOf, type Data } from '../model';
import { packageLimits as limits } from './limits';
import { safeName } from './names';
import type { Tree } from './tree';

/** A package that is a folder: of somebody who works on a problem. */
export async function openFolder(folder: string): Promise<Tree> {
  const lint = new LintList();
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
  const spool: Tree['spool'] = async pieces => {
    const kept: Uint8Array[] = [];
    for await (const piece of pieces) kept.push(piece);
    return dataOf(Buffer.concat(kept));
  };
  return { files, lint, spool, [Symbol.asyncDispose]: async () => undefined };
}
