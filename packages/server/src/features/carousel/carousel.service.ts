import { ApiError } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import type { Visit } from '../../api/caller';
import { type Doer, recordDeed } from '../audit/audit.queries';
import { Pictures } from '../picture/pictures';
import { CarouselQueries } from './carousel.queries';

const MOST_BYTES = 4 << 20;

@Injectable()
export class CarouselService {
  constructor(
    private readonly queries: CarouselQueries,
    private readonly pictures: Pictures,
  ) {}

  async upload(doer: Doer & { visit: Visit }) {
    const { hash, url } = await this.pictures.keep(await doer.visit.file('file', MOST_BYTES));
    const id = await this.queries.transaction(async tx => {
      const added = await this.queries.add(tx, hash);
      await recordDeed(tx, doer, { action: 'carousel.add', target: String(added), after: { url } });
      return added;
    });
    return { id, url };
  }

  async remove(id: number, doer: Doer) {
    await this.queries.transaction(async tx => {
      if (!(await this.queries.remove(tx, id))) throw new ApiError('carousel.notFound');
      await recordDeed(tx, doer, { action: 'carousel.remove', target: String(id) });
    });
  }
}
