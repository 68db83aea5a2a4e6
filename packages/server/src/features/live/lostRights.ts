import { Injectable } from '@nestjs/common';
import type { AccessChange } from '../../events/events';
import type { LiveStream } from './liveStream';
import { StreamRegistry } from './streamRegistry';
import { Topics } from './topics/topics';

/** Number of streams whose rights are checked at the same time; the others wait, and get nothing until then. */
const MOST_AT_ONCE = 4;

/**
 * A right to listen can end while a stream is open: a member is removed, a contest gets another password, a problem is hidden. A stream
 * that may be concerned sends nothing until the stored rows have been asked again, and leaves the topics that its reader may not see any
 * more.
 */
@Injectable()
export class LostRights {
  /** Streams that have not asked yet, with the topics to ask about. */
  private readonly waiting = new Map<LiveStream, Set<string>>();
  private asking = 0;
  private count = 0;

  constructor(
    private readonly topics: Topics,
    private readonly streams: StreamRegistry,
  ) {}

  /** Number of changes so far: rights that were checked before the latest one may be gone. */
  get changeCount() {
    return this.count;
  }

  take(change: AccessChange) {
    this.count += 1;
    for (const stream of change.kind === 'user' ? this.streams.ofUser(change.id) : this.streams.every())
      this.askAbout(stream, this.topics.unsureAfter(stream.topics, change));
  }

  /** Changes may have been missed. */
  takeAll() {
    this.count += 1;
    for (const stream of this.streams.every()) this.askAbout(stream, stream.topics);
  }

  askAbout(stream: LiveStream, topics: Iterable<string>) {
    const all = new Set([...(this.waiting.get(stream) ?? []), ...topics]);
    if (!all.size || stream.isOver) return;
    stream.hold();
    this.waiting.set(stream, all);
    this.askNext();
  }

  private askNext() {
    for (const [stream, topics] of this.waiting) {
      if (this.asking >= MOST_AT_ONCE) return;
      this.waiting.delete(stream);
      this.asking += 1;
      void this.settle(stream, [...topics])
        // When the check fails, the stream ends, and its reader opens another one.
        .catch(() => stream.end())
        .finally(() => {
          this.asking -= 1;
          this.askNext();
        });
    }
  }

  private async settle(stream: LiveStream, topics: string[]) {
    const names = topics.filter(stream.listensTo);
    const allowed = new Set(await this.topics.allowed(names, stream.caller));
    // Another right was lost meanwhile: this answer may be too old.
    if (this.waiting.has(stream)) return this.askAbout(stream, names);
    for (const name of names) if (!allowed.has(name)) stream.leave(name);
    stream.release();
  }
}
