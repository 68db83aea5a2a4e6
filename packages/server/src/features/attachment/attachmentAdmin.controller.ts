import { ApiError, contract, type ServerInput } from '@oj/contract';
import { Controller } from '@nestjs/common';
import { type Caller, Handles, type RequestContext } from '../../api/handles';
import { addressOf } from '../picture/picture.queries';
import { AttachmentAdminQueries } from './attachmentAdmin.queries';
import { AttachmentQueries } from './attachment.queries';
import { AttachmentService } from './attachment.service';
import { fileLinkTo } from './attachment.rules';

const api = contract.attachmentAdmin;
type Api = typeof api;

@Controller()
export class AttachmentAdminController {
  constructor(
    private readonly queries: AttachmentAdminQueries,
    private readonly files: AttachmentQueries,
    private readonly attachments: AttachmentService,
  ) {}

  @Handles(api.list)
  async list({ username, ...filter }: ServerInput<Api['list']>) {
    const userId = username ? await this.queries.userId(username) : undefined;
    if (username && userId === undefined) return { records: [], next: null, totalBytes: null };
    const [rows, totalBytes] = await Promise.all([
      this.queries.list({ ...filter, limit: filter.limit + 1 }, userId),
      userId === undefined ? null : this.files.bytesOf(userId),
    ]);
    const records = rows.slice(0, filter.limit).map(({ key, hash, createdAt, ...row }) => ({
      ...row,
      gmtCreate: createdAt,
      link: key === null ? addressOf(hash, row.type) : fileLinkTo(key, row.name),
    }));
    return { records, next: rows.length > filter.limit ? (records.at(-1)?.id ?? null) : null, totalBytes };
  }

  @Handles(api.uses)
  uses({ id }: ServerInput<Api['uses']>) {
    return this.queries.uses(id);
  }

  @Handles(api.remove)
  async remove({ id }: ServerInput<Api['remove']>, caller: Caller, context: RequestContext) {
    if ((await this.queries.uses(id)).length) throw new ApiError('attachment.inUse');
    await this.attachments.remove({ fileId: id }, { caller, context });
  }
}
