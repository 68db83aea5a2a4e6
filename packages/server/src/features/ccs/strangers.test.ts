import 'reflect-metadata';
import { Status } from '@oj/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openDatabase } from '../../database/database';
import { Events } from '../../events/events';
import { ContestQueries } from '../contest/contest.queries';
import { type BoardContest, type BoardData, BoardQueries } from '../contestBoard/board/board.queries';
import { Boards } from '../contestBoard/board/boards';
import { BoardWatch } from '../contestBoard/board/boardWatch';
import { ContestChanges } from './contestChanges';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const CID = 7;
const [ON_BOARD, ORGANISER, STRANGER] = [3, 4, 99];
const contest = {
  id: CID,
  type: 0,
  startAt: new Date(0),
  endAt: new Date(18_000_000),
  pauses: [] as BoardContest['pauses'],
  sealAt: null,
} as BoardContest;
const oneTry = (id: number, userId: number) => ({ id, userId, problemId: 5, status: Status.accepted, score: null, timeMs: 10, second: 60 });

/** A contest in which two have submitted, one of them an organiser. Nothing here reaches the database. */
class OneContest extends BoardQueries {
  loads = 0;

  override async load(): Promise<BoardData> {
    this.loads += 1;
    const participants = [{ id: String(ON_BOARD), username: 'ann', gender: 'secrecy' as const, avatar: null, unofficial: false }];
    return { contest, problems: new Map([[5, 'A']]), participants, tries: [oneTry(1, ON_BOARD), oneTry(2, ORGANISER)] };
  }
}

function openProcess() {
  const database = openDatabase('postgres://localhost:1/none', { connections: 1 });
  const events = new Events('');
  const queries = new OneContest(database, new ContestQueries(database));
  const boards = new Boards(queries, events);
  const change = (userId: number) => events.hear(JSON.stringify({ event: 'person.changed', userId }));
  return { queries, events, boards, change };
}

test('a kept board tells whom it concerns; to ask loads none, and keeps none for longer', async () => {
  const { queries, boards } = openProcess();
  expect([boards.concerns(CID, ON_BOARD), queries.loads]).toEqual([undefined, 0]);
  const loading = boards.of(CID);
  expect(boards.concerns(CID, STRANGER)).toBe(true);
  await loading;
  expect([ON_BOARD, ORGANISER, STRANGER].map(userId => boards.concerns(CID, userId))).toEqual([true, true, false]);
  for (let minute = 0; minute < 12; minute += 1) {
    boards.concerns(CID, ON_BOARD);
    vi.advanceTimersByTime(60_000);
  }
  expect([boards.concerns(CID, ON_BOARD), queries.loads]).toEqual([undefined, 1]);
});

test('S2: changes of strangers make no work for a board that is watched', async () => {
  const { queries, events, boards, change } = openProcess();
  new BoardWatch(boards, queries, events).watch(CID, () => undefined);
  change(ON_BOARD);
  await boards.of(CID);
  const before = vi.getTimerCount();
  change(STRANGER);
  expect(vi.getTimerCount()).toBe(before);
  change(ON_BOARD);
  expect([vi.getTimerCount(), queries.loads]).toEqual([before + 1, 1]);
});

test('S2: a feed hears of no strangers once its board is kept, and always of those whom it has told of', async () => {
  const { events, boards, change } = openProcess();
  const watcher = new ContestChanges(events, boards).watch(CID, 1);
  const heard = async () => [...(await watcher.next(60_000)).people];
  await boards.of(CID);
  change(STRANGER);
  expect(await heard()).toEqual([STRANGER]);
  const WAITS = 5;
  watcher.hasTold = userId => userId === WAITS;
  for (const userId of [STRANGER, ON_BOARD, ORGANISER, WAITS]) change(userId);
  expect(await heard()).toEqual([ON_BOARD, ORGANISER, WAITS]);
});
