import { ApiError, type contract, MOST_ORGANISERS } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../access/caller';
import { managesThing } from '../../access/groupPolicy';
import { GroupScopes } from '../../access/groupScope';
import { contestManagement, type ContestFacts, type InContest } from '../../access/scope';
import type { RequestContext } from '../../api/caller';
import type { InputFor } from '../../api/handles';
import type { Executor } from '../../database/database';
import { publish } from '../../events/events';
import { usernameKeyOf } from '../account/account.rules';
import { recordAudit } from '../audit/audit.queries';
import { notify } from '../notification/notify.queries';
import { ContestOrganiserQueries } from './contestOrganiser.queries';

type Api = typeof contract.contestOrganiser;

/** Who helps to organise a contest. What a role allows, `access/scope.ts` says. */
@Injectable()
export class ContestOrganiserService {
  constructor(
    private readonly queries: ContestOrganiserQueries,
    private readonly groups: GroupScopes,
  ) {}

  async list({ contest }: InContest) {
    const rows = await this.queries.list(contest.id);
    return [...Map.groupBy(rows, ({ uid }) => uid).values()].flatMap(([latest, ...earlier]) => {
      if (!latest) return [];
      const { role, ...person } = latest;
      return { ...person, roles: [role, ...earlier.map(row => row.role)].toSorted() };
    });
  }

  /** The user is told of it. Whoever may do everything anyway gets no role; one may always be taken away. */
  change({ username, roles: wanted }: InputFor<Api['change']>, { contest, caller }: InContest, context: RequestContext) {
    return this.queries.transaction(async tx => {
      await this.queries.lock(tx, contest.id);
      const user = await this.queries.user(tx, usernameKeyOf(username));
      if (!user || (wanted.length && !user.isActive)) throw new ApiError('users.notFound');
      const before = await this.queries.rolesOf(tx, contest.id, user.id);
      const roles = wanted.toSorted();
      if (roles.join() === before.join()) return;
      if (roles.length) await this.checkMayHelp(tx, contest, user);
      await this.queries.setRoles(tx, { contestId: contest.id, userId: user.id }, roles, caller.id);
      if ((await this.queries.count(tx, contest.id)) > MOST_ORGANISERS) throw new ApiError('contest.tooManyOrganisers');
      const change = { before: { uid: user.id, roles: before }, after: { uid: user.id, roles } };
      await recordAudit(tx, { caller, context }, { action: 'contest.changeOrganiser', target: String(contest.id), ...change });
      const matter = { about: 'organiser', cid: contest.id, title: await this.queries.title(tx, contest.id), roles } as const;
      await notify(tx, { kind: 'mine', userId: user.id, senderId: caller.id, matter });
      await publish(tx, { event: 'contest.changed', cid: contest.id });
    });
  }

  /** @throws ApiError when the user owns the contest, or does not read in its group. */
  private async checkMayHelp(tx: Executor, contest: ContestFacts, user: Caller) {
    const group = await this.groups.openOf('contest.organiserOutside', contest, user, tx);
    if (managesThing(user, contest, group, contestManagement)) throw new ApiError('contest.organiserOwns');
  }
}
