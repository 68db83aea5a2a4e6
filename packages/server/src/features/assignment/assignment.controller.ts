import { contract, type ServerInput } from '@oj/contract';
import { Controller } from '@nestjs/common';
import type { InGroup } from '../../access/groupScope';
import { type Caller, Handles, type InputFor, type RequestContext } from '../../api/handles';
import { AssignmentMatrixService } from './assignmentMatrix.service';
import { AssignmentService } from './assignment.service';

const api = contract.assignment;
type Api = typeof api;

@Controller()
export class AssignmentController {
  constructor(
    private readonly assignments: AssignmentService,
    private readonly matrices: AssignmentMatrixService,
  ) {}

  @Handles(api.list)
  list(paging: InputFor<Api['list']>, group: InGroup) {
    return this.assignments.ofGroup(paging, group);
  }

  @Handles(api.detail)
  detail(input: InputFor<Api['detail']>, group: InGroup) {
    return this.assignments.detail(input, group);
  }

  @Handles(api.chosen)
  chosen(input: InputFor<Api['chosen']>, group: InGroup) {
    return this.assignments.chosen(input, group);
  }

  @Handles(api.add)
  add(draft: InputFor<Api['add']>, group: InGroup) {
    return this.assignments.add(draft, group);
  }

  @Handles(api.change)
  change(change: InputFor<Api['change']>, group: InGroup) {
    return this.assignments.change(change, group);
  }

  @Handles(api.remove)
  remove(input: InputFor<Api['remove']>, group: InGroup, context: RequestContext) {
    return this.assignments.remove(input, group, context);
  }

  @Handles(api.matrix)
  matrix(query: InputFor<Api['matrix']>, group: InGroup, context: RequestContext) {
    return this.matrices.page(query, group, context);
  }

  @Handles(api.exportFile)
  exportFile(query: InputFor<Api['exportFile']>, group: InGroup, context: RequestContext) {
    return this.matrices.file(query, group, context);
  }

  @Handles(api.due)
  due(query: ServerInput<Api['due']>, caller: Caller) {
    return this.assignments.due(query, caller);
  }
}
