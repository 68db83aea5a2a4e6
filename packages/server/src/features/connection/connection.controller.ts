import { contract, type ServerInput } from '@oj/contract';
import { Controller } from '@nestjs/common';
import { type Caller, Handles, type RequestContext } from '../../api/handles';
import { ConnectionService } from './connection.service';

const api = contract.connection;
type Api = typeof api;
const { settings } = contract;

@Controller()
export class ConnectionController {
  constructor(private readonly connections: ConnectionService) {}

  @Handles(api.list)
  list() {
    return this.connections.list();
  }

  @Handles(api.test)
  test(typed: ServerInput<Api['test']>, caller: Caller, context: RequestContext) {
    return this.connections.test(typed, { caller, context });
  }

  @Handles(api.choose)
  choose(typed: ServerInput<Api['choose']>, caller: Caller, context: RequestContext) {
    return this.connections.choose(typed, { caller, context });
  }

  @Handles(api.drop)
  drop(input: ServerInput<Api['drop']>, caller: Caller, context: RequestContext) {
    return this.connections.drop(input, { caller, context });
  }

  @Handles(settings.database)
  database() {
    return this.connections.inOldWords();
  }

  @Handles(settings.setDatabase)
  setDatabase(words: ServerInput<typeof settings.setDatabase>, caller: Caller, context: RequestContext) {
    return this.connections.chooseInOldWords(words, { caller, context });
  }
}
