import { type contract, toPage } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../access/caller';
import type { InputFor } from '../../api/handles';
import { TrainingQueries } from './training.queries';

const noProgress = { problemCount: 0, acCount: 0 };

/** Lists of trainings with the progress of their reader, of the site and of groups. */
@Injectable()
export class TrainingPages {
  constructor(private readonly queries: TrainingQueries) {}

  /** @param place the group; null: the site. */
  async page(
    { currentPage, limit, ...filter }: InputFor<typeof contract.training.list>,
    caller: Caller | undefined,
    place: number | null = null,
  ) {
    const { records, total } = await this.queries.page(filter, { currentPage, limit }, place);
    const progress = await this.progress(
      records.map(({ id }) => id),
      caller,
    );
    return toPage(
      records.map(record => ({ ...record, ...progress(record.id) })),
      total,
      { currentPage, limit },
    );
  }

  async progress(tids: number[], caller: Caller | undefined) {
    const found = await this.queries.progress(tids, caller?.id);
    return (tid: number) => found.get(tid) ?? noProgress;
  }
}
