import { contract, type ServerInput } from '@oj/contract';
import { Controller } from '@nestjs/common';
import { type Caller, Handles, type RequestContext } from '../../api/handles';
import { Challenges } from './challenges';

const api = contract.verification;
type Api = typeof api;

@Controller()
export class VerificationController {
  constructor(private readonly challenges: Challenges) {}

  @Handles(api.captcha)
  captcha(_: ServerInput<Api['captcha']>, __: Caller | undefined, context: RequestContext) {
    return this.challenges.captcha(context);
  }

  @Handles(api.slide)
  slide({ action }: ServerInput<Api['slide']>, _: Caller | undefined, context: RequestContext) {
    return this.challenges.slide(action, context);
  }

  @Handles(api.work)
  work(_: ServerInput<Api['work']>, __: Caller | undefined, context: RequestContext) {
    return this.challenges.work(context);
  }

  @Handles(api.solveWork)
  solveWork(input: ServerInput<Api['solveWork']>, _: Caller | undefined, context: RequestContext) {
    return this.challenges.solveWork(input, context);
  }

  @Handles(api.solveSlide)
  solveSlide(input: ServerInput<Api['solveSlide']>, _: Caller | undefined, context: RequestContext) {
    return this.challenges.solveSlide(input, context);
  }
}
