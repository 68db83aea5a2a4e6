import { ApiError } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { IncomingFile } from '../../api/caller';
import type { Executor } from '../../database/database';
import type { Arrived } from '../../files/store';
import { Pictures } from '../picture/pictures';
import { PublicFiles } from '../picture/publicFiles';
import { fileLinkTo, shownName } from './attachment.rules';
import type { attachments } from './attachment.table';
import { type FileKind, kindOf } from './fileKinds';

export const MOST_PICTURE_BYTES = 4 << 20;
export const MOST_FILE_BYTES = 128 << 20;

/** A file as it is to be stored, without its owner. */
export type Unowned = Omit<typeof attachments.$inferInsert, 'userId'>;
/** Stores the row in the transaction in which its file gets its name; it may refuse. @returns its number. */
export type StoreRow = (tx: Executor, unowned: Unowned, link: string) => Promise<number>;

/** Brings files to where texts can link them: pictures are drawn anew, others must be what their names say. */
@Injectable()
export class AttachmentFiles {
  constructor(
    private readonly pictures: Pictures,
    private readonly files: PublicFiles,
  ) {}

  /** @throws ApiError when it is of no kind that is taken, is not what its name says, or is too large. */
  async keep({ name: given, bytes }: IncomingFile, store: StoreRow) {
    const name = shownName(given);
    const kind = kindOf(name);
    if (!kind) throw new ApiError('attachment.type');
    await using arrived = await this.files.arrive(bytes);
    if (kind !== 'picture') return await this.keepFile(arrived, { name, kind }, store);
    if (arrived.bytes > MOST_PICTURE_BYTES) throw new ApiError('picture.tooLarge');
    return await this.keepPicture({ name, bytes: createReadStream(arrived.path) }, store);
  }

  keepPicture(file: IncomingFile, store: StoreRow) {
    return this.pictures.keep(file, async (tx, { hash, url: link, type, bytes }) => ({
      link,
      fileId: await store(tx, { hash, name: shownName(file.name), type, bytes }, link),
    }));
  }

  private async keepFile(arrived: Arrived, { name, kind }: { name: string; kind: FileKind }, store: StoreRow) {
    if (!(await kind.isMeant(arrived.path))) throw new ApiError('attachment.type');
    const { hash, bytes } = arrived;
    const key = randomBytes(16).toString('hex');
    const link = fileLinkTo(key, name);
    return this.files.keepFor(arrived, async tx => ({
      link,
      fileId: await store(tx, { key, hash, name, type: kind.type, bytes }, link),
    }));
  }
}
