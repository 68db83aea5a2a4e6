import { ApiError } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import type { IncomingFile } from '../../api/caller';
import type { Executor } from '../../database/database';
import { HeavyWork, TookTooLong } from '../../heavyWork';
import { addressOf, extensionOf, PictureQueries } from './picture.queries';
import { PublicFiles } from './publicFiles';

export interface KeptPicture {
  hash: string;
  /** Address of the picture. */
  url: string;
  /** MIME type. */
  type: string;
  bytes: number;
}

const NAME = /^([0-9a-f]{64})\.(\w+)$/;

/** Pictures that everybody may see, named by the hash of their bytes: the same picture twice is there once, until nobody uses it. */
@Injectable()
export class Pictures {
  constructor(
    private readonly queries: PictureQueries,
    private readonly files: PublicFiles,
    private readonly work: HeavyWork,
  ) {}

  /**
   * Takes in a picture, in one transaction with `begin`, which stores what uses it.
   * @returns what `begin` answers.
   * @throws ApiError when it is none, or too large.
   */
  async keep<Answer>(file: Pick<IncomingFile, 'bytes'>, begin: (tx: Executor, kept: KeptPicture) => Promise<Answer>): Promise<Answer> {
    const { type, bytes, widthPx, heightPx } = await this.clean(await allOf(file));
    await using arrived = await this.files.arrive(bytes);
    const { hash } = arrived;
    return await this.files.keepFor(arrived, async tx => {
      await this.queries.keep(tx, { hash, type, bytes: bytes.length, widthPx, heightPx });
      return begin(tx, { hash, url: addressOf(hash, type), type, bytes: bytes.length });
    });
  }

  private clean(bytes: Buffer) {
    return this.work.run('cleanPicture', bytes).catch(reason => {
      throw reason instanceof TookTooLong ? new ApiError('picture.broken') : reason;
    });
  }

  /** @param name hash, dot, extension. */
  async open(name: string) {
    const [, hash = '', extension] = NAME.exec(name) ?? [];
    const type = await this.queries.typeOf(hash);
    if (!type || extensionOf(type) !== extension) throw new ApiError('route.notFound');
    return { type, body: await this.files.read(hash), tag: hash };
  }
}

async function allOf({ bytes }: Pick<IncomingFile, 'bytes'>): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  try {
    for await (const piece of bytes) pieces.push(piece);
  } catch (reason) {
    throw reason instanceof ApiError && reason.code === 'input.tooLarge' ? new ApiError('picture.tooLarge') : reason;
  }
  return Buffer.concat(pieces);
}
