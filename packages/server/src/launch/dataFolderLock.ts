import { closeSync, ftruncateSync, mkdirSync, openSync, writeSync } from 'node:fs';
import { ConfigError } from '../configError';
import { heldSentence, LOCK_HELD, lockOf } from './beforehand.mjs';
import { flock } from './flock';

/*
 * One process at a time works with the private database of a data folder. It holds a lock of the kernel (flock) on a file of the folder: the
 * lock ends with the process, however that ends, and holds between containers that share the folder. Where there is no command `flock`,
 * PostgreSQL's own file of its process number is the only guard.
 */
interface Hold {
  file: Promise<number>;
  holders: number;
}

const holds = new Map<string, Hold>();

/**
 * Takes the lock of a data folder, which is made if need be, or shares it with those of this process who have it.
 * @param patienceS how long to wait for another process that has it, in seconds.
 * @returns what gives it back.
 * @throws ConfigError with a sentence when another process keeps it for longer.
 */
export async function holdDataFolder(dataDir: string, patienceS: number): Promise<() => void> {
  const hold = holds.get(dataDir) ?? { file: lock(dataDir, patienceS), holders: 0 };
  holds.set(dataDir, hold);
  hold.holders += 1;
  let isHeld = true;
  const release = (file?: number) => {
    if (!isHeld) return;
    isHeld = false;
    hold.holders -= 1;
    if (hold.holders > 0) return;
    holds.delete(dataDir);
    if (file !== undefined) closeSync(file);
  };
  try {
    const file = await hold.file;
    return () => release(file);
  } catch (reason) {
    release();
    throw reason;
  }
}

async function lock(dataDir: string, patienceS: number): Promise<number> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = openSync(lockOf(dataDir), 'a', 0o600);
  try {
    const code = await flock(file, '--wait', String(patienceS), '--conflict-exit-code', String(LOCK_HELD));
    if (code === LOCK_HELD) throw new ConfigError(heldSentence(dataDir));
    noteHolder(file);
    return file;
  } catch (reason) {
    closeSync(file);
    throw reason;
  }
}

/** The number is for the sentence that others are told. On a full disk it is left out. */
function noteHolder(file: number) {
  try {
    ftruncateSync(file);
    writeSync(file, `${process.pid}\n`);
  } catch {
    // The lock itself needs no room.
  }
}
