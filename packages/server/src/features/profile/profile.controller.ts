import { contract, type ServerInput } from '@oj/contract';
import { Controller } from '@nestjs/common';
import { type Caller, Handles } from '../../api/handles';
import { ProfileService } from './profile.service';

const api = contract.profile;
type Api = typeof api;

@Controller()
export class ProfileController {
  constructor(private readonly profiles: ProfileService) {}

  @Handles(api.home)
  home(asked: ServerInput<Api['home']>, caller: Caller | undefined) {
    return this.profiles.home(asked, caller);
  }

  @Handles(api.names)
  names({ keyword }: ServerInput<Api['names']>, caller: Caller) {
    return this.profiles.names(keyword, caller);
  }

  @Handles(api.calendar)
  calendar(asked: ServerInput<Api['calendar']>, caller: Caller | undefined) {
    return this.profiles.calendar(asked, caller);
  }
}
