import { contract, type Input, toPage } from '@oj/contract';
import { Controller } from '@nestjs/common';
import { type Caller, Handles, type Visit } from '../../api/handles';
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
  async list(filter: Input<Api['list']>) {
    const { records, total } = await this.users.page(filter);
    return toPage(records, total, filter);
  }

  @Handles(api.edit)
  edit(wanted: Input<Api['edit']>, caller: Caller, visit: Visit) {
    return this.users.edit(wanted, { caller, visit });
  }

  @Handles(api.remove)
  remove(input: Input<Api['remove']>, caller: Caller, visit: Visit) {
    return this.users.remove(input, { caller, visit });
  }

  @Handles(api.import)
  import(input: Input<Api['import']>, caller: Caller, visit: Visit) {
    return this.newUsers.import(input, { caller, visit });
  }

  @Handles(api.generate)
  generate(input: Input<Api['generate']>, caller: Caller, visit: Visit) {
    return this.newUsers.generate(input, { caller, visit });
  }

  @Handles(api.generated)
  generated(input: Input<Api['generated']>, caller: Caller, visit: Visit) {
    return this.newUsers.generated(input, { caller, visit });
  }
}
