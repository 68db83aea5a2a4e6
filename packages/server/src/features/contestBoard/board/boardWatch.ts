import { type BoardRowEvent, Status } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import { isSealed } from '../../../access/phase';
import { Events, type AppEvent } from '../../../events/events';
import { BoardQueries } from './board.queries';
import { personOn, rowChange, rowOnWire } from './boardRows';
import { Boards, changedRow } from './boards';

/** Changes of a board within this time are sent together. */
const PACE_MS = 300;
const anybody = { awardOf: () => undefined, concerned: new Set<string>() };

type JudgedEvent = Extract<AppEvent, { event: 'submission.judged' }>;
type Listener = (event: BoardRowEvent) => void;

interface Watched {
  listeners: Set<Listener>;
  /** Users whose submissions have changed since rows were sent last. */
  changed: Set<number>;
  /** Users of the site who have another name or avatar since then. */
  changedPeople: Set<number>;
  /** Cells as they were sent last, by user and problem. */
  sent: Map<string, string>;
  timer?: NodeJS.Timeout | undefined;
}

/**
 * Sends the rows of a board that change to its listeners, as everybody sees them now: behind the seal only that something was tried, and
 * who has another name. A row is computed once for all listeners.
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
    const watched: Watched = this.watched.get(cid) ?? {
      listeners: new Set(),
      changed: new Set(),
      changedPeople: new Set(),
      sent: new Map(),
    };
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
    if (appEvent.event === 'person.changed') this.notePerson(appEvent.userId);
    const changed = changedRow(appEvent);
    const watched = changed && this.watched.get(changed.contestId);
    if (watched) this.note(changed.contestId, watched, watched.changed, changed.userId);
  }

  /** Readers fetch what they watch every half minute, so that its board is kept. */
  private notePerson(userId: number) {
    for (const [cid, each] of this.watched) if (this.boards.concerns(cid, userId)) this.note(cid, each, each.changedPeople, userId);
  }

  private note(cid: number, watched: Watched, changed: Set<number>, userId: number) {
    changed.add(userId);
    watched.timer ??= setTimeout(() => {
      watched.timer = undefined;
      // Readers fetch the board every half minute besides.
      void this.sendChanges(cid, watched).catch(() => undefined);
    }, PACE_MS).unref();
  }

  private async sendChanges(cid: number, { changed, changedPeople, sent, listeners }: Watched) {
    const people = new Set(changedPeople);
    const submitters = new Set(changed);
    const noted = new Set([...submitters, ...people]);
    changed.clear();
    changedPeople.clear();
    const board = await this.boards.of(cid);
    const userIds = [...noted].filter(board.knows);
    if (!userIds.length) return;
    // The clock after the board: what was submitted behind the seal is then never taken for what came before it.
    const now = await this.queries.now();
    const seesRealNames = board.contest.rankShowName === 'realname';
    const rows = board.rows({ isSealed: isSealed(board.contest, now), withAfterEnd: false });
    for (const userId of userIds) {
      const position = rows.positionOf(String(userId));
      const row = position === undefined ? undefined : rows.rowAt(position);
      if (!row) continue;
      const shown = rowOnWire(row, { ...anybody, seesRealNames });
      const person = people.has(userId) ? personOn(shown, seesRealNames) : undefined;
      const change = rowChange(shown, (problem, cell) => submitters.has(userId) && isNew(sent, `${userId} ${problem}`, cell), person);
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
