import { contract, type ServerInput, toPage } from '@oj/contract';
import { Controller } from '@nestjs/common';
import { type Caller, isAdmin } from '../../access/caller';
import type { RequestContext } from '../../api/caller';
import { Handles } from '../../api/handles';
import { RankQueries } from './rank.queries';

const api = contract.rank;

@Controller()
export class RankController {
  constructor(private readonly rank: RankQueries) {}

  /** Whoever could search real names would learn them: only admins do. */
  @Handles(api.list)
  async list({ searchUser, ...asked }: ServerInput<typeof api.list>, caller: Caller | undefined, { network }: RequestContext) {
    const word = searchUser?.trim();
    const { records, total } = await (word
      ? this.rank.search(asked, word, { network, withRealNames: isAdmin(caller) })
      : this.rank.page(asked, network));
    return toPage(records, total, asked);
  }
}
