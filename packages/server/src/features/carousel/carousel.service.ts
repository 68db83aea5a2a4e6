import { ApiError } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import type { RequestContext } from '../../api/caller';
import { type Actor, recordAudit } from '../audit/audit.queries';
import { Pictures } from '../picture/pictures';
import { PublicFiles } from '../picture/publicFiles';
import { CarouselQueries } from './carousel.queries';

const MOST_BYTES = 4 << 20;

@Injectable()
export class CarouselService {
  constructor(
    private readonly queries: CarouselQueries,
    private readonly pictures: Pictures,
    private readonly files: PublicFiles,
  ) {}

  async upload(actor: Actor & { context: RequestContext }) {
    return this.pictures.keep(await actor.context.file('file', MOST_BYTES), async (tx, { hash, url }) => {
      const id = await this.queries.add(tx, hash);
      await recordAudit(tx, actor, { action: 'carousel.add', target: String(id), after: { url } });
      return { id, url };
    });
  }

  async remove(id: number, actor: Actor) {
    const left = await this.queries.transaction(async tx => {
      const removed = await this.queries.remove(tx, id);
      if (!removed) throw new ApiError('carousel.notFound');
      await recordAudit(tx, actor, { action: 'carousel.remove', target: String(id) });
      return removed;
    });
    await this.files.release(left);
  }
}
