import { Injectable } from '@nestjs/common';
import { eq, sql } from 'drizzle-orm';
import { type Database, type Executor, InjectDatabase } from '../../database/database';
import { pictures } from './picture.table';

const extensions = { 'image/png': 'png', 'image/jpeg': 'jpg', 'image/gif': 'gif', 'image/webp': 'webp' } as const;
export const extensionOf = (type: string) => extensions[type as keyof typeof extensions];

const FOLDER = '/api/public/img/';
/** Where a picture is seen. */
export const addressOf = (hash: string, type: string) => `${FOLDER}${hash}.${extensionOf(type)}`;

@Injectable()
export class PictureQueries {
  private readonly byHash;

  constructor(@InjectDatabase() db: Database) {
    this.byHash = db
      .select({ type: pictures.type })
      .from(pictures)
      .where(eq(pictures.hash, sql.placeholder('hash')))
      .prepare('picture_by_hash');
  }

  async typeOf(hash: string) {
    const [found] = await this.byHash.execute({ hash });
    return found?.type;
  }

  keep = (tx: Executor, picture: typeof pictures.$inferInsert) => tx.insert(pictures).values(picture).onConflictDoNothing();
}
