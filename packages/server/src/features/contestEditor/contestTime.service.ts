import { ApiError, type contract } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import { pausesOnWire } from '../../access/contestClock';
import type { InContest } from '../../access/scope';
import type { RequestContext } from '../../api/caller';
import type { InputFor } from '../../api/handles';
import type { Executor } from '../../database/database';
import { publish } from '../../events/events';
import { recordAudit } from '../audit/audit.queries';
import { differences } from '../audit/differences';
import { addAnnouncement } from '../contest/contestAnnouncement.queries';
import { ContestEditorQueries } from './contestEditor.queries';
import { checkKnownEnd, movedTimes, wouldCutPause } from './contestEditor.rules';
import { ContestFreezeQueries } from './contestFreeze.queries';
import { checkKnownFreeze, type FreezeTimes, hidesFrom, withFreeze } from './contestFreeze.rules';
import { withPause, withPauseEnd } from './contestPause.rules';

type Api = typeof contract.contestEditor;

/** What every change of the times of a contest brings with it. */
type Told = Pick<InputFor<Api['move']>, 'knownEndTime' | 'announcement'> & Pick<InputFor<Api['changeFreeze']>, 'knownFreeze'>;

interface Present {
  times: FreezeTimes;
  /** The time at which the contest is locked: nobody submits meanwhile. */
  now: Date;
  tx: Executor;
}

/** Moves and pauses contests, and freezes their boards. */
@Injectable()
export class ContestTimeService {
  constructor(
    private readonly queries: ContestEditorQueries,
    private readonly freezes: ContestFreezeQueries,
  ) {}

  move({ part, minutes, ...told }: InputFor<Api['move']>, scoped: InContest, context: RequestContext) {
    return this.change({ action: 'contest.move', told, scoped, context }, async ({ times, now, tx }) => {
      const moved = { ...movedTimes(times, { part, minutes }, now), pauses: times.pauses };
      if (moved.endAt <= now || moved.endAt <= moved.startAt) throw new ApiError('contest.wouldBeOver');
      if (wouldCutPause(times, moved) || (part === 'all' && times.pauses.length)) throw new ApiError('contest.endInPause');
      if (part === 'all' && (await this.queries.hasSubmissions(tx, scoped.contest.id))) throw new ApiError('contest.startFixed');
      return moved;
    });
  }

  pause({ knownEndTime, announcement, ...pause }: InputFor<Api['pause']>, scoped: InContest, context: RequestContext) {
    const told = { knownEndTime, announcement };
    return this.change({ action: 'contest.pause', told, scoped, context }, ({ times, now }) => withPause(times, pause, now));
  }

  changePause({ startTime, endTime, ...told }: InputFor<Api['changePause']>, scoped: InContest, context: RequestContext) {
    return this.change({ action: 'contest.changePause', told, scoped, context }, ({ times, now }) =>
      withPauseEnd(times, { startTime, endTime }, now),
    );
  }

  changeFreeze({ startTime, lifts, ...told }: InputFor<Api['changeFreeze']>, scoped: InContest, context: RequestContext) {
    return this.change({ action: 'contest.changeFreeze', told, scoped, context }, ({ times, now }) =>
      withFreeze(times, { startTime, lifts }, now),
    );
  }

  /** What would become hidden or visible by another freeze. */
  async freezeEffect({ startTime, lifts }: InputFor<Api['freezeEffect']>, { contest: { id }, now }: InContest) {
    const contest = await this.queries.find(id);
    if (!contest) throw new ApiError('contest.notFound');
    const changed = { ...contest, ...withFreeze(contest, { startTime, lifts }, now) };
    const [before, after] = [contest, changed].map(each => hidesFrom(each, now));
    const nothing = { hidden: 0, shown: 0, participants: 0 };
    if (after && (!before || after < before)) {
      const found = await this.freezes.between(contest, after, before ?? null);
      return { ...nothing, hidden: found.submissions, participants: found.participants };
    }
    if (before && (!after || before < after)) {
      const found = await this.freezes.between(contest, before, after ?? null);
      return { ...nothing, shown: found.submissions, participants: found.participants };
    }
    return nothing;
  }

  /** Stores other times and tells of them. Submissions lock the contest as well: each one is stored before the change, or by the new times. */
  private change(
    { action, told, scoped, context }: { action: string; told: Told; scoped: InContest; context: RequestContext },
    timesOf: (present: Present) => Promise<Partial<FreezeTimes>> | Partial<FreezeTimes>,
  ) {
    const { contest, caller } = scoped;
    const { id } = contest;
    return this.queries.transaction(async tx => {
      const stored = await this.queries.lock(tx, id);
      if (!stored) throw new ApiError('contest.notFound');
      checkKnownEnd(told, stored);
      checkKnownFreeze(told, stored);
      const { startAt, endAt, sealAt, pauses, autoRealRank, boardOpenedAt } = stored;
      const times = { startAt, endAt, sealAt, pauses, autoRealRank, boardOpenedAt };
      const moved = { ...times, ...(await timesOf({ times, now: await this.queries.clock(tx), tx })) };
      await this.queries.change(tx, id, moved);
      const { before, after } = differences(times, moved);
      const { announcement } = told;
      await recordAudit(tx, { caller, context }, { action, target: String(id), before, after: { ...after, announcement } });
      await publish(tx, { event: 'contest.changed', cid: id });
      if (announcement) {
        await addAnnouncement(tx, { ...announcement, contestId: id, authorId: caller.id });
        await publish(tx, { event: 'contest.announced', cid: id });
      }
      return {
        startTime: moved.startAt,
        endTime: moved.endAt,
        sealRankTime: moved.sealAt,
        pauses: pausesOnWire(moved.pauses),
      };
    });
  }
}
