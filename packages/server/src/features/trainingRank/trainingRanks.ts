import { Injectable } from '@nestjs/common';
import { type AppEvent, Events } from '../../events/events';
import { isPractice } from '../submission/place.sql';
import { ranked, type RankedStanding, standingOf, type TrainingStanding } from './standing';
import { TrainingRankQueries } from './trainingRank.queries';

/** Limit for all trainings together: some 60 MB. */
const MOST_CELLS = 400_000;

interface Kept {
  /** The problems that were looked at. */
  key: string;
  standings: Map<number, TrainingStanding>;
  /** What the standings weigh: one for each user, and one for each problem that the user has tried. */
  cells: number;
  /** Users who have submitted since they were looked at. */
  changed: Set<number>;
  /** Readers wait for this, so that only one at a time reads. */
  reading: Promise<void>;
  /** The standings in the order of the rank, kept until a standing changes. */
  ranked?: { userIds: readonly number[]; rows: readonly RankedStanding[] } | undefined;
}

const nobody = standingOf(new Map());
const isSame = (one: readonly number[], other: readonly number[]) =>
  one.length === other.length && one.every((value, index) => value === other[index]);
const weightOf = ({ cells }: TrainingStanding) => 1 + cells.size;

/**
 * How those who take part in trainings, or were handed one out, stand, in the memory of this process: computed from their practice submissions, nothing of it is
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
    return (await this.upToDate(tid, problemIds, userIds)).standings;
  }

  /** The same in the order of the rank. */
  async ranked(tid: number, problemIds: readonly number[], userIds: readonly number[]): Promise<readonly RankedStanding[]> {
    const kept = await this.upToDate(tid, problemIds, userIds);
    if (!kept.ranked || !isSame(kept.ranked.userIds, userIds)) kept.ranked = { userIds, rows: ranked(kept.standings, userIds) };
    return kept.ranked.rows;
  }

  private async upToDate(tid: number, problemIds: readonly number[], userIds: readonly number[]): Promise<Kept> {
    const kept = this.keep(tid, problemIds.join());
    kept.reading = kept.reading.then(() => this.follow(kept, problemIds, userIds));
    try {
      await kept.reading;
    } catch (reason) {
      if (this.kept.get(tid) === kept) this.kept.delete(tid);
      throw reason;
    }
    this.makeRoom();
    return kept;
  }

  private keep(tid: number, key: string): Kept {
    const found = this.kept.get(tid);
    const fresh = { key, standings: new Map<number, TrainingStanding>(), cells: 0, changed: new Set<number>(), reading: Promise.resolve() };
    const kept = found?.key === key ? found : fresh;
    this.kept.delete(tid);
    this.kept.set(tid, kept);
    return kept;
  }

  /** Forgets what was read longest ago; the one that was read last stays, however large it is. */
  private makeRoom() {
    let cells = 0;
    for (const [tid, kept] of [...this.kept].toReversed()) {
      const isLast = cells === 0;
      cells += 1 + kept.cells;
      if (cells > MOST_CELLS && !isLast) this.kept.delete(tid);
    }
  }

  /** A user who is looked at for the first time gets an empty standing at once, so that changes meanwhile are noted. */
  private async follow(kept: Kept, problemIds: readonly number[], userIds: readonly number[]) {
    const { standings, changed } = kept;
    const wanted = userIds.filter(userId => changed.has(userId) || !standings.has(userId));
    for (const userId of wanted) {
      changed.delete(userId);
      if (!standings.has(userId)) this.put(kept, userId, nobody);
    }
    const cells = await this.queries.cells(wanted, problemIds);
    for (const userId of wanted) {
      const tried = cells.get(userId);
      this.put(kept, userId, tried ? standingOf(tried) : nobody);
    }
  }

  private put(kept: Kept, userId: number, standing: TrainingStanding) {
    const before = kept.standings.get(userId);
    kept.cells += weightOf(standing) - (before ? weightOf(before) : 0);
    kept.standings.set(userId, standing);
    kept.ranked = undefined;
  }

  private hear(appEvent: AppEvent) {
    if (appEvent.event !== 'submission.queued' && appEvent.event !== 'submission.judged') return;
    if (!isPractice(appEvent.about)) return;
    const { userId } = appEvent.about;
    for (const { standings, changed } of this.kept.values()) if (standings.has(userId)) changed.add(userId);
  }
}
