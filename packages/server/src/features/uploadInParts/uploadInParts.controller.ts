import { contract, type ServerInput } from '@oj/contract';
import { Controller } from '@nestjs/common';
import { type Caller, Handles, type RequestContext } from '../../api/handles';
import { UploadsInParts } from './uploadsInParts';

const api = contract.uploadInParts;
type Api = typeof api;

@Controller()
export class UploadInPartsController {
  constructor(private readonly uploads: UploadsInParts) {}

  @Handles(api.start)
  start(input: ServerInput<Api['start']>, caller: Caller) {
    return this.uploads.start(input, caller);
  }

  @Handles(api.part)
  part(input: ServerInput<Api['part']>, caller: Caller, context: RequestContext) {
    return this.uploads.part(input, caller, context);
  }

  @Handles(api.drop)
  drop(input: ServerInput<Api['drop']>, caller: Caller) {
    return this.uploads.drop(input, caller);
  }
}
