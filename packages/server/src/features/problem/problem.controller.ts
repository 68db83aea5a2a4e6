import { contract, type ServerInput } from '@oj/contract';
import { Controller } from '@nestjs/common';
import type { InGroup } from '../../access/groupScope';
import { type Caller, Handles, type InputFor, type RequestContext } from '../../api/handles';
import { ProblemService } from './problem.service';

const api = contract.problem;
type Api = typeof api;

@Controller()
export class ProblemController {
  constructor(private readonly problems: ProblemService) {}

  @Handles(api.list)
  list(filter: ServerInput<Api['list']>, _: Caller | undefined, { locale }: RequestContext) {
    return this.problems.list(filter, locale);
  }

  @Handles(contract.groupProblem.list)
  ofGroup(filter: InputFor<typeof contract.groupProblem.list>, group: InGroup, { locale }: RequestContext) {
    return this.problems.ofGroup(filter, group, locale);
  }

  @Handles(api.recent)
  recent(_: ServerInput<Api['recent']>, __: Caller | undefined, { locale }: RequestContext) {
    return this.problems.recent(locale);
  }

  @Handles(api.random)
  random() {
    return this.problems.random();
  }

  @Handles(api.tags)
  tags(input: ServerInput<Api['tags']>, caller: Caller | undefined, { locale }: RequestContext) {
    return this.problems.tags(input, caller, locale);
  }

  @Handles(api.languages)
  languages(input: ServerInput<Api['languages']>, caller: Caller | undefined) {
    return this.problems.languageList(input, caller);
  }

  @Handles(api.problemLanguages)
  problemLanguages(input: ServerInput<Api['problemLanguages']>, caller: Caller | undefined) {
    return this.problems.languagesOf(input, caller);
  }

  @Handles(api.codeTemplates)
  codeTemplates(input: ServerInput<Api['codeTemplates']>, caller: Caller | undefined) {
    return this.problems.codeTemplates(input, caller);
  }
}
