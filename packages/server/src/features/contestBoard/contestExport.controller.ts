import { contract } from '@oj/contract';
import { Controller } from '@nestjs/common';
import type { InContest } from '../../access/scope';
import { Handles, type InputFor, type RequestContext } from '../../api/handles';
import { ContestExportService } from './contestExport.service';

const api = contract.contestExport;
type Api = typeof api;

@Controller()
export class ContestExportController {
  constructor(private readonly exports: ContestExportService) {}

  @Handles(api.rank)
  rank(input: InputFor<Api['rank']>, scoped: InContest, context: RequestContext) {
    return this.exports.rank(input, scoped, context);
  }

  @Handles(api.accepted)
  accepted(input: InputFor<Api['accepted']>, scoped: InContest, context: RequestContext) {
    return this.exports.accepted(input, scoped, context);
  }
}
