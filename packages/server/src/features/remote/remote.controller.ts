import { contract, type ServerInput } from '@oj/contract';
import { Controller } from '@nestjs/common';
import type { InGroup } from '../../access/groupScope';
import { type Caller, Handles, type InputFor, type RequestContext } from '../../api/handles';
import { RemoteService } from './remote.service';
import { RemoteImportService } from './remoteImport.service';
import { RemoteRefreshService } from './remoteRefresh.service';

const api = contract.remote;
const inGroups = contract.groupProblem;
type Api = typeof api;
type InGroups = typeof inGroups;

@Controller()
export class RemoteController {
  constructor(
    private readonly remote: RemoteService,
    private readonly imports: RemoteImportService,
    private readonly refreshes: RemoteRefreshService,
  ) {}

  @Handles(api.sites)
  sites() {
    return this.remote.sites();
  }

  @Handles(api.setSite)
  setSite(change: ServerInput<Api['setSite']>, caller: Caller, context: RequestContext) {
    return this.remote.setSite(change, { caller, context });
  }

  @Handles(api.addAccount)
  addAccount(draft: ServerInput<Api['addAccount']>, caller: Caller, context: RequestContext) {
    return this.remote.addAccount(draft, { caller, context });
  }

  @Handles(api.changeAccount)
  changeAccount(change: ServerInput<Api['changeAccount']>, caller: Caller, context: RequestContext) {
    return this.remote.changeAccount(change, { caller, context });
  }

  @Handles(api.removeAccount)
  removeAccount(input: ServerInput<Api['removeAccount']>, caller: Caller, context: RequestContext) {
    return this.remote.removeAccount(input, { caller, context });
  }

  @Handles(api.testAccount)
  testAccount(input: ServerInput<Api['testAccount']>) {
    return this.remote.testAccount(input);
  }

  @Handles(api.previewProblem)
  previewProblem(target: ServerInput<Api['previewProblem']>, caller: Caller) {
    return this.imports.preview(target, caller);
  }

  @Handles(inGroups.previewRemote)
  previewInGroup(target: InputFor<InGroups['previewRemote']>, group: InGroup) {
    return this.imports.previewInGroup(target, group);
  }

  @Handles(inGroups.importRemote)
  importIntoGroup(target: InputFor<InGroups['importRemote']>, group: InGroup, context: RequestContext) {
    return this.imports.importIntoGroup(target, group, context);
  }

  @Handles(api.compareProblem)
  compareProblem(input: ServerInput<Api['compareProblem']>, caller: Caller) {
    return this.refreshes.compare(input, caller);
  }

  @Handles(api.refreshProblem)
  refreshProblem(input: ServerInput<Api['refreshProblem']>, caller: Caller, context: RequestContext) {
    return this.refreshes.refresh(input, { caller, context });
  }

  @Handles(api.importProblem)
  importProblem(target: ServerInput<Api['importProblem']>, caller: Caller, context: RequestContext) {
    return this.imports.import(target, { caller, context });
  }
}
