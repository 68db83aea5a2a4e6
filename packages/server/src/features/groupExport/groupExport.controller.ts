import { contract, type ServerInput } from '@oj/contract';
import { Controller } from '@nestjs/common';
import type { Caller } from '../../access/caller';
import type { InGroup } from '../../access/groupScope';
import { Handles, type InputFor } from '../../api/handles';
import { GroupExportService } from './groupExport.service';

const api = contract.group;
type Api = typeof api;

@Controller()
export class GroupExportController {
  constructor(private readonly exports: GroupExportService) {}

  @Handles(api.contents)
  contents(_: InputFor<Api['contents']>, { group }: InGroup) {
    return this.exports.contents(group.id);
  }

  @Handles(api.exportFile)
  exportFile(input: ServerInput<Api['exportFile']>, caller: Caller) {
    return this.exports.file(input, caller);
  }
}
