import { contract } from '@oj/contract';
import { Controller } from '@nestjs/common';
import type { InContest } from '../../access/scope';
import { type Caller, Handles, type InputFor } from '../../api/handles';
import { PrinterService } from './printer.service';
import { PrintService } from './print.service';

const api = contract.print;
type Api = typeof api;

@Controller()
export class PrintController {
  constructor(
    private readonly prints: PrintService,
    private readonly printer: PrinterService,
  ) {}

  @Handles(api.submit)
  submit(input: InputFor<Api['submit']>, scoped: InContest) {
    return this.prints.submit(input, scoped);
  }

  @Handles(api.list)
  list(query: InputFor<Api['list']>, scoped: InContest) {
    return this.prints.list(query, scoped);
  }

  @Handles(api.confirm)
  confirm(input: InputFor<Api['confirm']>, scoped: InContest) {
    return this.prints.confirm(input, scoped);
  }

  @Handles(api.claim)
  claim(input: InputFor<Api['claim']>, scoped: InContest) {
    return this.prints.claim(input, scoped);
  }

  @Handles(api.printer)
  describe(_: InputFor<Api['printer']>, scoped: InContest) {
    return this.printer.describe(scoped);
  }

  @Handles(api.send)
  send(input: InputFor<Api['send']>, scoped: InContest) {
    return this.printer.send(input, scoped);
  }

  @Handles(api.text)
  text(input: InputFor<Api['text']>, caller: Caller) {
    return this.prints.text(input, caller);
  }
}
