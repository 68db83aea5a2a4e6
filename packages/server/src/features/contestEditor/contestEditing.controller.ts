import { contract } from '@oj/contract';
import { Controller } from '@nestjs/common';
import type { InContest } from '../../access/scope';
import { type Caller, Handles, type InputFor, type RequestContext } from '../../api/handles';
import { ContestAnnouncementService } from './contestAnnouncement.service';
import { ContestEditorService } from './contestEditor.service';
import { ContestProblemService } from './contestProblem.service';
import { ContestTimeService } from './contestTime.service';

type Api = Pick<
  typeof contract.contestEditor,
  | 'read'
  | 'change'
  | 'remove'
  | 'move'
  | 'pause'
  | 'changePause'
  | 'changeFreeze'
  | 'freezeEffect'
  | 'changeVisible'
  | 'problems'
  | 'addProblem'
  | 'addProblems'
  | 'problem'
  | 'changeProblem'
  | 'removeProblem'
  | 'announcements'
  | 'addAnnouncement'
  | 'changeAnnouncement'
  | 'removeAnnouncement'
  | 'clone'
>;

/** What the back office and groups do to a contest alike: the calls of each lead to the same service. */
function editingBy(api: Api, of: 'site' | 'group') {
  @Controller()
  class ContestEditingController {
    constructor(
      readonly contests: ContestEditorService,
      readonly contestProblems: ContestProblemService,
      readonly contestTimes: ContestTimeService,
      readonly contestAnnouncements: ContestAnnouncementService,
    ) {}

    @Handles(api.read)
    read(_: InputFor<Api['read']>, scoped: InContest) {
      return this.contests.read(scoped);
    }

    @Handles(api.change)
    change(draft: InputFor<Api['change']>, scoped: InContest, context: RequestContext) {
      return this.contests.change(draft, scoped, context);
    }

    @Handles(api.remove)
    remove(_: InputFor<Api['remove']>, scoped: InContest, context: RequestContext) {
      return this.contests.remove(scoped, context);
    }

    @Handles(api.move)
    move(move: InputFor<Api['move']>, scoped: InContest, context: RequestContext) {
      return this.contestTimes.move(move, scoped, context);
    }

    @Handles(api.pause)
    pause(pause: InputFor<Api['pause']>, scoped: InContest, context: RequestContext) {
      return this.contestTimes.pause(pause, scoped, context);
    }

    @Handles(api.changePause)
    changePause(change: InputFor<Api['changePause']>, scoped: InContest, context: RequestContext) {
      return this.contestTimes.changePause(change, scoped, context);
    }

    @Handles(api.changeFreeze)
    changeFreeze(change: InputFor<Api['changeFreeze']>, scoped: InContest, context: RequestContext) {
      return this.contestTimes.changeFreeze(change, scoped, context);
    }

    @Handles(api.freezeEffect)
    freezeEffect(wanted: InputFor<Api['freezeEffect']>, scoped: InContest) {
      return this.contestTimes.freezeEffect(wanted, scoped);
    }

    @Handles(api.clone)
    clone(_: InputFor<Api['clone']>, scoped: InContest, context: RequestContext) {
      return this.contests.clone(scoped, context);
    }

    @Handles(api.changeVisible)
    changeVisible(input: InputFor<Api['changeVisible']>, scoped: InContest, context: RequestContext) {
      return this.contests.changeVisible(input, scoped, context);
    }

    @Handles(api.problems)
    problems(filter: InputFor<Api['problems']>, scoped: InContest) {
      return this.contestProblems.list(filter, scoped);
    }

    @Handles(api.addProblem)
    addProblem(input: InputFor<Api['addProblem']>, scoped: InContest, context: RequestContext) {
      return this.contestProblems.add(input, scoped, context);
    }

    @Handles(api.addProblems)
    addProblems(input: InputFor<Api['addProblems']>, scoped: InContest, context: RequestContext) {
      return this.contestProblems.addAll(input, scoped, context);
    }

    @Handles(api.problem)
    problem(input: InputFor<Api['problem']>, scoped: InContest) {
      return this.contestProblems.read(input, scoped);
    }

    @Handles(api.changeProblem)
    changeProblem(input: InputFor<Api['changeProblem']>, scoped: InContest, context: RequestContext) {
      return this.contestProblems.change(input, scoped, context);
    }

    @Handles(api.removeProblem)
    removeProblem(input: InputFor<Api['removeProblem']>, scoped: InContest, context: RequestContext) {
      return this.contestProblems.remove(input, scoped, context);
    }

    @Handles(api.announcements)
    announcements(paging: InputFor<Api['announcements']>, scoped: InContest) {
      return this.contestAnnouncements.list(paging, scoped);
    }

    @Handles(api.addAnnouncement)
    addAnnouncement(input: InputFor<Api['addAnnouncement']>, scoped: InContest, context: RequestContext) {
      return this.contestAnnouncements.add(input, scoped, context);
    }

    @Handles(api.changeAnnouncement)
    changeAnnouncement(input: InputFor<Api['changeAnnouncement']>, scoped: InContest, context: RequestContext) {
      return this.contestAnnouncements.change(input, scoped, context);
    }

    @Handles(api.removeAnnouncement)
    removeAnnouncement(input: InputFor<Api['removeAnnouncement']>, caller: Caller, context: RequestContext) {
      return this.contestAnnouncements.remove(input, { caller, context }, of);
    }
  }
  return ContestEditingController;
}

export const contestEditingControllers = [editingBy(contract.contestEditor, 'site'), editingBy(contract.groupContest, 'group')];
