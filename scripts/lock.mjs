// Two processes that install or build in the same clone would spoil each other's work.
import fs from 'node:fs';
import path from 'node:path';
import { tools } from './environment.mjs';
import { attempt } from './processes.mjs';
import { say } from './screen.mjs';

/** Does the work while no other process does work of this name in this clone. The lock is free when its holder has ended, however it did. */
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

/** flock(1) locks the file that it shares with us, and the lock stays when it ends. */
async function lock(file, name) {
  const flock = (...options) => attempt('flock', [...options, '3'], { stdio: ['ignore', 'ignore', 'ignore', file] });
  // Where there is no flock, nothing keeps two processes apart.
  if (!process.env.PATH.split(':').some(folder => fs.existsSync(path.join(folder, 'flock')))) return;
  if ((await flock('-n')).code === 0) return;
  say(`another process is at work here (${name}): waiting until it has ended …`);
  await flock();
}
