import { contract, MOST_EXPORTED_ENTRIES, type ServerInput, toPage } from '@oj/contract';
import { Controller } from '@nestjs/common';
import { type Caller, Handles, type RequestContext } from '../../api/handles';
import { type Database, InjectDatabase } from '../../database/database';
import { csv } from '../../files/csv';
import { AuditQueries, recordAudit } from './audit.queries';

const api = contract.audit;
const HEAD = ['id', 'time', 'username', 'address', 'action', 'target', 'before', 'after'];

@Controller()
export class AuditController {
  constructor(
    private readonly audit: AuditQueries,
    @InjectDatabase() private readonly db: Database,
  ) {}

  @Handles(api.list)
  async list(filter: ServerInput<typeof api.list>) {
    const { records, total } = await this.audit.page(filter);
    return toPage(records, total, filter);
  }

  @Handles(api.export)
  async export(filter: ServerInput<typeof api.export>, caller: Caller, context: RequestContext) {
    const entries = await this.audit.latest(filter, MOST_EXPORTED_ENTRIES);
    const rows = entries.map(({ id, at, username, ip, action, target, before, after }) => [
      id,
      at.toISOString(),
      username,
      ip,
      action,
      target,
      before === null ? '' : JSON.stringify(before),
      after === null ? '' : JSON.stringify(after),
    ]);
    await recordAudit(this.db, { caller, context }, { action: 'audit.export', target: `${entries.length} entries`, after: filter });
    return { type: 'text/csv; charset=utf-8', fileName: 'audit.csv', body: csv([HEAD, ...rows]) };
  }
}
