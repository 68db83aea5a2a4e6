import { spawn } from 'node:child_process';
import { existsSync, openSync } from 'node:fs';
import path from 'node:path';
import { appRoot, programRoot, workspaceRoot } from '../paths';

const tools = path.join(workspaceRoot, '.tools');

/**
 * Builds and tools that come while this process runs take the place of none that it works with: it holds a shared lock on the folders of its
 * own, which `scripts/versions.mjs` respects. The locks end with the process, however it ends; its children end with it, too.
 */
export function holdVersions() {
  const [ofNode = ''] = path.relative(tools, process.execPath).split(path.sep);
  const held = [programRoot, appRoot, ...(ofNode === '..' ? [] : [path.join(tools, ofNode)])];
  for (const folder of held.filter(existsSync)) {
    // flock(1) locks the folder that it shares with us, and the lock stays when it ends. Where there is none, no version is removed.
    const lock = spawn('flock', ['--shared', '3'], { stdio: ['ignore', 'ignore', 'ignore', openSync(folder, 'r')] });
    lock.on('error', () => undefined).unref();
  }
}
