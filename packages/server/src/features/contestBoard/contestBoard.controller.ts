import { contract } from '@oj/contract';
import { Controller } from '@nestjs/common';
import type { Caller } from '../../access/caller';
import type { InContest } from '../../access/scope';
import { Handles, type InputFor, type RequestContext } from '../../api/handles';
import { ContestBoardService } from './contestBoard.service';
import { VirtualRunService } from './virtual/virtualRun.service';

const api = contract.contest;
type Api = typeof api;

@Controller()
export class ContestBoardController {
  constructor(
    private readonly boards: ContestBoardService,
    private readonly virtualRuns: VirtualRunService,
  ) {}

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

  @Handles(api.outsideBoard)
  outsideBoard(query: InputFor<Api['outsideBoard']>, scoped: InContest<Caller | undefined>, context: RequestContext) {
    return this.boards.outsidePage(query, scoped, context);
  }

  @Handles(api.startVirtual)
  startVirtual(_: InputFor<Api['startVirtual']>, scoped: InContest) {
    return this.virtualRuns.start(scoped);
  }

  @Handles(api.endVirtual)
  endVirtual(_: InputFor<Api['endVirtual']>, scoped: InContest) {
    return this.virtualRuns.end(scoped);
  }
}
