import type { LiveEvent } from '@oj/contract';
import { randomBytes } from 'node:crypto';
import type { Caller } from '../../access/caller';
import type { StreamItem } from '../../api/handles';
import { type ReaderEvent, sentTo } from './live.rules';

const MOST_WAITING = 1_000;

/** True for the first item, without which the reader does not know the stream's name. */
const isOpened = ({ event }: StreamItem<LiveEvent>) => event?.event === 'opened';

const fetchAgain = ({ id }: StreamItem<LiveEvent>): StreamItem<LiveEvent> => ({ id, event: { event: 'ready' } });

interface Held {
  item: StreamItem<LiveEvent>;
  topics: readonly string[] | undefined;
}

/** What one reader is sent. A reader that is too slow to follow is told to fetch again instead of being queued for. */
export class LiveStream implements AsyncIterable<StreamItem<LiveEvent>> {
  /** Id that only the reader knows. With it the topics can be changed. */
  readonly id = randomBytes(18).toString('base64url');
  /** Whether somebody is finding out whether topics may be added. */
  isChanging = false;
  private readonly joined = new Map<string, () => void>();
  private readonly ended = new AbortController();
  private waiting: StreamItem<LiveEvent>[] = [];
  /** What has come since somebody began to find out whether the topics may still be heard; undefined: that is sure. */
  private held: Held[] | undefined;
  private wake: (() => void) | undefined;

  constructor(readonly caller: Caller | undefined) {
    this.onEnd(() => {
      for (const topic of this.topics) this.leave(topic);
      this.wake?.();
    });
  }

  /** @param topics of the item; without them it is sent whatever the reader may still see. */
  push(item: StreamItem<LiveEvent>, topics?: readonly string[]) {
    if (!this.held) this.send(item);
    else if (this.held.length < MOST_WAITING) this.held.push({ item, topics });
    else this.held = [{ item: fetchAgain(item), topics: undefined }];
  }

  /** Sends an event of these topics if the reader may know of it. */
  hear(appEvent: ReaderEvent, id: string | undefined, topics: readonly string[]) {
    const heard = topics.filter(this.listensTo);
    const event = sentTo(this.caller, appEvent, heard);
    if (event) this.push({ id, event }, heard);
  }

  /** Nothing is sent until `release`. */
  hold() {
    this.held ??= [];
  }

  /** Sends what has come of the topics that are still listened to. */
  release() {
    const held = this.held ?? [];
    this.held = undefined;
    for (const { item, topics } of held) if (!topics || topics.some(this.listensTo)) this.send(item);
  }

  private send(item: StreamItem<LiveEvent>) {
    if (this.waiting.length < MOST_WAITING) this.waiting.push(item);
    else this.waiting = [...this.waiting.filter(isOpened), fetchAgain(item)];
    this.wake?.();
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
