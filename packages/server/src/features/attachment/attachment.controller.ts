import { contract, type ServerInput } from '@oj/contract';
import { Controller } from '@nestjs/common';
import { type Caller, Handles, type RequestContext } from '../../api/handles';
import { AttachmentService } from './attachment.service';

const api = contract.attachment;
type Api = typeof api;

@Controller()
export class AttachmentController {
  constructor(private readonly attachments: AttachmentService) {}

  @Handles(api.uploadPicture)
  uploadPicture(input: ServerInput<Api['uploadPicture']>, caller: Caller, context: RequestContext) {
    return this.attachments.uploadPicture(input, { caller, context });
  }

  @Handles(api.uploadFile)
  uploadFile(_: ServerInput<Api['uploadFile']>, caller: Caller, context: RequestContext) {
    return this.attachments.uploadFile({ caller, context });
  }

  @Handles(api.remove)
  remove(input: ServerInput<Api['remove']>, caller: Caller, context: RequestContext) {
    return this.attachments.remove(input, { caller, context });
  }

  @Handles(api.show)
  show(input: ServerInput<Api['show']>) {
    return this.attachments.show(input);
  }
}
