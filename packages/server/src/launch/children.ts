import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import { appRoot, programRoot } from '../paths';
import { ALIVE, watchBeats } from './heartbeat';

const FIRST_PAUSE_MS = 200;
const LONGEST_PAUSE_MS = 10_000;
const STABLE_MS = 30_000;
const STOPPING_PATIENCE_MS = 8_000;
/** Number of times that a process which ends at once is reported. */
const MOST_TOLD = 3;

export interface Child {
  name: string;
  /** Resolves with the first message of the process, rejects when it ends before that. */
  ready: Promise<unknown>;
  stop(): Promise<void>;
}

interface Terms {
  env: Record<string, string>;
  flags: string[];
  go?: Promise<unknown>;
  onMessage?: (message: unknown) => void;
}

const GO = 'go';
const IN_ORDER = 'ended in order';

/**
 * Runs a program of ours as a process of its own and starts it again whenever it ends. It ends when we do. It loads at
 * once, and gets to work when `go` resolves. `flags` are those of Node.
 */
export function keepRunning(program: 'api' | 'judge' | 'remote', { env, flags, go = Promise.resolve(), onMessage }: Terms): Child {
  let current: ChildProcess | undefined;
  let stopping = false;
  let pauseMs = FIRST_PAUSE_MS;
  let failures = 0;
  const { promise: ready, resolve, reject } = Promise.withResolvers<unknown>();

  const start = () => {
    const startedAt = Date.now();
    const file = path.join(programRoot, `${program}.js`);
    current = fork(file, {
      env: { ...process.env, OJ_PAGES: appRoot, ...env },
      execArgv: flags,
      serialization: 'json',
      // The process has said why it cannot work; its later messages are dropped.
      stdio: ['inherit', 'inherit', failures < MOST_TOLD ? 'inherit' : 'ignore', 'ipc'],
    });
    const child = current;
    const onReady = (message: unknown) => {
      if (message === ALIVE || isOfWatch(message)) return;
      child.off('message', onReady);
      if (failures >= MOST_TOLD) console.log(`[oj] ${program} works again`);
      failures = 0;
      resolve(message);
    };
    child.on('message', onReady);
    if (onMessage) current.on('message', onMessage);
    watchBeats(child, seconds => {
      console.error(`[oj] ${program} gives no sign of life for ${seconds} s: it hangs or was stopped, and is replaced`);
      child.kill('SIGKILL');
    });
    void go.then(() => child.connected && child.send(GO));
    const again = (how: string) => {
      if (stopping) return;
      if (how === IN_ORDER) {
        console.log(`[oj] ${program} starts again, as it has asked to`);
        setTimeout(() => stopping || start(), pauseMs);
        return;
      }
      reject(new Error(`${program} ${how}`));
      const wasStable = Date.now() - startedAt > STABLE_MS;
      pauseMs = wasStable ? FIRST_PAUSE_MS : Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
      failures = wasStable ? 1 : failures + 1;
      if (failures < MOST_TOLD) console.error(`[oj] ${program} ${how}; starting it again in ${pauseMs} ms`);
      else if (failures === MOST_TOLD)
        console.error(`[oj] ${program} ${how} again; it is tried every ${LONGEST_PAUSE_MS / 1000} s, and told of when it works`);
      setTimeout(() => stopping || start(), pauseMs);
    };
    // A process that could not be started does not end.
    current.once('error', reason => child.pid === undefined && again(`could not be started (${reason.message})`));
    current.once('exit', (code, signal) => again(code === 0 ? IN_ORDER : `ended with ${signal ?? code}`));
  };
  start();

  return {
    name: program,
    ready,
    stop: async () => {
      stopping = true;
      const child = current;
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      const exited = new Promise<void>(done => child.once('exit', () => done()));
      child.kill('SIGTERM');
      const killer = setTimeout(() => child.kill('SIGKILL'), STOPPING_PATIENCE_MS);
      await exited;
      clearTimeout(killer);
    },
  };
}

/** `node --watch` sends the names of loaded files over the same channel. */
const isOfWatch = (message: unknown) =>
  typeof message === 'object' && message !== null && Object.keys(message).some(key => key.startsWith('watch:'));

/**
 * Waits for the launcher to say that the database is there. From then on the process ends with the launcher. Used by the processes kept
 * running.
 */
export function untilGo() {
  // The launcher is gone without a word, perhaps while we loaded: end at once, the database recovers.
  if (!process.connected) process.exit(0);
  process.once('disconnect', () => process.exit(0));
  return new Promise<void>(resolve => process.once('message', () => resolve()));
}

/** Ends the process cleanly when the launcher asks for it. Used by the processes kept running. */
export function endWhenAsked(stop: () => Promise<unknown>) {
  let ending: Promise<unknown> | undefined;
  const end = () => (ending ??= stop().finally(() => process.exit(0)));
  process.once('SIGTERM', end);
  process.on('SIGINT', () => undefined);
}
