import { type BoardRowEvent, Status } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import { isSealed } from '../../../access/phase';
import { Events, type AppEvent } from '../../../events/events';
import type { Board, ViewKind } from './board';
import { BoardQueries } from './board.queries';
import { personOn, rowChange, rowOnWire } from './boardRows';
import { Boards, changedRow } from './boards';
import { type FirstSolvers, movedFirsts } from './movedFirsts';

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
  /** Who was first when rows were sent last. Undefined: nobody knows. */
  firsts: FirstSolvers | undefined;
  timer?: NodeJS.Timeout | undefined;
}

/**
 * Sends the rows of a board that change to its listeners, as everybody sees them now: behind the seal only that something was tried, and
 * who has another name. A row is computed once for all listeners. A submission can change the mark of somebody else, who solved a problem
 * first or no longer did: that row is sent, too.
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
      firsts: undefined,
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
    if (appEvent.event === 'contest.changed') this.forgetSent(appEvent.cid);
    const changed = changedRow(appEvent);
    const watched = changed && this.watched.get(changed.contestId);
    if (watched) this.note(changed.contestId, watched, watched.changed, changed.userId);
  }

  /** Readers fetch another board, and know nothing of what was sent before. */
  private forgetSent(cid: number) {
    const watched = this.watched.get(cid);
    watched?.sent.clear();
    if (watched) watched.firsts = undefined;
  }

  /** Readers fetch what they watch every half minute, so that its board is kept. */
  private notePerson(userId: number) {
    for (const [cid, each] of this.watched) if (this.boards.concerns(cid, userId)) this.note(cid, each, each.changedPeople, userId);
  }

  private note(cid: number, watched: Watched, changed: Set<number>, userId: number) {
    changed.add(userId);
    watched.firsts ??= this.keptFirsts(cid);
    watched.timer ??= setTimeout(() => {
      watched.timer = undefined;
      // Readers fetch the board every half minute besides.
      void this.sendChanges(cid, watched).catch(() => undefined);
    }, PACE_MS).unref();
  }

  /** Who was first before the changes that are noted but not read, if the board is kept. */
  private keptFirsts(cid: number): FirstSolvers | undefined {
    const board = this.boards.kept(cid);
    return board?.firstSolvers(everybodys(board, new Date()));
  }

  private async sendChanges(cid: number, watched: Watched) {
    const { changed, changedPeople, sent, listeners } = watched;
    const people = new Set(changedPeople);
    const submitters = new Set(changed);
    changed.clear();
    changedPeople.clear();
    const board = await this.boards.of(cid);
    if (![...submitters, ...people].some(board.knows)) return;
    // The clock after the board: what was submitted behind the seal is then never taken for what came before it.
    const view = everybodys(board, await this.queries.now());
    const firsts = board.firstSolvers(view);
    for (const id of movedFirsts(watched.firsts ?? new Map(), firsts)) submitters.add(Number(id));
    watched.firsts = firsts;
    const userIds = [...new Set([...submitters, ...people])].filter(board.knows);
    const seesRealNames = board.contest.rankShowName === 'realname';
    const rows = board.rows(view);
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

/** The board as everybody sees it at that time. */
const everybodys = ({ contest }: Board, now: Date): ViewKind => ({ isSealed: isSealed(contest, now), withAfterEnd: false });

const isJudgedBehindSeal = ({ status, about }: JudgedEvent) => about.contest?.isBehindSeal === true && status !== Status.cancelled;

function isNew(sent: Map<string, string>, key: string, cell: unknown): boolean {
  const text = JSON.stringify(cell);
  if (sent.get(key) === text) return false;
  sent.set(key, text);
  return true;
}
