import { ApiError, type contract, type ServerInput, UPLOAD_PART_BYTES } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import { randomBytes } from 'node:crypto';
import { GroupScopes } from '../../access/groupScope';
import type { Caller } from '../../access/caller';
import type { RequestContext } from '../../api/caller';
import { type Database, InjectDatabase } from '../../database/database';
import { consume, createLimiter } from '../../database/limiter';
import { FileStore } from '../../files/store';
import { UploadInPartsQueries } from './uploadInParts.queries';

type Api = typeof contract.uploadInParts;

const HOUR_S = 3_600;
const MOST_UPLOADS = 8;
/** Limit for all unfinished uploads of a user together. */
const MOST_BYTES = 4 * 2 ** 30;
const MOST_BYTES_IN_GROUP = 128 << 20;
const ASKED_AT_ONCE = 16;

/** A file that has arrived in parts. */
export interface WholeUpload {
  fileName: string;
  bytes: number;
  /** Its bytes, one part after the other. */
  pieces: AsyncIterable<Uint8Array>;
}

/** Files that arrive in parts. Parts lie in the file store; cleanup forgets them after a day. */
@Injectable()
export class UploadsInParts {
  private readonly partsOfUser;

  constructor(
    private readonly queries: UploadInPartsQueries,
    private readonly groups: GroupScopes,
    private readonly store: FileStore,
    @InjectDatabase() database: Database,
  ) {
    this.partsOfUser = createLimiter(database, 'uploadPart', { points: 1_200, perS: HOUR_S });
  }

  async start({ gid, ...file }: ServerInput<Api['start']>, caller: Caller) {
    await this.groups.checkStaff(gid, caller);
    if (gid && file.bytes > MOST_BYTES_IN_GROUP) throw new ApiError('input.tooLarge');
    return this.queries.withUserLock(caller.id, async tx => {
      const present = await this.queries.same(tx, { ...file, userId: caller.id });
      if (present) {
        const parts = await this.queries.parts(present.handle, tx);
        return { handle: present.handle, parts: (await this.held(parts)).map(({ number }) => number) };
      }
      const { count, bytes } = await this.queries.room(tx, caller.id);
      if (count >= MOST_UPLOADS || bytes + file.bytes > MOST_BYTES) throw new ApiError('upload.tooMany');
      const handle = randomBytes(16).toString('hex');
      await this.queries.add(tx, { ...file, handle, userId: caller.id });
      return { handle, parts: [] };
    });
  }

  async part({ handle, number }: ServerInput<Api['part']>, caller: Caller, context: RequestContext) {
    const { bytes: total } = await this.find(handle, caller);
    const count = Math.ceil(total / UPLOAD_PART_BYTES);
    if (number >= count) throw new ApiError('input.invalid', `number: The file has ${count} parts`);
    await consume(this.partsOfUser, String(caller.id), 'server.tooMany');
    const wanted = Math.min(UPLOAD_PART_BYTES, total - number * UPLOAD_PART_BYTES);
    await using arrived = await this.store.arrive((await context.file('file', wanted)).bytes);
    if (arrived.bytes !== wanted) throw new ApiError('input.invalid', `file: The part has ${arrived.bytes} of ${wanted} bytes`);
    await this.store.keep(arrived);
    const there = await this.queries.keepPart({ handle, number, hash: arrived.hash, bytes: wanted });
    return { missing: count - there };
  }

  async drop({ handle }: ServerInput<Api['drop']>, caller: Caller) {
    await this.find(handle, caller);
    await this.queries.remove(handle, caller.id);
  }

  /** A file of the caller's that is all there. @throws ApiError when it is not, or larger than `mostBytes`. */
  async whole(handle: string, caller: Caller, mostBytes: number): Promise<WholeUpload> {
    const { fileName, bytes } = await this.find(handle, caller);
    if (bytes > mostBytes) throw new ApiError('input.tooLarge');
    const parts = await this.queries.parts(handle);
    const count = Math.ceil(bytes / UPLOAD_PART_BYTES);
    if (parts.length < count || (await this.held(parts)).length < count) throw new ApiError('upload.notWhole');
    return { fileName, bytes, pieces: this.piecesOf(parts) };
  }

  /** Removes an upload that has been stored: its parts are no longer needed. */
  done = (handle: string, caller: Caller) => this.queries.remove(handle, caller.id);

  /** Those of these parts that the store still has. */
  private async held<Part extends { hash: string }>(parts: readonly Part[]): Promise<Part[]> {
    const found: Part[] = [];
    for (let from = 0; from < parts.length; from += ASKED_AT_ONCE) {
      const some = parts.slice(from, from + ASKED_AT_ONCE);
      const has = await Promise.all(some.map(({ hash }) => this.store.has(hash)));
      found.push(...some.filter((_, place) => has[place]));
    }
    return found;
  }

  private async *piecesOf(parts: readonly { hash: string }[]) {
    for (const { hash } of parts) yield* this.store.pieces(hash);
  }

  private async find(handle: string, caller: Caller) {
    const found = await this.queries.find(handle, caller.id);
    if (!found) throw new ApiError('upload.unknown');
    return found;
  }
}
