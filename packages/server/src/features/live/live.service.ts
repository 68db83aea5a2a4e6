import { ApiError, type LiveEvent, type SubmissionEvent } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import type { Caller, Visit } from '../../api/caller';
import { Events } from '../../events/events';
import { SubmissionQueries } from '../submission/submission.queries';
import { visibilityOf } from '../submission/visibility';
import { Tally } from '../../tally';
import { isForReaders, submissionsOf, topicsOf } from './live.rules';
import { QueuePlaces } from './queuePlaces';

const MOST_STREAMS = 20_000;
const MOST_OF_A_PERSON = 20;
const MOST_VISITORS_OF_AN_ADDRESS = 60;
const MOST_WAITING = 1_000;

@Injectable()
export class LiveService {
  private readonly persons = new Tally(MOST_OF_A_PERSON);
  private readonly visitors = new Tally(MOST_VISITORS_OF_AN_ADDRESS);

  constructor(
    private readonly events: Events,
    private readonly places: QueuePlaces,
    private readonly submissions: SubmissionQueries,
  ) {}

  open(topics: string[], caller: Caller | undefined, { network, gone }: Visit): AsyncIterable<LiveEvent> {
    const [streams, whose] = caller ? [this.persons, String(caller.id)] : [this.visitors, network];
    if (this.events.listenerCount >= MOST_STREAMS || !streams.take(whose)) throw new ApiError('stream.tooMany');
    if (gone.aborted) streams.give(whose);
    else gone.addEventListener('abort', () => streams.give(whose), { once: true });
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
    const visibility = visibilityOf(caller);
    const take = (event: SubmissionEvent) => {
      if (topicsOf(event).some(topic => topics.has(topic))) push(event);
    };
    const known = await this.submissions.known(submissionsOf(topics), caller);
    const forget = this.places.watch(known, take);
    const leave = this.events.listen({
      onHappening: happening => {
        if (isForReaders(happening)) {
          const { about, ...event } = happening;
          if (visibility.shows(about)) take(event);
        }
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
