import { contract, type Input } from '@oj/contract';
import { Controller } from '@nestjs/common';
import { type Caller, Handles, type Visit } from '../../api/handles';
import { Challenges } from './challenges';

const api = contract.verification;
type Api = typeof api;

@Controller()
export class VerificationController {
  constructor(private readonly challenges: Challenges) {}

  @Handles(api.captcha)
  captcha(_: Input<Api['captcha']>, __: Caller | undefined, visit: Visit) {
    return this.challenges.captcha(visit);
  }

  @Handles(api.slide)
  slide({ action }: Input<Api['slide']>, _: Caller | undefined, visit: Visit) {
    return this.challenges.slide(action, visit);
  }

  @Handles(api.solveSlide)
  solveSlide(input: Input<Api['solveSlide']>, _: Caller | undefined, visit: Visit) {
    return this.challenges.solveSlide(input, visit);
  }
}
