import { Injectable } from '@nestjs/common';
import { and, eq, sql } from 'drizzle-orm';
import { type Database, type Executor, InjectDatabase } from '../../database/database';
import { users } from '../account/account.table';
import { attachments } from '../attachment/attachment.table';
import { slides } from '../carousel/carousel.table';
import { pictures } from './picture.table';

const extensions = { 'image/png': 'png', 'image/jpeg': 'jpg', 'image/gif': 'gif', 'image/webp': 'webp' } as const;
export const extensionOf = (type: string) => extensions[type as keyof typeof extensions];

const FOLDER = '/api/public/img/';
/** Where a picture is seen. */
export const addressOf = (hash: string, type: string) => `${FOLDER}${hash}.${extensionOf(type)}`;
const address = sql`${FOLDER}::text || ${pictures.hash} || '.' || case ${pictures.type} when 'image/jpeg' then 'jpg' else substr(${pictures.type}, 7) end`;

/** The hash of the picture that is seen there; undefined when it is none of ours. */
export const hashAt = (url: string) => /^\/api\/public\/img\/([0-9a-f]{64})\.\w+$/.exec(url)?.[1];

/** Everything that refers to pictures is named here. */
const isUnused = and(
  sql`not exists (select from ${slides} where ${slides.pictureHash} = ${pictures.hash})`,
  sql`not exists (select from ${attachments} where ${attachments.hash} = ${pictures.hash})`,
  sql`not exists (select from ${users} where ${users.avatar} = ${address})`,
);

const MOST_AT_ONCE = 1_000;

@Injectable()
export class PictureQueries {
  private readonly byHash;

  constructor(@InjectDatabase() private readonly db: Database) {
    this.byHash = db
      .select({ type: pictures.type })
      .from(pictures)
      .where(eq(pictures.hash, sql.placeholder('hash')))
      .prepare('picture_by_hash');
  }

  transaction = <Answer>(work: (tx: Executor) => Promise<Answer>) => this.db.transaction(work);

  async typeOf(hash: string) {
    const [found] = await this.byHash.execute({ hash });
    return found?.type;
  }

  keep = (tx: Executor, picture: typeof pictures.$inferInsert) => tx.insert(pictures).values(picture).onConflictDoNothing();

  /** Whether nobody needs its bytes: the picture is not known, or was used by nobody and is known no longer. */
  async forget(tx: Executor, hash: string) {
    await tx.delete(pictures).where(and(eq(pictures.hash, hash), isUnused));
    const left = await tx.select({ hash: pictures.hash }).from(pictures).where(eq(pictures.hash, hash));
    return left.length === 0;
  }

  async unused() {
    const found = await this.db.select({ hash: pictures.hash }).from(pictures).where(isUnused).limit(MOST_AT_ONCE);
    return found.map(({ hash }) => hash);
  }
}
