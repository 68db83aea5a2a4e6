import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Below the ports that systems give to whoever asks for any: only tests that call this take one of these. */
const FIRST = 20_000;
const COUNT = 10_000;
const TAKEN = path.join(tmpdir(), 'oj-test-ports');

/** A port of this machine that nobody listens on, and that nobody else is given while this process runs. */
export async function freePort(): Promise<number> {
  mkdirSync(TAKEN, { recursive: true });
  for (let tries = 0; tries < COUNT; tries += 1) {
    const port = FIRST + ((process.pid * 7 + tries) % COUNT);
    if (take(path.join(TAKEN, String(port))) && (await isFree(port))) return port;
  }
  throw new Error('every port for tests is taken');
}

/** Writes the number of this process into a file that there was not, or that a process has left which has ended. */
function take(file: string): boolean {
  try {
    const opened = openSync(file, 'wx');
    writeSync(opened, String(process.pid));
    closeSync(opened);
    return true;
  } catch {
    const owner = existsSync(file) ? readFileSync(file, 'utf8') : '';
    if (owner && !existsSync(`/proc/${owner}`)) rmSync(file, { force: true });
    return false;
  }
}

const isFree = (port: number) =>
  new Promise<boolean>(resolve => {
    const probe = createServer()
      .once('error', () => resolve(false))
      .listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
