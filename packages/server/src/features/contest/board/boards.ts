import { ApiError } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import { CachedByKey } from '../../../cached';
import { Events, type Happening } from '../../../events/events';
import { Board } from './board';
import { BoardQueries } from './board.queries';

/** After this time changes are seen that nobody announces, such as a new name of a participant. */
const KEPT_MS = 60_000;
const MOST = 50;

/** Boards in the memory of this process, until something happens in their contests. */
@Injectable()
export class Boards {
  private readonly boards = new CachedByKey<Board>(KEPT_MS, MOST);

  constructor(
    private readonly queries: BoardQueries,
    events: Events,
  ) {
    events.listen({
      onHappening: happening => {
        const cid = contestOf(happening);
        if (cid) this.boards.forget(String(cid));
      },
      onGap: () => this.boards.forget(),
    });
  }

  /** @throws ApiError when there is no such contest. */
  of = (cid: number): Promise<Board> =>
    this.boards.read(String(cid), async () => {
      const data = await this.queries.load(cid);
      if (!data) throw new ApiError('contest.notFound');
      return new Board(data);
    });

  /** Reads the contest anew at the next question. */
  forget = (cid: number) => this.boards.forget(String(cid));
}

/** The contest whose board an event changes. */
function contestOf(happening: Happening): number | null {
  if (happening.event === 'contest.changed') return happening.cid;
  const isChange = happening.event === 'submission.queued' || happening.event === 'submission.judged';
  return isChange ? happening.about.contestId : null;
}
