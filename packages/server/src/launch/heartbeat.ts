/** A process of ours that is stopped, or hangs, neither works nor ends: the launcher finds out because it hears nothing of it. */
import type { ChildProcess } from 'node:child_process';

export const ALIVE = 'alive';
const BEAT_MS = 2_000;
/** As many as a lease of the queue lasts, and some more. */
const MOST_MISSED = 5;

let beating: NodeJS.Timeout | undefined;

/** For a process kept running: tells the launcher again and again that it works. That the launcher is just going is no failure of ours. */
export function keepBeating() {
  beating ??= setInterval(() => process.connected && process.send?.(ALIVE, () => undefined), BEAT_MS).unref();
}

/** Calls `onSilence` once, when a process that had been heard is silent for too long. It counts beats, so that a launcher which was itself stopped blames nobody. */
export function watchBeats(child: ChildProcess, onSilence: (seconds: number) => void) {
  let missed: number | undefined;
  const timer = setInterval(() => {
    if (missed === undefined) return;
    missed += 1;
    if (missed <= MOST_MISSED) return;
    clearInterval(timer);
    onSilence((missed * BEAT_MS) / 1000);
  }, BEAT_MS);
  child.on('message', message => {
    if (message === ALIVE) missed = 0;
  });
  child.once('exit', () => clearInterval(timer));
}
