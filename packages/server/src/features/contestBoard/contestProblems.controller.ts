import { contract, type ServerInput } from '@oj/contract';
import { Controller } from '@nestjs/common';
import type { Caller } from '../../access/caller';
import type { InContest } from '../../access/scope';
import { Handles, type InputFor, type RequestContext } from '../../api/handles';
import { ContestProblemsService } from './contestProblems.service';

const api = contract.contest;
type Api = typeof api;

@Controller()
export class ContestProblemsController {
  constructor(private readonly contests: ContestProblemsService) {}

  @Handles(api.list)
  list(filter: ServerInput<Api['list']>) {
    return this.contests.list(filter);
  }

  @Handles(api.info)
  info(_: InputFor<Api['info']>, scoped: InContest) {
    return this.contests.info(scoped);
  }

  @Handles(api.problems)
  problems(input: InputFor<Api['problems']>, scoped: InContest<Caller | undefined>) {
    return this.contests.problems(input, scoped);
  }

  @Handles(api.problemDetails)
  problemDetails(input: InputFor<Api['problemDetails']>, scoped: InContest, { locale }: RequestContext) {
    return this.contests.problemDetails(input, scoped, locale);
  }

  @Handles(api.outsideInfo)
  outsideInfo(input: InputFor<Api['outsideInfo']>, scoped: InContest<Caller | undefined>) {
    return this.contests.outsideInfo(input, scoped);
  }
}
