// Locks on files. A lock ends with the process that holds it, however that ends.
import fs from 'node:fs';
import path from 'node:path';
import { tools } from './environment.mjs';
import { attempt } from './processes.mjs';
import { say } from './screen.mjs';

/** Does the work while no other process does work of this name in this clone: two that install or build would spoil each other's. */
export async function alone(name, work) {
  const locks = path.join(tools, 'locks');
  fs.mkdirSync(locks, { recursive: true });
  const file = fs.openSync(path.join(locks, name), 'a');
  try {
    await lock(file, name);
    return await work();
  } finally {
    fs.closeSync(file);
  }
}

async function lock(file, name) {
  // Two processes are not kept apart where flock is missing.
  if (!hasFlock() || (await flock(file, '--nonblock'))) return;
  say(`another process is at work here (${name}): waiting until it has ended …`);
  await flock(file);
}

/** Whether a process holds a lock on this folder. */
export async function isHeld(folder) {
  // Nobody can know it where flock is missing; held is the safe answer.
  if (!hasFlock()) return true;
  const file = fs.openSync(folder, 'r');
  try {
    return !(await flock(file, '--nonblock'));
  } finally {
    fs.closeSync(file);
  }
}

const hasFlock = () => process.env.PATH.split(':').some(folder => fs.existsSync(path.join(folder, 'flock')));

/** Runs flock(1) on an open file of ours; the lock stays when flock ends. @returns whether it got the lock. */
const flock = async (file, ...options) =>
  (await attempt('flock', [...options, '3'], { stdio: ['ignore', 'ignore', 'ignore', file] })).code === 0;
