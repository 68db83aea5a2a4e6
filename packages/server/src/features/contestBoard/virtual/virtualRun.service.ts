import { ApiError } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import { checkPowers, type InContest, Scopes } from '../../../access/scope';
import { lockUntilCommit } from '../../../database/locks';
import { ContestLimits } from '../../contest/contestLimits';
import { VirtualRunQueries } from './virtualRun.queries';

/** Virtual participation: how it begins and ends. What it opens and closes follows from the scope (`access/virtualWindow.ts`). */
@Injectable()
export class VirtualRunService {
  constructor(
    private readonly queries: VirtualRunQueries,
    private readonly scopes: Scopes,
    private readonly limits: ContestLimits,
  ) {}

  /** Begins a virtual participation. The lock lets one begin at a time; the scope is opened again behind it. */
  async start({ contest, caller }: InContest) {
    await this.limits.countVirtualRun(caller.id);
    await this.queries.transaction(async tx => {
      await lockUntilCommit(tx, 'virtualRun', caller.id);
      const scoped = await this.scopes.contest(contest.id, caller, { executor: tx });
      checkPowers(scoped, 'virtual');
      await this.queries.begin(tx, scoped);
    });
  }

  async end({ run }: InContest) {
    if (!run) throw new ApiError('contest.notVirtual');
    await this.queries.end(run.id);
  }

  /** The latest one of the caller, on the wire. */
  async ofCaller({ contest, caller, run }: InContest) {
    const latest = await this.queries.latestOf(caller.id, contest.id);
    return latest ? { startTime: latest.startAt, endTime: latest.endAt, isOpen: latest.id === run?.id } : null;
  }
}
