import { ApiError, type contract, type ServerInput } from '@oj/contract';
import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { type Caller, mayDo } from '../../access/caller';
import type { FileAnswer } from '../../api/handles';
import { GroupExportQueries } from './groupExport.queries';
import { GroupLimits } from '../group/groupLimits';

type Api = typeof contract.group;

/** A group as a file, for its owner and the super admin; also after it was disbanded. */
@Injectable()
export class GroupExportService {
  constructor(
    private readonly queries: GroupExportQueries,
    private readonly limits: GroupLimits,
  ) {}

  contents = (gid: number) => this.queries.contents(gid);

  async file({ gid }: ServerInput<Api['exportFile']>, caller: Caller): Promise<FileAnswer> {
    const group = await this.queries.group(gid);
    if (!group || (group.ownerId !== caller.id && !mayDo(caller, 'group_manage'))) throw new ApiError('group.notFound');
    await this.limits.countFile(caller.id);
    return { type: 'application/json', body: Readable.from(this.pieces(gid, group)), fileName: `group-${gid}.json` };
  }

  /** Piece by piece, so that a large group is never in memory as a whole. */
  private async *pieces(gid: number, group: object) {
    yield `{"group":${JSON.stringify(group)}`;
    for (const name of this.queries.lists) {
      yield `,"${name}":[`;
      let after = 0;
      let separator = '';
      for (;;) {
        const rows = await this.queries.rows(name, gid, after);
        for (const row of rows) {
          yield separator + JSON.stringify(row);
          separator = ',';
          after = row.id;
        }
        if (!rows.length) break;
      }
      yield ']';
    }
    yield '}';
  }
}
