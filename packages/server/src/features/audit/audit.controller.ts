import { contract, type ServerInput, toPage } from '@oj/contract';
import { Controller } from '@nestjs/common';
import { Handles } from '../../api/handles';
import { AuditQueries } from './audit.queries';

const api = contract.audit;

@Controller()
export class AuditController {
  constructor(private readonly audit: AuditQueries) {}

  @Handles(api.list)
  async list(filter: ServerInput<typeof api.list>) {
    const { records, total } = await this.audit.page(filter);
    return toPage(records, total, filter);
  }
}
