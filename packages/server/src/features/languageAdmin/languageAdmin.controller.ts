import { contract, type ServerInput } from '@oj/contract';
import { Controller } from '@nestjs/common';
import { type Caller, Handles, type RequestContext } from '../../api/handles';
import { LanguageAdminService } from './languageAdmin.service';

const api = contract.languageAdmin;

@Controller()
export class LanguageAdminController {
  constructor(private readonly languages: LanguageAdminService) {}

  @Handles(api.list)
  list() {
    return this.languages.list();
  }

  @Handles(api.compilers)
  compilers() {
    return this.languages.compilers();
  }

  @Handles(api.setCompilers)
  setCompilers(input: ServerInput<typeof api.setCompilers>, caller: Caller, context: RequestContext) {
    return this.languages.setCompilers(input, { caller, context });
  }

  @Handles(api.set)
  set(input: ServerInput<typeof api.set>, caller: Caller, context: RequestContext) {
    return this.languages.set(input, { caller, context });
  }
}
