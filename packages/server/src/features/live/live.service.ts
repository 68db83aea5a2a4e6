import { ApiError } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import type { Caller, Visit } from '../../api/caller';
import { Events, type Happening } from '../../events/events';
import { Tally } from '../../tally';
import { isForReaders } from './live.rules';
import { LiveStream } from './liveStream';
import { StreamRegistry } from './streamRegistry';
import { Topics } from './topics/topics';

const MOST_STREAMS = 20_000;
const MOST_OF_A_PERSON = 20;
const MOST_VISITORS_OF_AN_ADDRESS = 60;

@Injectable()
export class LiveService {
  private readonly persons = new Tally(MOST_OF_A_PERSON);
  private readonly visitors = new Tally(MOST_VISITORS_OF_AN_ADDRESS);

  constructor(
    events: Events,
    private readonly topics: Topics,
    private readonly streams: StreamRegistry,
  ) {
    events.listen({
      onHappening: happening => this.take(happening),
      onGap: () => {
        for (const stream of this.streams.every()) stream.push({ event: 'ready' });
      },
    });
  }

  async open(names: string[], caller: Caller | undefined, { network, gone }: Visit): Promise<LiveStream> {
    const [tally, whose] = caller ? [this.persons, String(caller.id)] : [this.visitors, network];
    if (this.streams.size >= MOST_STREAMS || !tally.take(whose)) throw new ApiError('stream.tooMany');
    onAbort(gone, () => tally.give(whose));
    const allowed = await this.topics.allowed(names, caller);

    // No await from here on: an event that is announced now is heard.
    const stream = new LiveStream(caller);
    this.streams.add(stream);
    stream.onEnd(() => this.streams.remove(stream));
    for (const topic of new Set(allowed)) this.join(topic, stream);
    stream.push({ event: 'ready' });
    onAbort(gone, () => stream.end());
    return stream;
  }

  private join(topic: string, stream: LiveStream) {
    this.streams.join(topic, stream);
    const stopFollowing = this.topics.follow(topic, event => stream.push(event));
    stream.onEnd(() => {
      this.streams.leave(topic, stream);
      stopFollowing();
    });
  }

  /** When sessions of a reader end, so do the streams: who is still somebody opens them again. */
  private take(happening: Happening) {
    if (happening.event === 'sessions.ended') for (const stream of this.streams.ofUser(happening.userId)) stream.end();
    if (!isForReaders(happening)) return;
    for (const stream of this.streams.listeningTo(this.topics.namesOf(happening))) stream.hear(happening);
  }
}

function onAbort(signal: AbortSignal, listener: () => void) {
  if (signal.aborted) listener();
  else signal.addEventListener('abort', listener, { once: true });
}
