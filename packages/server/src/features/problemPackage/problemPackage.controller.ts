import { contract, type ServerInput } from '@oj/contract';
import { Controller } from '@nestjs/common';
import { type Caller, Handles, type RequestContext } from '../../api/handles';
import { PackageExport } from './packageExport';
import { PackageImport } from './packageImport';

const api = contract.problemPackage;
type Api = typeof api;

@Controller()
export class ProblemPackageController {
  constructor(
    private readonly importing: PackageImport,
    private readonly exporting: PackageExport,
  ) {}

  @Handles(api.upload)
  upload(input: ServerInput<Api['upload']>, caller: Caller, context: RequestContext) {
    return this.importing.upload(input, caller, context);
  }

  @Handles(api.takeUpload)
  takeUpload(input: ServerInput<Api['takeUpload']>, caller: Caller) {
    return this.importing.takeUpload(input, caller);
  }

  @Handles(api.look)
  look(input: ServerInput<Api['look']>, caller: Caller) {
    return this.importing.look(input, caller);
  }

  @Handles(api.take)
  take(input: ServerInput<Api['take']>, caller: Caller, context: RequestContext) {
    return this.importing.take(input, { caller, context });
  }

  @Handles(api.losses)
  losses(input: ServerInput<Api['losses']>, caller: Caller) {
    return this.exporting.losses(input, caller);
  }

  @Handles(api.export)
  export(input: ServerInput<Api['export']>, caller: Caller, context: RequestContext) {
    return this.exporting.export(input, { caller, context });
  }

  @Handles(api.importHoj)
  importHoj(_: object, caller: Caller, context: RequestContext) {
    return this.importing.takeAll('hoj', caller, context);
  }

  @Handles(api.importFps)
  importFps(_: object, caller: Caller, context: RequestContext) {
    return this.importing.takeAll('fps', caller, context);
  }

  @Handles(api.importQduoj)
  importQduoj(_: object, caller: Caller, context: RequestContext) {
    return this.importing.takeAll('qduoj', caller, context);
  }

  @Handles(api.importHydro)
  importHydro(_: object, caller: Caller, context: RequestContext) {
    return this.importing.takeAll('hydro', caller, context);
  }

  @Handles(contract.problemEditor.export)
  exportForClients({ pid }: ServerInput<typeof contract.problemEditor.export>, caller: Caller, context: RequestContext) {
    return this.exporting.export({ pid, format: 'hoj' }, { caller, context });
  }
}
