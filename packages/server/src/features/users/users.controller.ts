import { contract, type ServerInput, toPage } from '@oj/contract';
import { Controller } from '@nestjs/common';
import { type Caller, Handles, type RequestContext } from '../../api/handles';
import { NewUsersService } from './newUsers.service';
import { UsersService } from './users.service';

const api = contract.users;
type Api = typeof api;

@Controller()
export class UsersController {
  constructor(
    private readonly users: UsersService,
    private readonly newUsers: NewUsersService,
  ) {}

  @Handles(api.list)
  async list(filter: ServerInput<Api['list']>) {
    const { records, total } = await this.users.page(filter);
    return toPage(records, total, filter);
  }

  @Handles(api.edit)
  edit(wanted: ServerInput<Api['edit']>, caller: Caller, context: RequestContext) {
    return this.users.edit(wanted, { caller, context });
  }

  @Handles(api.remove)
  remove(input: ServerInput<Api['remove']>, caller: Caller, context: RequestContext) {
    return this.users.remove(input, { caller, context });
  }

  @Handles(api.removeSecondFactor)
  removeSecondFactor(input: ServerInput<Api['removeSecondFactor']>, caller: Caller, context: RequestContext) {
    return this.users.removeSecondFactor(input, { caller, context });
  }

  @Handles(api.import)
  import(input: ServerInput<Api['import']>, caller: Caller, context: RequestContext) {
    return this.newUsers.import(input, { caller, context });
  }

  @Handles(api.generate)
  generate(input: ServerInput<Api['generate']>, caller: Caller, context: RequestContext) {
    return this.newUsers.generate(input, { caller, context });
  }

  @Handles(api.generated)
  generated(input: ServerInput<Api['generated']>, caller: Caller, context: RequestContext) {
    return this.newUsers.generated(input, { caller, context });
  }
}
