import { ApiError, type contract, toPage } from '@oj/contract';
import { isAcmStanding, rankAcm, rankOi, withRowsOnTop } from '@oj/ui/ranking';
import { Injectable } from '@nestjs/common';
import { isSealed, phaseOf } from '../../access/phase';
import { checkPowers, type InContest, Scopes } from '../../access/scope';
import type { Caller } from '../../api/caller';
import type { InputFor } from '../../api/handles';
import { CachedByKey } from '../../cached';
import { type Board, awardsFor, type BoardRow, type ViewKind } from './board/board';
import { acmRowOnWire, rowOnWire } from './board/boardRows';
import { Boards } from './board/boards';
import { OI } from './contestStanding.queries';

type Query = InputFor<typeof contract.contest.rank>;
type Visited = InContest<Caller | undefined>;

interface Shown {
  contest: Board['contest'];
  rows: readonly BoardRow[];
}

const OUTSIDE_KEPT_MS = 15_000;
const MOST_OUTSIDE = 200;

@Injectable()
export class ContestBoardService {
  private readonly outside = new CachedByKey<Shown>(OUTSIDE_KEPT_MS, MOST_OUTSIDE);

  constructor(
    private readonly boards: Boards,
    private readonly scopes: Scopes,
  ) {}

  async page(query: Query, scoped: InContest) {
    if (isRefreshed(query, scoped)) this.boards.forget(scoped.contest.id);
    return pageOf(await this.read(query, scoped), query, scoped, scoped.caller.id);
  }

  /** Both boards of the closing ceremony: submissions after the end count in neither. */
  async ceremony({ removeStar }: InputFor<typeof contract.contest.ceremony>, { contest, now }: InContest) {
    if (contest.type === OI || !contest.sealAt || phaseOf(contest, now) !== 'ended') throw new ApiError('contest.noCeremony');
    const board = await this.boards.of(contest.id);
    const reader = { awards: new Map<string, never>(), concerned: new Set<string>(), seesRealNames: true };
    const rowsOf = (isSealed: boolean) =>
      board
        .rows({ isSealed, withAfterEnd: false })
        .flatMap(row => (isAcmStanding(row) && !(removeStar && row.unofficial) ? [acmRowOnWire(row, reader)] : []));
    return { frozen: rowsOf(true), final: rowsOf(false) };
  }

  /** Nobody's own row is on top. */
  async outsidePage(query: Query, scoped: Visited) {
    if (isRefreshed(query, scoped)) {
      this.boards.forget(scoped.contest.id);
      return pageOf(await this.read(query, scoped), query, scoped);
    }
    const external = (query.externalCidList ?? []).toSorted((a, b) => a - b);
    const key = JSON.stringify([scoped.contest.id, viewFor(query, scoped), external, external.length ? scoped.caller?.id : undefined]);
    return pageOf(await this.outside.read(key, () => this.read(query, scoped)), query, scoped);
  }

  /** The board of a contest, with the rows of others that are asked for; of a user who is in both, the first row stays. */
  private async read(query: Query, scoped: Visited): Promise<Shown> {
    const board = await this.boards.of(scoped.contest.id);
    const rows = board.rows(viewFor(query, scoped));
    const external = [...new Set(query.externalCidList ?? [])].filter(cid => cid !== scoped.contest.id);
    if (!external.length) return { contest: board.contest, rows };
    const merged = new Map(rows.map(row => [row.id, row]));
    for (const cid of external)
      for (const row of await this.externalRows(cid, board, query, scoped.caller)) if (!merged.has(row.id)) merged.set(row.id, row);
    return { contest: board.contest, rows: rankAgain([...merged.values()]) };
  }

  private async externalRows(cid: number, board: Board, query: Query, caller: Caller | undefined) {
    const scoped = await this.scopes.contest(cid, caller);
    checkPowers(scoped, 'board');
    const other = await this.boards.of(cid);
    if (!board.hasRulesOf(other)) throw new ApiError('contest.externalRule');
    return other.rows(viewFor(query, scoped));
  }
}

/** C7: of others the wish is ignored. */
const isRefreshed = ({ forceRefresh }: Query, { powers }: Visited) => !!forceRefresh && powers.pastSeal;

function viewFor(query: Query, scoped: Visited): ViewKind {
  const { contest, now } = scoped;
  const sealed = isSealed(contest, now) && !isRefreshed(query, scoped);
  const isOver = phaseOf(contest, now) === 'ended';
  return { isSealed: sealed, withAfterEnd: !!query.containsEnd && contest.allowEndSubmit && isOver && !sealed };
}

const rankAgain = (rows: BoardRow[]): BoardRow[] => {
  const people = new Map(rows.map(row => [row.id, row]));
  const acm = rows.flatMap(row => (isAcmStanding(row) ? [row] : []));
  const oi = rows.flatMap(row => (isAcmStanding(row) ? [] : [row]));
  const ranked = [...rankAcm(acm), ...rankOi(oi)];
  return ranked.flatMap(({ id, rank }) => {
    const row = people.get(id);
    return row ? [{ ...row, rank }] : [];
  });
};

function pageOf({ contest, rows }: Shown, query: Query, { powers }: Visited, ownId?: number) {
  const { currentPage, limit, removeStar, keyword, concernedList } = query;
  const words = keyword?.trim().toLocaleLowerCase() ?? '';
  const named = (row: BoardRow) =>
    [row.school, row[contest.rankShowName] ?? row.username].some(text => text?.toLocaleLowerCase().includes(words));
  const matching = rows.filter(row => !(removeStar && row.unofficial) && (!words || named(row)));
  const concerned = new Set(concernedList ?? []);
  const listed = withRowsOnTop(matching, ownId === undefined ? undefined : String(ownId), [...concerned]);
  const seesRealNames = powers.manage || contest.rankShowName === 'realname';
  const reader = { awards: awardsFor(rows, contest), concerned, seesRealNames };
  const onWire = (some: readonly BoardRow[]) => some.map(row => rowOnWire(row, reader));
  const from = (currentPage - 1) * limit;
  return {
    ...toPage(onWire(listed.slice(from, from + limit)), listed.length, query),
    pinned: onWire(listed.slice(0, listed.length - matching.length)),
  };
}
