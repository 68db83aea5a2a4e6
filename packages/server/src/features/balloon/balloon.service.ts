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

  async list(paging: InputFor<Api['list']>, { contest }: InContest) {
    const { records, total } = await this.queries.page(contest, paging);
    const rows = records.map(row => ({ ...row, id: row.submitId, cid: contest.id }));
    return toPage(rows, total, paging);
  }

  check({ id, checked }: InputFor<Api['check']>, scoped: InContest) {
    return this.change(id, scoped, (tx, key) => this.queries.check(tx, key, scoped.caller.id, checked));
  }

  claim({ id, claimed }: InputFor<Api['claim']>, scoped: InContest) {
    return this.change(id, scoped, (tx, key) => (claimed ? this.queries.claim(tx, key, scoped.caller.id) : this.queries.giveBack(tx, key)));
  }

  private change(submitId: number, { contest }: InContest, work: (tx: Executor, key: BalloonKey) => Promise<boolean>) {
    return this.queries.transaction(async tx => {
      const key = await this.queries.keyOf(tx, contest.id, submitId);
      if (!key) throw new ApiError('contest.balloonNotFound');
      if (!(await work(tx, key))) throw new ApiError('contest.helperTaken');
      await publish(tx, { event: 'organisers.balloons', cid: contest.id });
    });
  }
}
