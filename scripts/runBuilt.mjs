// Runs commands of the newest build of the server.
import fs from 'node:fs';
import path from 'node:path';
import { root } from './environment.mjs';
import { run } from './processes.mjs';

/** The launcher waits most of the time: a small heap is enough (packages/server/src/launch/memory.ts has those of its processes). */
export const SMALL_HEAP = ['--max-semi-space-size=1', '--max-old-space-size=128'];
export const serverFolder = path.join(root, 'packages', 'server');
/** Relative names of files and folders are meant where the command was called. */
const calledIn = process.cwd();

/** `flags` are those of Node. What V8 has compiled of a build is kept in its folder, and removed together with it. */
export function runBuilt(flags, words, env = {}) {
  const folder = fs.realpathSync(path.join(serverFolder, 'dist'));
  const NODE_COMPILE_CACHE = path.join(folder, 'compiled');
  return run('node', [...flags, path.join(folder, 'main.js'), ...words], { cwd: calledIn, env: { NODE_COMPILE_CACHE, ...env } });
}
