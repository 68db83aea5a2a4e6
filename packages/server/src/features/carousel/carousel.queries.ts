import { Injectable } from '@nestjs/common';
import { asc, eq } from 'drizzle-orm';
import { type Database, type Executor, InjectDatabase } from '../../database/database';
import { endUse, beginUse } from '../picture/fileUse.queries';
import { addressOf } from '../picture/picture.queries';
import { pictures } from '../picture/picture.table';
import { slides } from './carousel.table';

@Injectable()
export class CarouselQueries {
  constructor(@InjectDatabase() private readonly db: Database) {}

  transaction<Result>(work: (tx: Executor) => Promise<Result>) {
    return this.db.transaction(work);
  }

  async all() {
    const rows = await this.db
      .select({ id: slides.id, hash: pictures.hash, type: pictures.type })
      .from(slides)
      .innerJoin(pictures, eq(pictures.hash, slides.pictureHash))
      .orderBy(asc(slides.id));
    return rows.map(({ id, hash, type }) => ({ id, url: addressOf(hash, type) }));
  }

  async add(tx: Executor, pictureHash: string) {
    const [row] = await tx.insert(slides).values({ pictureHash }).returning({ id: slides.id });
    if (!row) throw new Error('the slide was not stored');
    await beginUse(tx, { kind: 'slide', id: row.id }, pictureHash);
    return row.id;
  }

  /** @returns its picture, to be released after the commit; undefined when there is no such slide. */
  async remove(tx: Executor, id: number) {
    await tx.delete(slides).where(eq(slides.id, id));
    return endUse(tx, { kind: 'slide', id });
  }
}
