import { Injectable } from '@nestjs/common';
import { type AppEvent, Events } from '../../../events/events';
import { isPractice } from '../../submission/place';
import { standingOf, type TrainingStanding } from './standing';
import { TrainingRankQueries } from './trainingRank.queries';

const MOST = 50;

interface Kept {
  /** The problems that were looked at. */
  key: string;
  /** Users who have submitted since they were looked at. */
  changed: Set<number>;
  standings: Promise<Map<number, TrainingStanding>>;
}

/**
 * How those who take part in trainings stand, in the memory of this process: computed from their practice submissions, nothing of it is
 * stored. A user is noted when an event tells of a submission, which comes after its commit, and looked at again when the rank is read.
 */
@Injectable()
export class TrainingRanks {
  /** The one that was read last is the last. */
  private readonly kept = new Map<number, Kept>();

  constructor(
    private readonly queries: TrainingRankQueries,
    events: Events,
  ) {
    events.listen({ onEvent: appEvent => this.hear(appEvent), onGap: () => this.kept.clear() });
  }

  async of(tid: number, problemIds: readonly number[], userIds: readonly number[]): Promise<ReadonlyMap<number, TrainingStanding>> {
    const kept = this.keep(tid, problemIds.join());
    kept.standings = kept.standings.then(standings => this.follow(kept, standings, { problemIds, userIds }));
    try {
      return await kept.standings;
    } catch (reason) {
      if (this.kept.get(tid) === kept) this.kept.delete(tid);
      throw reason;
    }
  }

  private keep(tid: number, key: string): Kept {
    const found = this.kept.get(tid);
    const kept = found?.key === key ? found : { key, changed: new Set<number>(), standings: Promise.resolve(new Map()) };
    this.kept.delete(tid);
    this.kept.set(tid, kept);
    for (const oldest of this.kept.keys()) {
      if (this.kept.size <= MOST) break;
      this.kept.delete(oldest);
    }
    return kept;
  }

  private async follow(
    { changed }: Kept,
    standings: Map<number, TrainingStanding>,
    { problemIds, userIds }: { problemIds: readonly number[]; userIds: readonly number[] },
  ) {
    const wanted = userIds.filter(userId => changed.has(userId) || !standings.has(userId));
    for (const userId of wanted) changed.delete(userId);
    const cells = await this.queries.cells(wanted, problemIds);
    for (const userId of wanted) standings.set(userId, standingOf(cells.get(userId) ?? new Map()));
    return standings;
  }

  private hear(appEvent: AppEvent) {
    if (appEvent.event !== 'submission.queued' && appEvent.event !== 'submission.judged') return;
    if (!isPractice(appEvent.about)) return;
    for (const { changed } of this.kept.values()) changed.add(appEvent.about.userId);
  }
}
