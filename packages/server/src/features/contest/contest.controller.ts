import { contract, type ServerInput } from '@oj/contract';
import { Controller } from '@nestjs/common';
import type { InContest } from '../../access/scope';
import { type Caller, Handles, type InputFor, type RequestContext } from '../../api/handles';
import { ContestService } from './contest.service';
import { ContestBoardService } from './contestBoard.service';
import { VirtualRunService } from './virtual/virtualRun.service';

const api = contract.contest;
type Api = typeof api;
type Visited = InContest<Caller | undefined>;

@Controller()
export class ContestController {
  constructor(
    private readonly contests: ContestService,
    private readonly boards: ContestBoardService,
    private readonly virtualRuns: VirtualRunService,
  ) {}

  @Handles(api.list)
  list(filter: ServerInput<Api['list']>) {
    return this.contests.list(filter);
  }

  @Handles(api.info)
  info(_: InputFor<Api['info']>, scoped: InContest) {
    return this.contests.info(scoped);
  }

  @Handles(api.register)
  register(input: InputFor<Api['register']>, scoped: InContest, context: RequestContext) {
    return this.contests.register(input, scoped, context);
  }

  @Handles(api.access)
  access(_: InputFor<Api['access']>, scoped: InContest) {
    return this.contests.access(scoped);
  }

  @Handles(api.startVirtual)
  startVirtual(_: InputFor<Api['startVirtual']>, scoped: InContest) {
    return this.virtualRuns.start(scoped);
  }

  @Handles(api.endVirtual)
  endVirtual(_: InputFor<Api['endVirtual']>, scoped: InContest) {
    return this.virtualRuns.end(scoped);
  }

  @Handles(api.problems)
  problems(input: InputFor<Api['problems']>, scoped: Visited) {
    return this.contests.problems(input, scoped);
  }

  @Handles(api.problemDetails)
  problemDetails(input: InputFor<Api['problemDetails']>, scoped: InContest, { locale }: RequestContext) {
    return this.contests.problemDetails(input, scoped, locale);
  }

  @Handles(api.rank)
  rank(query: InputFor<Api['rank']>, scoped: InContest, context: RequestContext) {
    return this.boards.page(query, scoped, context);
  }

  @Handles(api.boardCell)
  boardCell(query: InputFor<Api['boardCell']>, scoped: InContest, context: RequestContext) {
    return this.boards.cell(query, scoped, context);
  }

  @Handles(api.ceremony)
  ceremony(query: InputFor<Api['ceremony']>, scoped: InContest) {
    return this.boards.ceremony(query, scoped);
  }

  @Handles(api.outsideInfo)
  outsideInfo(_: InputFor<Api['outsideInfo']>, scoped: Visited) {
    return this.contests.outsideInfo(scoped);
  }

  @Handles(api.outsideBoard)
  outsideBoard(query: InputFor<Api['outsideBoard']>, scoped: Visited, context: RequestContext) {
    return this.boards.outsidePage(query, scoped, context);
  }

  @Handles(api.announcements)
  announcements(paging: InputFor<Api['announcements']>, scoped: InContest) {
    return this.contests.announcements(paging, scoped);
  }

  @Handles(api.unreadAnnouncements)
  unreadAnnouncements(input: InputFor<Api['unreadAnnouncements']>, scoped: InContest) {
    return this.contests.unreadAnnouncements(input, scoped);
  }
}
