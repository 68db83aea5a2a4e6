/** A process of ours that is stopped or hangs neither works nor ends. The launcher finds out because no messages arrive. */
import type { ChildProcess } from 'node:child_process';

export const ALIVE = 'alive';
const BEAT_MS = 2_000;
/** Number of missed messages after which a process counts as hung: they last longer than a lease of the queue. */
const MOST_MISSED = 5;

let beating: NodeJS.Timeout | undefined;

/** Tells the launcher regularly that this process works. When the launcher is just ending, the message is lost, which is no failure. */
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
