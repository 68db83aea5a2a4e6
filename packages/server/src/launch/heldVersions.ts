import { existsSync, openSync } from 'node:fs';
import path from 'node:path';
import { appRoot, programRoot, workspaceRoot } from '../paths';
import { flock } from './flock';

const tools = path.join(workspaceRoot, '.tools');

/**
 * Builds and tools that come while this process runs take the place of none that it works with: it holds a shared lock on the folders of its
 * own, which `scripts/versions.mjs` respects. The locks end with the process, however it ends; its children end with it, too.
 */
export function holdVersions() {
  const [ofNode = ''] = path.relative(tools, process.execPath).split(path.sep);
  const held = [programRoot, appRoot, ...(ofNode === '..' ? [] : [path.join(tools, ofNode)])];
  // Where there is no command `flock`, no version is removed.
  for (const folder of held.filter(existsSync)) void flock(openSync(folder, 'r'), '--shared');
}
