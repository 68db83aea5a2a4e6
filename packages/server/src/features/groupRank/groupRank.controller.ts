import { contract, toPage } from '@oj/contract';
import { Controller } from '@nestjs/common';
import type { InGroup } from '../../access/groupScope';
import { Handles, type InputFor, type RequestContext } from '../../api/handles';
import { GroupRankQueries } from './groupRank.queries';

const api = contract.group;
type Api = typeof api;

@Controller()
export class GroupRankController {
  constructor(private readonly ranks: GroupRankQueries) {}

  @Handles(api.rank)
  async rank({ searchUser, ...asked }: InputFor<Api['rank']>, { group, powers }: InGroup, { network }: RequestContext) {
    const word = searchUser?.trim() ?? '';
    const { records, total } = await this.ranks.page(group.id, asked, { word, network, withRealNames: powers.manage });
    return toPage(records, total, asked);
  }
}
