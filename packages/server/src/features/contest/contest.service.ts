import { ApiError, type contract, toPage } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import { type InContest, isAdmitted, PUBLIC_CONTEST } from '../../access/scope';
import type { Caller } from '../../access/caller';
import type { RequestContext } from '../../api/caller';
import type { InputFor } from '../../api/handles';
import { isSharedPasswordRight } from '../account/sharedPassword';
import { ContestQueries } from './contest.queries';
import { ContestLimits } from './contestLimits';

type Api = typeof contract.contest;

@Injectable()
export class ContestService {
  constructor(
    private readonly queries: ContestQueries,
    private readonly limits: ContestLimits,
  ) {}

  /** The password is looked at before the transaction, and must still be that of the contest when the registration is stored. */
  async register({ password }: InputFor<Api['register']>, scoped: InContest, { network }: RequestContext) {
    const { contest, caller, isRegistered } = scoped;
    if (!isAdmitted(scoped, caller)) throw new ApiError('contest.accountRefused');
    if (isRegistered) throw new ApiError('contest.registered');
    const isOpen = contest.auth === PUBLIC_CONTEST;
    const passwordHash = await this.queries.transaction(tx => this.queries.passwordHash(contest.id, tx));
    if (!isOpen) await this.checkPassword(password, passwordHash, caller, network);
    await this.queries.transaction(async tx => {
      if (!isOpen && (await this.queries.passwordHash(contest.id, tx)) !== passwordHash) throw new ApiError('contest.passwordWrong');
      if (!(await this.queries.register(tx, contest.id, caller.id))) throw new ApiError('contest.registered');
    });
  }

  access(scoped: InContest) {
    const { caller, isRegistered, powers } = scoped;
    return { access: powers.organise || (isRegistered && isAdmitted(scoped, caller)) };
  }

  async announcements(paging: InputFor<Api['announcements']>, { contest }: InContest) {
    const { records, total } = await this.queries.announcements(contest.id, paging);
    return toPage(records, total, paging);
  }

  unreadAnnouncements({ readAnnouncementList }: InputFor<Api['unreadAnnouncements']>, { contest }: InContest) {
    return this.queries.unreadAnnouncements(contest.id, readAnnouncementList);
  }

  private async checkPassword(password: string, passwordHash: string | null, { id }: Caller, network: string) {
    if (!password) throw new ApiError('contest.passwordRequired');
    await this.limits.countPassword(id, network);
    if (!(await isSharedPasswordRight(password, passwordHash ?? undefined, network))) throw new ApiError('contest.passwordWrong');
    await this.limits.forgivePassword(id, network);
  }
}
