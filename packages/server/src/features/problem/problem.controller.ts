import { contract, type Input } from '@oj/contract';
import { Controller } from '@nestjs/common';
import { type Caller, Handles, type Visit } from '../../api/handles';
import { ProblemService } from './problem.service';

const api = contract.problem;
type Api = typeof api;

@Controller()
export class ProblemController {
  constructor(private readonly problems: ProblemService) {}

  @Handles(api.list)
  list(filter: Input<Api['list']>, _: Caller | undefined, { locale }: Visit) {
    return this.problems.list(filter, locale);
  }

  @Handles(api.detail)
  detail(input: Input<Api['detail']>, caller: Caller | undefined, { locale }: Visit) {
    return this.problems.detail(input, caller, locale);
  }

  @Handles(api.recent)
  recent(_: Input<Api['recent']>, __: Caller | undefined, { locale }: Visit) {
    return this.problems.recent(locale);
  }

  @Handles(api.random)
  random() {
    return this.problems.random();
  }

  @Handles(api.fullScreenList)
  fullScreenList(input: Input<Api['fullScreenList']>) {
    return this.problems.fullScreenList(input);
  }

  @Handles(api.tags)
  tags(input: Input<Api['tags']>, caller: Caller | undefined, { locale }: Visit) {
    return this.problems.tags(input, caller, locale);
  }

  @Handles(api.myStatuses)
  myStatuses(input: Input<Api['myStatuses']>, caller: Caller) {
    return this.problems.myStatuses(input, caller);
  }

  @Handles(api.languages)
  languages(input: Input<Api['languages']>, caller: Caller | undefined) {
    return this.problems.languageList(input, caller);
  }

  @Handles(api.problemLanguages)
  problemLanguages(input: Input<Api['problemLanguages']>, caller: Caller | undefined) {
    return this.problems.languagesOf(input, caller);
  }

  @Handles(api.codeTemplates)
  codeTemplates(input: Input<Api['codeTemplates']>, caller: Caller | undefined) {
    return this.problems.codeTemplates(input, caller);
  }
}
