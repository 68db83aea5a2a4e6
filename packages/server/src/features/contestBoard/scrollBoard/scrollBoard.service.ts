import { ApiError, type contract } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import { phaseOf } from '../../../access/phase';
import { type InContest, isOi } from '../../../access/scope';
import type { InputFor } from '../../../api/handles';
import { ContestQueries } from '../../contest/contest.queries';
import { ScrollBoardQueries } from './scrollBoard.queries';

@Injectable()
export class ScrollBoardService {
  constructor(
    private readonly queries: ScrollBoardQueries,
    private readonly contests: ContestQueries,
  ) {}

  async info({ contest, now }: InContest) {
    checkCeremony({ contest, now });
    const [shown, problems] = await Promise.all([this.queries.shown(contest), this.contests.problems(contest.id)]);
    if (!shown) throw new ApiError('contest.notFound');
    const balloonColor = Object.fromEntries(problems.map(({ displayId, color }) => [displayId, color]));
    return { id: contest.id, ...shown, problemCount: problems.length, balloonColor };
  }

  async submissions({ removeStar }: InputFor<typeof contract.scrollBoard.submissions>, { contest, now }: InContest) {
    checkCeremony({ contest, now });
    return this.queries.submissions(contest, removeStar);
  }
}

/** @throws ApiError unless it is an ACM contest with a seal that is over. */
export function checkCeremony({ contest, now }: Pick<InContest, 'contest' | 'now'>) {
  if (isOi(contest) || !contest.sealAt || phaseOf(contest, now) !== 'ended') throw new ApiError('contest.noCeremony');
}
