// What the clone knows of itself.
import { execFileSync } from 'node:child_process';
import { root } from './environment.mjs';

export const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();

/** Undefined where git fails: there is no clone, or not what is asked for. */
export function tryGit(...args) {
  try {
    return git(...args);
  } catch {
    return undefined;
  }
}
