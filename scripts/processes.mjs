// Runs commands of the toolchain, and ends them in order when this process is asked to end.
import { spawn } from 'node:child_process';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { environment, root } from './environment.mjs';
import { complain, say } from './screen.mjs';

/** This process was asked to end: by Ctrl-C, or by the process that started it. */
export class Interrupted extends Error {}

/** A command ended with this code, and has printed the reason itself. */
export class Ended extends Error {
  constructor(code) {
    super(`ended with ${code}`);
    this.exitCode = code;
  }
}

/** Children, how each is ended, and what of each is said when it must not be ended, because it would leave the system half changed. */
const running = new Map();
const SIGNALS = new Set(['SIGINT', 'SIGTERM']);
let isEnding = false;
let isWatching = false;

/** Runs a command and resolves when it ended well. @throws Ended, Interrupted, or an error when it cannot be started. */
export async function run(command, args, options) {
  const { code } = await attempt(command, args, options);
  if (code !== 0) throw new Ended(code ?? 1);
}

/**
 * Runs a command and says how it ended: `code` is null when a signal ended it. `finishes` is a sentence for who wants to end this process
 * meanwhile: the command does not hear of it, and goes on to its end. When the signal `killed` is aborted, the command is. @throws Interrupted when this process was asked to end meanwhile.
 */
export async function attempt(command, args, { cwd = root, env = {}, stdio = 'inherit', finishes, killed } = {}) {
  watchSignals();
  if (isEnding) throw new Interrupted();
  // The process gets a group of its own, so that Ctrl-C does not reach it.
  const child = spawn(command, args, { cwd, stdio, env: { ...environment, ...env }, detached: finishes !== undefined });
  const ended = new Promise((resolve, reject) => {
    child.once('error', reason => reject(new Error(`${command} could not be started: ${reason.message}`)));
    child.once('exit', (code, signal) => resolve({ code, signal }));
  });
  killed?.addEventListener('abort', () => child.kill('SIGKILL'));
  // A shell may go on after a SIGINT, and nobody speaks with a step who could press again.
  const endsBy = stdio === 'inherit' ? undefined : 'SIGTERM';
  running.set(child, { ended, endsBy, finishes });
  const end = await ended.finally(() => running.delete(child));
  // A signal for all of us may have reached the child first.
  await nextTurn();
  if (isEnding || SIGNALS.has(end.signal)) throw new Interrupted();
  return end;
}

/** Passes SIGINT and SIGTERM on to what runs, from now on; the process ends after that has ended. */
export function watchSignals() {
  if (isWatching) return;
  isWatching = true;
  process.on('SIGINT', endAll).on('SIGTERM', endAll);
  // npm does not pass a SIGTERM on; when it is gone, we have been told all the same.
  const parent = process.ppid;
  if (process.env.npm_lifecycle_event) setInterval(() => process.ppid !== parent && endAll('SIGTERM'), 500).unref();
}

function endAll(signal) {
  isEnding = true;
  for (const [child, { endsBy = signal, finishes }] of running) {
    if (finishes) say(finishes);
    else child.kill(endsBy);
  }
}

/** Ends what still runs, and comes when it has ended. */
export async function endRunning() {
  endAll('SIGTERM');
  await Promise.allSettled([...running.values()].map(({ ended }) => ended));
}

export function fail(sentence) {
  complain(sentence);
  process.exit(1);
}
