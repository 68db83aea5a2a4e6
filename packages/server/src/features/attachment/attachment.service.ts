import { ApiError, type contract, type ServerInput } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import { GroupScopes } from '../../access/groupScope';
import type { Caller } from '../../access/caller';
import type { RequestContext } from '../../api/caller';
import { type Database, InjectDatabase } from '../../database/database';
import { consume, createLimiter } from '../../database/limiter';
import { type Actor, recordAudit } from '../audit/audit.queries';
import { PublicFiles } from '../picture/publicFiles';
import { AttachmentQueries } from './attachment.queries';
import { mayRemove, roomOf } from './attachment.rules';
import { AttachmentFiles, MOST_FILE_BYTES, MOST_PICTURE_BYTES, type StoreRow } from './attachmentFiles';
import { endingOf, kindOf } from './fileKinds';
import { KeyedMutex } from './keyedMutex';

type Api = typeof contract.attachment;
type Upload = Actor & { context: RequestContext };

const HOUR_S = 3_600;

/** Pictures and files in texts. They stay until somebody takes them away: a text elsewhere, or one that is not saved yet, may link them. */
@Injectable()
export class AttachmentService {
  private readonly uploadsOfUser;
  private readonly uploads = new KeyedMutex<number>();

  constructor(
    private readonly queries: AttachmentQueries,
    private readonly taking: AttachmentFiles,
    private readonly files: PublicFiles,
    private readonly groups: GroupScopes,
    @InjectDatabase() database: Database,
  ) {
    this.uploadsOfUser = createLimiter(database, 'attachment', { points: 120, perS: HOUR_S });
  }

  async uploadPicture({ gid }: ServerInput<Api['uploadPicture']>, upload: Upload) {
    await this.groups.checkStaff(gid, upload.caller);
    return this.inTurn(upload, async ({ caller, context }) =>
      this.taking.keepPicture(await context.file('image', MOST_PICTURE_BYTES), this.storeFor(caller)),
    );
  }

  uploadFile(upload: Upload) {
    return this.inTurn(upload, async ({ caller, context }) =>
      this.taking.keep(await context.file('file', MOST_FILE_BYTES), this.storeFor(caller)),
    );
  }

  async remove({ fileId }: ServerInput<Api['remove']>, actor: Actor) {
    const found = await this.queries.find(fileId);
    if (!found) throw new ApiError('route.notFound');
    if (!mayRemove(actor.caller, found)) throw new ApiError('access.denied');
    const { name, userId } = found;
    const left = await this.queries.transaction(async tx => {
      const file = await this.queries.remove(tx, fileId);
      if (!file) throw new ApiError('route.notFound');
      if (userId !== actor.caller.id)
        await recordAudit(tx, actor, { action: 'attachment.remove', target: name, before: { fileId, userId } });
      return file;
    });
    await this.files.release(left);
  }

  async show({ name }: ServerInput<Api['show']>) {
    const [key = '', ending] = name.split('.');
    const found = await this.queries.byKey(key);
    if (!found || endingOf(found.name) !== ending) throw new ApiError('route.notFound');
    const kind = kindOf(found.name);
    const isFramed = kind !== 'picture' && kind?.isFramed === true;
    return { type: found.type, body: await this.files.read(found.hash), fileName: found.name, tag: found.hash, isFramed };
  }

  private storeFor =
    (caller: Caller): StoreRow =>
    (tx, unowned) =>
      this.queries.addWithinRoom(tx, { ...unowned, userId: caller.id }, caller);

  /** Lets one upload of a user run at a time, so that at most one file is not counted yet. Nothing is read before its turn. */
  private inTurn<Answer>(upload: Upload, work: (upload: Upload) => Promise<Answer>) {
    const { caller, context } = upload;
    return this.uploads.run(caller.id, async () => {
      if (context.signal.aborted) throw new ApiError('input.unreadable');
      await consume(this.uploadsOfUser, String(caller.id), 'register.tooMany');
      if ((await this.queries.bytesOf(caller.id)) >= roomOf(caller)) throw new ApiError('attachment.full');
      return work(upload);
    });
  }
}
