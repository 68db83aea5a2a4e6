import { type BoardRowEvent, Status } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import { isSealed } from '../../../access/phase';
import { Events, type AppEvent } from '../../../events/events';
import { BoardQueries } from './board.queries';
import { rowChange, rowOnWire } from './boardRows';
import { Boards, changedRow } from './boards';

/** Changes of a board within this time are sent together. */
const PACE_MS = 300;
const anybody = { awardOf: () => undefined, concerned: new Set<string>(), seesRealNames: false };

type JudgedEvent = Extract<AppEvent, { event: 'submission.judged' }>;
type Listener = (event: BoardRowEvent) => void;

interface Watched {
  listeners: Set<Listener>;
  /** Users whose submissions have changed since rows were sent last. */
  changed: Set<number>;
  /** Cells as they were sent last, by user and problem. */
  sent: Map<string, string>;
  timer?: NodeJS.Timeout | undefined;
}

/**
 * Sends the rows of a board that change to its listeners, as everybody sees them now: behind the seal only that something was tried. A
 * row is computed once for all listeners.
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
  watch(cid: number, listener: Listener): () => void {
    const watched: Watched = this.watched.get(cid) ?? { listeners: new Set(), changed: new Set(), sent: new Map() };
    this.watched.set(cid, watched);
    watched.listeners.add(listener);
    return () => {
      watched.listeners.delete(listener);
      if (!watched.listeners.size && this.watched.get(cid) === watched) this.watched.delete(cid);
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
      void this.sendChanges(contestId, watched).catch(() => undefined);
    }, PACE_MS).unref();
  }

  private async sendChanges(cid: number, { changed, sent, listeners }: Watched) {
    const userIds = [...changed];
    changed.clear();
    const board = await this.boards.of(cid);
    // The clock after the board: what was submitted behind the seal is then never taken for what came before it.
    const now = await this.queries.now();
    const rows = board.rows({ isSealed: isSealed(board.contest, now), withAfterEnd: false });
    for (const userId of userIds) {
      const position = rows.positionOf(String(userId));
      const row = position === undefined ? undefined : rows.rowAt(position);
      const change = row && rowChange(rowOnWire(row, anybody), (problem, cell) => isNew(sent, `${userId} ${problem}`, cell));
      if (change) for (const listener of listeners) listener({ event: 'board.row', cid, uid: String(userId), row: change });
    }
  }
}

const isJudgedBehindSeal = ({ status, about }: JudgedEvent) => about.contest?.isBehindSeal === true && status !== Status.cancelled;

function isNew(sent: Map<string, string>, key: string, cell: unknown): boolean {
  const text = JSON.stringify(cell);
  if (sent.get(key) === text) return false;
  sent.set(key, text);
  return true;
}
