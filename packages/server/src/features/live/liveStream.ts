import type { LiveEvent } from '@oj/contract';
import { randomBytes } from 'node:crypto';
import type { Caller } from '../../api/caller';
import type { StreamItem } from '../../api/handles';
import { type ReaderEvent, sentTo } from './live.rules';

const MOST_WAITING = 1_000;

/** Without it, the reader cannot name the stream. */
const isOpened = ({ event }: StreamItem<LiveEvent>) => event?.event === 'opened';

/** What one reader is sent. A reader that is too slow to follow is told to fetch again instead of being queued for. */
export class LiveStream implements AsyncIterable<StreamItem<LiveEvent>> {
  /** Known to the reader alone: whoever names it may change the topics. */
  readonly id = randomBytes(18).toString('base64url');
  /** Whether somebody is finding out whether topics may be added. */
  isChanging = false;
  private readonly joined = new Map<string, () => void>();
  private readonly ended = new AbortController();
  private waiting: StreamItem<LiveEvent>[] = [];
  private wake: (() => void) | undefined;

  constructor(readonly caller: Caller | undefined) {
    this.onEnd(() => {
      for (const topic of this.topics) this.leave(topic);
      this.wake?.();
    });
  }

  push(item: StreamItem<LiveEvent>) {
    if (this.waiting.length < MOST_WAITING) this.waiting.push(item);
    else this.waiting = [...this.waiting.filter(isOpened), { id: item.id, event: { event: 'ready' } }];
    this.wake?.();
  }

  /** Sends an event if the reader may know of it. */
  hear(appEvent: ReaderEvent, id: string | undefined) {
    const event = sentTo(this.caller, appEvent);
    if (event) this.push({ id, event });
  }

  get topics(): string[] {
    return [...this.joined.keys()];
  }

  listensTo = (topic: string) => this.joined.has(topic);

  /** `onLeave` runs when the topic is dropped, or the stream ends. */
  join(topic: string, onLeave: () => void) {
    this.joined.set(topic, onLeave);
  }

  leave(topic: string) {
    this.joined.get(topic)?.();
    this.joined.delete(topic);
  }

  get isOver() {
    return this.ended.signal.aborted;
  }

  end() {
    this.ended.abort();
  }

  onEnd(listener: () => void) {
    this.ended.signal.addEventListener('abort', listener, { once: true });
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<StreamItem<LiveEvent>> {
    while (!this.isOver) {
      const batch = this.waiting;
      this.waiting = [];
      yield* batch;
      if (!this.waiting.length && !this.isOver) await new Promise<void>(resolve => (this.wake = resolve));
    }
  }
}
