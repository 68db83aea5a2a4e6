import { Status, type SubmissionEvent } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import { type Database, InjectDatabase } from '../../database/database';
import { Events, type AppEvent } from '../../events/events';
import { placesOf } from '../../judge/queue/queue';
import { SubmissionQueries } from '../submission/submission.queries';

interface Watch {
  submitId: number;
  tell(event: SubmissionEvent): void;
  /** The place that was told last. */
  told?: number;
}

/** What moves the queue. */
const moving: ReadonlySet<AppEvent['event']> = new Set([
  'submission.queued',
  'submission.compiling',
  'submission.judged',
  'customTest.finished',
]);
const PACE_MS = 500;

/** Tells those who wait for a verdict how far they are from the head of the queue: at once, and whenever it moves. */
@Injectable()
export class QueuePlaces {
  private readonly watched = new Set<Watch>();
  private timer: NodeJS.Timeout | undefined;

  constructor(
    @InjectDatabase() private readonly db: Database,
    private readonly submissions: SubmissionQueries,
    events: Events,
  ) {
    events.listen({
      onEvent: ({ event }) => {
        if (moving.has(event)) this.soon();
      },
      onGap: () => this.soon(),
    });
  }

  /** @returns how to stop. */
  watch(submitId: number, tell: Watch['tell']): () => void {
    const watch: Watch = { submitId, tell };
    this.watched.add(watch);
    this.soon();
    return () => void this.watched.delete(watch);
  }

  private soon() {
    if (!this.watched.size || this.timer) return;
    this.timer = setTimeout(() => {
      this.timer = undefined;
      // A failure does no harm: the verdict arrives all the same.
      void this.tellAll().catch(() => undefined);
    }, PACE_MS);
    this.timer.unref();
  }

  private async tellAll() {
    const ids = [...new Set([...this.watched].map(({ submitId }) => submitId))];
    const places = await placesOf(this.db, ids);
    const hidden = await this.submissions.hidden(ids);
    for (const watch of this.watched) {
      const { submitId, told, tell } = watch;
      const place = places.get(submitId);
      if (place === undefined || told === place || hidden.has(submitId)) continue;
      watch.told = place;
      tell({ event: 'submission.waiting', submitId, status: Status.pending, place });
    }
  }
}
