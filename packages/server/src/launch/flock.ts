import { spawn } from 'node:child_process';

/**
 * Locks an open file by `flock` of util-linux, because Node has no call for it. The command locks the file that it shares with this process:
 * the lock belongs to the open file, stays when the command has ended, and goes when the file is closed or this process ends.
 * @returns exit code of the command, 0 for a lock that was given; null where there is no such command.
 */
export function flock(file: number, ...options: readonly string[]): Promise<number | null> {
  const child = spawn('flock', [...options, '3'], { stdio: ['ignore', 'ignore', 'ignore', file] });
  return new Promise(resolve => child.once('exit', resolve).once('error', () => resolve(null)));
}
