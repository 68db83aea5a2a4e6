import { ApiError } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import { Events, type AppEvent } from '../../../events/events';
import { isOfContest } from '../../submission/place.sql';
import { Board } from './board';
import { BoardQueries } from './board.queries';
import { KeptBoard } from './keptBoard';

/** A board that nobody reads for this long is dropped. */
const IDLE_MS = 600_000;
const TIDY_MS = 60_000;
const MOST = 50;

/** Boards in the memory of this process. Changes of submissions and of people are put into them; after a change of a contest its board is loaded anew. */
@Injectable()
export class Boards {
  /** The one that was read last is the last. */
  private readonly boards = new Map<number, KeptBoard>();
  private heardChanges = 0;

  constructor(
    private readonly queries: BoardQueries,
    events: Events,
  ) {
    events.listen({ onEvent: appEvent => this.hear(appEvent), onGap: () => this.forget() });
    setInterval(() => this.dropIdle(), TIDY_MS).unref();
  }

  /**
   * The board with every change that was published until now. With `withPeople`, participants have their current names.
   * @throws ApiError when there is no such contest.
   */
  async of(cid: number, options: { withPeople?: boolean } = {}): Promise<Board> {
    const kept = this.boards.get(cid) ?? new KeptBoard(this.queries, () => this.load(cid));
    this.boards.delete(cid);
    this.boards.set(cid, kept);
    for (const oldest of this.boards.keys()) {
      if (this.boards.size <= MOST) break;
      this.boards.delete(oldest);
    }
    try {
      return await kept.read(options);
    } catch (reason) {
      if (this.boards.get(cid) === kept) this.boards.delete(cid);
      throw reason;
    }
  }

  /**
   * Whether a kept board has to do with a user: who is not on it, and has not submitted, changes nothing of it. Undefined when the board is
   * not kept. This loads no board, and keeps none for longer.
   */
  concerns = (cid: number, userId: number): boolean | undefined => this.boards.get(cid)?.concerns(userId);

  /** A board as it was read last, if it is kept and nothing is being put into it. This loads no board, and keeps none for longer. */
  kept = (cid: number): Board | undefined => this.boards.get(cid)?.lastRead;

  /** Grows whenever a contest is another one than before: a part of the key of whatever is kept of several boards, or beside one. */
  get changes() {
    return this.heardChanges;
  }

  private forget() {
    this.heardChanges += 1;
    this.boards.clear();
  }

  private async load(cid: number): Promise<Board> {
    const data = await this.queries.load(cid);
    if (!data) throw new ApiError('contest.notFound');
    return new Board(data);
  }

  private hear(appEvent: AppEvent) {
    if (appEvent.event === 'contest.changed') {
      this.heardChanges += 1;
      this.boards.delete(appEvent.cid);
    }
    if (appEvent.event === 'person.changed') this.notePerson(appEvent.userId);
    const changed = changedRow(appEvent);
    if (!changed) return;
    const isKept = this.boards.get(changed.contestId)?.note(changed.submitId);
    if (isKept === false) this.boards.delete(changed.contestId);
  }

  private notePerson(userId: number) {
    for (const [cid, kept] of this.boards) if (!kept.notePerson(userId)) this.boards.delete(cid);
  }

  private dropIdle() {
    const before = Date.now() - IDLE_MS;
    for (const [cid, { readAtMs }] of this.boards) if (readAtMs < before) this.boards.delete(cid);
  }
}

/** The row of a board that an event changes, if any, and by which submission. */
export function changedRow(appEvent: AppEvent): { contestId: number; userId: number; submitId: number } | undefined {
  if (appEvent.event !== 'submission.queued' && appEvent.event !== 'submission.judged') return undefined;
  const { about, submitId } = appEvent;
  return isOfContest(about) ? { contestId: about.contestId, userId: about.userId, submitId } : undefined;
}
