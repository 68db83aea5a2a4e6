import { ApiError, type contract, toPage } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import type { InContest } from '../../access/scope';
import type { InputFor } from '../../api/handles';
import type { Executor } from '../../database/database';
import { publish } from '../../events/events';
import { type BalloonKey, BalloonQueries } from './balloon.queries';

type Api = typeof contract.balloon;

@Injectable()
export class BalloonService {
  constructor(private readonly queries: BalloonQueries) {}

  async list({ withChanges, room, ...paging }: InputFor<Api['list']>, scoped: InContest) {
    const { contest } = scoped;
    const { records, total } = await this.queries.page(scoped, paging, { withChanges, room });
    const rows = records.map(row => ({ ...row, id: row.submitId, cid: contest.id }));
    return toPage(rows, total, paging);
  }

  /** Who is left out and has a balloon keeps it: not delivered, it would leave the list with no way back. */
  check({ id, checked, sawFirst }: InputFor<Api['check']>, scoped: InContest) {
    return this.change(id, scoped, async (tx, key, isLeftOut) => {
      if (isLeftOut && !checked) throw new ApiError('contest.balloonLeftOut');
      const shownFirst = sawFirst ?? (await this.isFirst(tx, scoped, key));
      return this.queries.check(tx, key, scoped.caller.id, { delivered: checked, shownFirst });
    });
  }

  claim({ id, claimed, sawFirst }: InputFor<Api['claim']>, scoped: InContest) {
    return this.change(id, scoped, async (tx, key) => {
      if (!claimed) return this.queries.giveBack(tx, key, scoped.caller.id);
      return this.queries.claim(tx, key, scoped.caller.id, sawFirst ?? (await this.isFirst(tx, scoped, key)));
    });
  }

  /** The lock lets one organiser settle a change: the next one finds none. */
  settle({ pid, uid, change }: InputFor<Api['settle']>, scoped: InContest) {
    const { contest, caller } = scoped;
    const key = { contestId: contest.id, userId: uid, problemId: pid };
    return this.queries.transaction(async tx => {
      await this.queries.lock(tx, key);
      const truth = await this.queries.truthOf(tx, scoped, key);
      if (!truth) throw new ApiError('contest.balloonNotFound');
      if (truth.change !== change) throw new ApiError('contest.balloonChanged');
      if (change === 'notAccepted') await this.queries.forget(tx, key);
      else await this.queries.seen(tx, key, change === 'nowFirst', caller.id);
      await this.announce(tx, contest.id, await this.queries.observersWhileSealed(tx, contest.id));
    });
  }

  private async isFirst(tx: Executor, scoped: InContest, key: BalloonKey): Promise<boolean> {
    return (await this.queries.truthOf(tx, scoped, key))?.isFirst ?? false;
  }

  private change(submitId: number, scoped: InContest, work: (tx: Executor, key: BalloonKey, isLeftOut: boolean) => Promise<boolean>) {
    const { contest } = scoped;
    return this.queries.transaction(async tx => {
      const found = await this.queries.keyOf(tx, scoped, submitId);
      if (!found) throw new ApiError('contest.balloonNotFound');
      const { isLeftOut, ...key } = found;
      if (!(await work(tx, key, isLeftOut))) throw new ApiError('contest.helperTaken');
      await this.announce(tx, contest.id, await this.queries.observersOfSealed(tx, contest.id, submitId));
    });
  }

  /** Tells the desks that a balloon has changed; when the seal hides it, only those who observe the contest. */
  private announce(tx: Executor, cid: number, observerIds: number[] | undefined) {
    return publish(tx, { event: 'organisers.balloons', cid, ...(observerIds && { about: { observerIds } }) });
  }
}
