import type { Status } from '@oj/contract';
import type { Executor } from '../../database/database';
import { isPractice, type Place } from './place.sql';
import { addToStanding, type Judged, recount, refreshCounts, refreshStanding } from './standing.queries';

interface ChangedVerdict {
  userId: number;
  problemId: number;
  before: Status;
  after: Status;
}

/** Which stored numbers follow from the verdicts of a place. */
export interface Aggregates {
  /** A submission that had no verdict got one. */
  add(tx: Executor, judged: Judged): Promise<void>;
  /** A submission got another verdict than it had, or lost it. */
  change(tx: Executor, changed: ChangedVerdict): Promise<void>;
  /** Many submissions of a problem lost their verdicts. */
  refresh(tx: Executor, problemId: number): Promise<void>;
}

const ofPractice: Aggregates = {
  add: addToStanding,
  async change(tx, { userId, problemId, before, after }) {
    await recount(tx, problemId, before, after);
    await refreshStanding(tx, { problemId, userId });
  },
  async refresh(tx, problemId) {
    await refreshCounts(tx, problemId);
    await refreshStanding(tx, { problemId });
  },
};

/** The board of a contest is computed from its submissions: nothing is stored beside them. */
const none: Aggregates = { add: async () => undefined, change: async () => undefined, refresh: async () => undefined };

export const aggregatesOf = (place: Pick<Place, 'contestId'>): Aggregates => (isPractice(place) ? ofPractice : none);
