import { contract, type ServerInput } from '@oj/contract';
import { Controller } from '@nestjs/common';
import { type Caller, Handles, type RequestContext } from '../../api/handles';
import { HomeService } from './home.service';
import { OwnHomeService } from './ownHome.service';

const api = contract.home;

@Controller()
export class HomeController {
  constructor(
    private readonly home: HomeService,
    private readonly ownHome: OwnHomeService,
  ) {}

  @Handles(api.carousel)
  carousel() {
    return this.home.carousel();
  }

  @Handles(api.recentContests)
  recentContests() {
    return this.home.recentContests();
  }

  @Handles(api.otherContests)
  otherContests() {
    return this.home.otherContests();
  }

  @Handles(api.recentSolvers)
  recentSolvers() {
    return this.home.recentSolvers();
  }

  @Handles(contract.practice.own)
  own(_: object, caller: Caller, { locale }: RequestContext) {
    return this.ownHome.own(caller, locale);
  }

  @Handles(api.week)
  week(input: ServerInput<typeof api.week>, caller: Caller | undefined) {
    return this.home.week(input, caller);
  }
}
