import { ApiError } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import { eq, sql } from 'drizzle-orm';
import type { IncomingFile } from '../../api/caller';
import { type Database, InjectDatabase } from '../../database/database';
import { FileStore } from '../../files/store';
import { cleanPicture } from '../../pictures/picture';
import { pictures } from './picture.table';

const extensions = { 'image/png': 'png', 'image/jpeg': 'jpg', 'image/gif': 'gif', 'image/webp': 'webp' } as const;
const NAME = /^([0-9a-f]{64})\.(\w+)$/;

/** Pictures that everybody may see, named by the hash of their bytes. */
@Injectable()
export class Pictures {
  private readonly byHash;

  constructor(
    @InjectDatabase() private readonly db: Database,
    private readonly store: FileStore,
  ) {
    this.byHash = db
      .select({ type: pictures.type })
      .from(pictures)
      .where(eq(pictures.hash, sql.placeholder('hash')))
      .prepare('picture_by_hash');
  }

  /** Takes in a picture. @returns its hash and its address. @throws ApiError when it is none, or too large. */
  async keep(file: IncomingFile): Promise<{ hash: string; url: string }> {
    const { type, bytes, widthPx, heightPx } = cleanPicture(await allOf(file));
    const { hash } = await this.store.put(bytes);
    await this.db.insert(pictures).values({ hash, type, bytes: bytes.length, widthPx, heightPx }).onConflictDoNothing();
    return { hash, url: addressOf(hash, type) };
  }

  /** @param name hash, dot, extension. */
  async open(name: string) {
    const [, hash = '', extension] = NAME.exec(name) ?? [];
    const [found] = await this.byHash.execute({ hash });
    if (!found || extensionOf(found.type) !== extension) throw new ApiError('route.notFound');
    return { type: found.type, body: this.store.read(hash) };
  }
}

/** Where a picture is seen. */
export const addressOf = (hash: string, type: string) => `/api/public/img/${hash}.${extensionOf(type)}`;

const extensionOf = (type: string) => extensions[type as keyof typeof extensions];

async function allOf({ bytes }: IncomingFile): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  try {
    for await (const piece of bytes) pieces.push(piece);
  } catch (reason) {
    throw reason instanceof ApiError && reason.code === 'input.tooLarge' ? new ApiError('picture.tooLarge') : reason;
  }
  return Buffer.concat(pieces);
}
