import { contract, toPage } from '@oj/contract';
import { Controller } from '@nestjs/common';
import type { InGroup } from '../../access/groupScope';
import type { InContest } from '../../access/scope';
import { type Caller, Handles, type InputFor, type RequestContext } from '../../api/handles';
import { ContestQueries } from '../contest/contest.queries';
import { ContestParticipants } from '../submission/contestParticipants.queries';
import { ContestEditorService } from './contestEditor.service';
import { ContestProblemService } from './contestProblem.service';

const api = contract.groupContest;
type Api = typeof api;

/** Calls of groups about their contests as a whole; those about one contest are in `contestEditing.controller.ts`. */
@Controller()
export class GroupContestController {
  constructor(
    private readonly queries: ContestQueries,
    private readonly participants: ContestParticipants,
    private readonly contests: ContestEditorService,
    private readonly contestProblems: ContestProblemService,
  ) {}

  @Handles(api.list)
  async list({ currentPage, limit, ...filter }: InputFor<Api['list']>, { group }: InGroup) {
    const { records, total } = await this.queries.page(filter, { currentPage, limit }, group.id);
    return toPage(await this.participants.counted(records), total, { currentPage, limit });
  }

  @Handles(api.all)
  all(filter: InputFor<Api['all']>, { group, caller }: InGroup) {
    return this.contests.list(filter, caller, group.id);
  }

  @Handles(api.add)
  add(draft: InputFor<Api['add']>, { group, caller }: InGroup, context: RequestContext) {
    return this.contests.add(draft, { caller, context }, group.id);
  }

  @Handles(api.makeProblem)
  makeProblem(input: InputFor<Api['makeProblem']>, caller: Caller, context: RequestContext) {
    return this.contestProblems.makeInGroup(input, { caller, context });
  }

  @Handles(api.addOwnProblem)
  addOwnProblem(input: InputFor<Api['addOwnProblem']>, scoped: InContest, context: RequestContext) {
    return this.contestProblems.addOwn(input, scoped, context);
  }
}
