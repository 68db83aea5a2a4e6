import { ApiError, type contract } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import type { InContest } from '../../access/scope';
import type { RequestContext } from '../../api/caller';
import type { InputFor } from '../../api/handles';
import { packedTexts } from '../../files/archive';
import { csv } from '../../files/csv';
import { SPREADSHEET_TYPE } from '../../files/spreadsheet';
import { HeavyWork } from '../../heavyWork';
import { recordAudit } from '../audit/audit.queries';
import { boardTable } from './board/boardTable';
import { ContestQueries } from '../contest/contest.queries';
import { ContestBoardService } from './contestBoard.service';
import { ContestExportQueries } from './contestExport.queries';
import { fileNameOf } from './contestExport.rules';

type Api = typeof contract.contestExport;

/** A spreadsheet is made in memory: 5,000 rows of 15 problems take about 150 MB. */
const MOST_SPREADSHEET_ROWS = 5_000;
const CODES_AT_ONCE = 200;

@Injectable()
export class ContestExportService {
  /** Makes the spreadsheet in another thread, so that other readers do not wait. */
  private readonly work = new HeavyWork({ limitMs: 60_000 });

  constructor(
    private readonly queries: ContestExportQueries,
    private readonly contests: ContestQueries,
    private readonly boards: ContestBoardService,
  ) {}

  async rank({ format, containEnd, ...query }: InputFor<Api['rank']>, scoped: InContest, context: RequestContext) {
    const [rows, problems] = await Promise.all([
      this.boards.whole({ ...query, containsEnd: containEnd }, scoped, context),
      this.contests.problems(scoped.contest.id),
    ]);
    if (format === 'xlsx' && rows.length > MOST_SPREADSHEET_ROWS) throw new ApiError('list.tooLong');
    const table = boardTable(
      rows,
      problems.map(({ displayId }) => displayId),
    );
    await this.record(scoped, context, { action: 'contest.downloadRank', after: { rows: rows.length, sealed: !query.forceRefresh } });
    const fileName = `contest-${scoped.contest.id}-rank.${format}`;
    if (format === 'csv') return { type: 'text/csv; charset=utf-8', fileName, body: csv(table) };
    const bytes = await this.work.run('spreadsheet', { name: 'board', rows: table });
    return { type: SPREADSHEET_TYPE, fileName, body: Buffer.from(bytes) };
  }

  async accepted({ excludeAdmin, splitType }: InputFor<Api['accepted']>, scoped: InContest, context: RequestContext) {
    const { contest } = scoped;
    const { id: cid } = contest;
    const found = await this.queries.accepted({ cid, withoutOrganisersOf: excludeAdmin ? contest : undefined });
    await this.record(scoped, context, { action: 'contest.downloadAccepted', after: { submissions: found.length } });
    return { type: 'application/zip', fileName: `contest-${cid}-accepted.zip`, body: packedTexts(this.filesOf(found, splitType)) };
  }

  /** Files of the archive, each read when the one before it has been sent. */
  private async *filesOf(found: Awaited<ReturnType<ContestExportQueries['accepted']>>, splitType: 'user' | 'problem') {
    for (let from = 0; from < found.length; from += CODES_AT_ONCE) {
      const some = found.slice(from, from + CODES_AT_ONCE);
      const codes = await this.queries.codes(some.map(({ id }) => id));
      for (const each of some) yield { name: fileNameOf(each, splitType), text: codes.get(each.id) ?? '' };
    }
  }

  private record({ contest, caller }: InContest, context: RequestContext, entry: { action: string; after: object }) {
    return this.contests.transaction(tx => recordAudit(tx, { caller, context }, { ...entry, target: String(contest.id) }));
  }
}
