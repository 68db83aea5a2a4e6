import { type BoardRowEvent, Status } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import { isSealed } from '../../../access/phase';
import { Events, type AppEvent } from '../../../events/events';
import { BoardQueries } from './board.queries';
import { rowChange, rowOnWire } from './boardRows';
import { Boards, changedRow } from './boards';

/** Changes of a board within this time are told together. */
const PACE_MS = 300;
const anybody = { awardOf: () => undefined, concerned: new Set<string>(), seesRealNames: false };

type JudgedEvent = Extract<AppEvent, { event: 'submission.judged' }>;
type Tell = (event: BoardRowEvent) => void;

interface Watched {
  tellers: Set<Tell>;
  /** Users whose submissions have changed since rows were sent last. */
  changed: Set<number>;
  /** Cells as they were sent last, by user and problem. */
  told: Map<string, string>;
  timer?: NodeJS.Timeout | undefined;
}

/**
 * Tells those who look at a board of the rows that change, as everybody sees them now: behind the seal only that something was tried. A
 * row is worked out once, however many look.
 */
@Injectable()
export class BoardWatch {
  private readonly watched = new Map<number, Watched>();

  constructor(
    private readonly boards: Boards,
    private readonly queries: BoardQueries,
    events: Events,
  ) {
    events.listen({ onEvent: appEvent => this.hear(appEvent), onGap: () => undefined });
  }

  /** @returns how to stop. */
  watch(cid: number, tell: Tell): () => void {
    const watched: Watched = this.watched.get(cid) ?? { tellers: new Set(), changed: new Set(), told: new Map() };
    this.watched.set(cid, watched);
    watched.tellers.add(tell);
    return () => {
      watched.tellers.delete(tell);
      if (!watched.tellers.size && this.watched.get(cid) === watched) this.watched.delete(cid);
    };
  }

  private hear(appEvent: AppEvent) {
    // When a sealed try is judged, the board stays as it is.
    if (appEvent.event === 'submission.judged' && isJudgedBehindSeal(appEvent)) return;
    const changed = changedRow(appEvent);
    const watched = changed && this.watched.get(changed.contestId);
    if (!watched) return;
    const { contestId, userId } = changed;
    watched.changed.add(userId);
    watched.timer ??= setTimeout(() => {
      watched.timer = undefined;
      // Readers fetch the board every half minute besides.
      void this.tellOf(contestId, watched).catch(() => undefined);
    }, PACE_MS).unref();
  }

  private async tellOf(cid: number, { changed, told, tellers }: Watched) {
    const userIds = [...changed];
    changed.clear();
    const board = await this.boards.of(cid);
    // The clock after the board: what was submitted behind the seal is then never taken for what came before it.
    const now = await this.queries.now();
    const rows = board.rows({ isSealed: isSealed(board.contest, now), withAfterEnd: false });
    for (const userId of userIds) {
      const position = rows.positionOf(String(userId));
      const row = position === undefined ? undefined : rows.rowAt(position);
      const change = row && rowChange(rowOnWire(row, anybody), (problem, cell) => isNews(told, `${userId} ${problem}`, cell));
      if (change) for (const tell of tellers) tell({ event: 'board.row', cid, uid: String(userId), row: change });
    }
  }
}

const isJudgedBehindSeal = ({ status, about }: JudgedEvent) => about.contest?.isBehindSeal === true && status !== Status.cancelled;

function isNews(told: Map<string, string>, key: string, cell: unknown): boolean {
  const text = JSON.stringify(cell);
  if (told.get(key) === text) return false;
  told.set(key, text);
  return true;
}
