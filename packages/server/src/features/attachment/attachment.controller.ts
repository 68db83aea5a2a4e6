import { contract, type Input } from '@oj/contract';
import { Controller } from '@nestjs/common';
import { type Caller, Handles, type Visit } from '../../api/handles';
import { AttachmentService } from './attachment.service';

const api = contract.attachment;
type Api = typeof api;

@Controller()
export class AttachmentController {
  constructor(private readonly attachments: AttachmentService) {}

  @Handles(api.uploadPicture)
  uploadPicture(_: Input<Api['uploadPicture']>, caller: Caller, visit: Visit) {
    return this.attachments.uploadPicture({ caller, visit });
  }

  @Handles(api.uploadFile)
  uploadFile(_: Input<Api['uploadFile']>, caller: Caller, visit: Visit) {
    return this.attachments.uploadFile({ caller, visit });
  }

  @Handles(api.remove)
  remove(input: Input<Api['remove']>, caller: Caller, visit: Visit) {
    return this.attachments.remove(input, { caller, visit });
  }

  @Handles(api.show)
  show(input: Input<Api['show']>) {
    return this.attachments.show(input);
  }
}
