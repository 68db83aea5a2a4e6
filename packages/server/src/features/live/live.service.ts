import { ApiError, type LiveEvent, type SubmissionEvent } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../api/caller';
import { Events } from '../../events/events';
import { isForReaders, topicsOf } from './live.rules';
import { QueuePlaces } from './queuePlaces';

const MOST_STREAMS = 20_000;
const MOST_WAITING = 1_000;

@Injectable()
export class LiveService {
  constructor(
    private readonly events: Events,
    private readonly places: QueuePlaces,
  ) {}

  open(topics: string[], caller: Caller | undefined, gone: AbortSignal): AsyncIterable<LiveEvent> {
    if (this.events.listenerCount >= MOST_STREAMS) throw new ApiError('stream.tooMany');
    return this.eventsOf(new Set(topics), caller, gone);
  }

  /**
   * A reader that is too slow to follow is told to fetch afresh instead of being queued for. When sessions of the reader end, so does
   * the stream: who is still somebody opens it again.
   */
  private async *eventsOf(topics: Set<string>, caller: Caller | undefined, visitorGone: AbortSignal): AsyncGenerator<LiveEvent> {
    const ended = new AbortController();
    const gone = AbortSignal.any([visitorGone, ended.signal]);
    let waiting: LiveEvent[] = [{ event: 'ready' }];
    let wake: (() => void) | undefined;
    const push = (event: LiveEvent) => {
      if (waiting.length < MOST_WAITING) waiting.push(event);
      else waiting = [{ event: 'ready' }];
      wake?.();
    };
    const take = (event: SubmissionEvent) => {
      if (topicsOf(event).some(topic => topics.has(topic))) push(event);
    };
    const forget = this.places.watch(submissionsOf(topics), take);
    const leave = this.events.listen({
      onHappening: happening => {
        if (isForReaders(happening)) take(happening);
        if (happening.event === 'sessions.ended' && happening.userId === caller?.id) ended.abort();
      },
      onGap: () => push({ event: 'ready' }),
    });
    gone.addEventListener('abort', () => wake?.(), { once: true });
    try {
      while (!gone.aborted) {
        const batch = waiting;
        waiting = [];
        yield* batch;
        if (!waiting.length && !gone.aborted) await new Promise<void>(resolve => (wake = resolve));
      }
    } finally {
      forget();
      leave();
    }
  }
}

const submissionsOf = (topics: ReadonlySet<string>) =>
  [...topics].flatMap(topic => (topic.startsWith('submission:') ? [Number(topic.slice('submission:'.length))] : []));
