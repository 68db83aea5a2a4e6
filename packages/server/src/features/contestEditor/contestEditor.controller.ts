import { contract } from '@oj/contract';
import { Controller } from '@nestjs/common';
import type { InContest } from '../../access/scope';
import { type Caller, Handles, type InputFor, type RequestContext } from '../../api/handles';
import { ContestEditorService } from './contestEditor.service';
import { ContestProblemService } from './contestProblem.service';

const api = contract.contestEditor;
type Api = typeof api;

/** Calls of the back office about all contests and their problems; those of the forms of one contest are in `contestEditing.controller.ts`. */
@Controller()
export class ContestEditorController {
  constructor(
    private readonly contests: ContestEditorService,
    private readonly contestProblems: ContestProblemService,
  ) {}

  @Handles(api.list)
  list(filter: InputFor<Api['list']>, caller: Caller) {
    return this.contests.list(filter, caller);
  }

  @Handles(api.add)
  add(draft: InputFor<Api['add']>, caller: Caller, context: RequestContext) {
    return this.contests.add(draft, { caller, context });
  }

  @Handles(api.importProblem)
  importProblem(input: InputFor<Api['importProblem']>, scoped: InContest, context: RequestContext) {
    return this.contestProblems.import(input, scoped, context);
  }

  @Handles(contract.contest.openBoard)
  openBoard(_: InputFor<typeof contract.contest.openBoard>, scoped: InContest, context: RequestContext) {
    return this.contests.openBoard(scoped, context);
  }

  @Handles(api.wholeProblem)
  wholeProblem(input: InputFor<Api['wholeProblem']>, caller: Caller) {
    return this.contestProblems.whole(input, caller);
  }

  @Handles(api.makeProblem)
  makeProblem(input: InputFor<Api['makeProblem']>, caller: Caller, context: RequestContext) {
    return this.contestProblems.make(input, { caller, context }, 'site');
  }

  @Handles(api.changeWholeProblem)
  changeWholeProblem(input: InputFor<Api['changeWholeProblem']>, caller: Caller, context: RequestContext) {
    return this.contestProblems.changeWhole(input, caller, context);
  }
}
