import type { LiveEvent } from '@oj/contract';
import type { Caller } from '../../api/caller';
import { visibilityOf } from '../submission/visibility';
import type { ReaderEvent } from './live.rules';

const MOST_WAITING = 1_000;

/** What one reader is sent. A reader that is too slow to follow is told to fetch again instead of being queued for. */
export class LiveStream implements AsyncIterable<LiveEvent> {
  private readonly visibility;
  private readonly ended = new AbortController();
  private waiting: LiveEvent[] = [];
  private wake: (() => void) | undefined;

  constructor(readonly caller: Caller | undefined) {
    this.visibility = visibilityOf(caller);
    this.ended.signal.addEventListener('abort', () => this.wake?.());
  }

  push(event: LiveEvent) {
    if (this.waiting.length < MOST_WAITING) this.waiting.push(event);
    else this.waiting = [{ event: 'ready' }];
    this.wake?.();
  }

  /** Sends an event if the reader may know of it. */
  hear({ about, ...event }: ReaderEvent) {
    if (this.visibility.shows(about)) this.push(event);
  }

  end() {
    this.ended.abort();
  }

  /** Runs once the stream has ended; at once if it has. */
  onEnd(listener: () => void) {
    if (this.ended.signal.aborted) listener();
    else this.ended.signal.addEventListener('abort', listener);
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<LiveEvent> {
    const { signal } = this.ended;
    while (!signal.aborted) {
      const batch = this.waiting;
      this.waiting = [];
      yield* batch;
      if (!this.waiting.length && !signal.aborted) await new Promise<void>(resolve => (this.wake = resolve));
    }
  }
}
