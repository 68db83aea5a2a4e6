import { ApiError, type contract } from '@oj/contract';
import { isAcmStanding } from '@oj/ui/ranking';
import { Injectable } from '@nestjs/common';
import { secondAt } from '../../access/contestClock';
import { isSealed, phaseOf } from '../../access/phase';
import { checkPowers, type InContest, Scopes } from '../../access/scope';
import type { Caller } from '../../access/caller';
import type { RequestContext } from '../../api/caller';
import type { InputFor } from '../../api/handles';
import { CachedByKey } from '../../cached';
import { type Board, type OrderedRows, type ViewKind } from './board/board';
import { BoardQueries } from './board/board.queries';
import { cellOnWire } from './board/boardCell';
import { allRows, type BoardQuery, type BoardOptions, type Shown, writtenPage } from './board/boardPage';
import { acmRowOnWire } from './board/boardRows';
import { Boards } from './board/boards';
import { mergedRows } from './board/mergedRows';
import { ContestLimits } from '../contest/contestLimits';
import { checkCeremony } from './scrollBoard/scrollBoard.service';
import { VirtualRows } from './virtual/virtualRows';
import { hidesResults } from '../contest/contest.rules';

type Visited = InContest<Caller | undefined>;

const MERGED_KEPT_MS = 15_000;
const MOST_MERGED = 200;

@Injectable()
export class ContestBoardService {
  /** Boards of several contests, as visitors see them. */
  private readonly merged = new CachedByKey<Shown>(MERGED_KEPT_MS, MOST_MERGED);

  constructor(
    private readonly boards: Boards,
    private readonly scopes: Scopes,
    private readonly limits: ContestLimits,
    private readonly queries: BoardQueries,
    private readonly virtual: VirtualRows,
  ) {}

  /** A page of the board. A virtual participant gets the board of the contest at the same minute, with the own row as it is now. */
  async page(query: BoardQuery, scoped: InContest, context: RequestContext) {
    const { board, rows } = await this.read(query, scoped, context);
    const options = { untilSeconds: wholeMinute(query.at), withOthers: !!query.withVirtual };
    const shown = { board, rows: await this.virtual.beside(rows, board, scoped, options) };
    return writtenPage(shown, { query, seesNames: scoped.powers.observe, ownId: scoped.caller.id });
  }

  /** Every row once, in order. */
  async whole(query: BoardOptions, scoped: InContest, context: RequestContext) {
    const shown = await this.read(query, scoped, context);
    return allRows(shown, { query, seesNames: scoped.powers.observe });
  }

  /** Both boards of the closing ceremony. Submissions after the end count in neither. */
  async ceremony({ removeStar }: InputFor<typeof contract.contest.ceremony>, { contest, now }: InContest) {
    checkCeremony({ contest, now });
    const board = await this.boards.of(contest.id);
    const reader = { awardOf: () => undefined, concerned: new Set<string>(), seesRealNames: true };
    const rowsOf = (isSealed: boolean) => {
      const rows = board.rows({ isSealed, withAfterEnd: false });
      return Array.from({ length: rows.length }, (_, position) => rows.rowAt(position)).flatMap(row =>
        row && isAcmStanding(row) && !(removeStar && row.unofficial) ? [acmRowOnWire(row, reader)] : [],
      );
    };
    return { frozen: rowsOf(true), final: rowsOf(false) };
  }

  /** A page of the outside board, which has no rows before the start. The reader's own row does not come first. */
  async outsidePage(query: BoardQuery, scoped: Visited, context: RequestContext) {
    if (phaseOf(scoped.contest, scoped.now) === 'scheduled') throw new ApiError('contest.notStarted');
    const external = (query.externalCidList ?? []).toSorted((a, b) => a - b);
    const key = JSON.stringify([this.boards.changes, scoped.contest.id, viewFor(query, scoped), external, scoped.caller?.id]);
    const isKept = external.length > 0 && !isRefreshed(query, scoped);
    const shown = await (isKept ? this.merged.read(key, () => this.read(query, scoped, context)) : this.read(query, scoped, context));
    return writtenPage(shown, { query, seesNames: scoped.powers.observe });
  }

  async cell(
    { uid, displayId, virtual, ...query }: InputFor<typeof contract.contest.boardCell>,
    scoped: InContest,
    context: RequestContext,
  ) {
    const board = await this.boards.of(scoped.contest.id);
    const view = viewFor(query, scoped);
    if (!virtual) await this.countPast(board, view, scoped, context);
    const found = virtual
      ? await this.virtual.cell(board, scoped, { uid, displayId, untilSeconds: wholeMinute(query.at) })
      : board.cell(view, uid, displayId);
    const openable = await this.queries.openable(scoped.caller, found?.tries.flatMap(({ tried: { id } }) => id ?? []) ?? []);
    const { countsWholeMinutes } = board.contest;
    return cellOnWire(found, {
      view,
      contest: scoped.contest,
      penalty: { countsWholeMinutes },
      hidesScores: hidesResults(scoped),
      openable,
    });
  }

  /** The board of a contest, with the rows of others that are asked for. */
  private async read(query: BoardOptions, scoped: Visited, context: RequestContext): Promise<Shown> {
    const board = await this.boards.of(scoped.contest.id, { withPeople: isRefreshed(query, scoped) });
    const own = await this.rows(board, query, scoped, context);
    const external: OrderedRows[] = [];
    for (const cid of new Set(query.externalCidList ?? [])) {
      if (cid !== scoped.contest.id) external.push(await this.externalRows(cid, board, query, scoped.caller, context));
    }
    return { board, rows: external.length ? mergedRows(board.rules, [own, ...external]) : own };
  }

  private async externalRows(cid: number, { rules }: Board, query: BoardOptions, caller: Caller | undefined, context: RequestContext) {
    const scoped = await this.scopes.contest(cid, caller, { asHeld: true });
    checkPowers(scoped, 'board');
    const other = await this.boards.of(cid);
    if (other.rules !== rules) throw new ApiError('contest.externalRule');
    return this.rows(other, query, scoped, context);
  }

  private async rows(board: Board, query: BoardOptions, scoped: Visited, context: RequestContext) {
    const view = viewFor(query, scoped);
    await this.countPast(board, view, scoped, context);
    return board.rows(view);
  }

  /** Counts a board of the past that has to be computed, because it is not kept. */
  private async countPast(board: Board, view: ViewKind, { powers }: Visited, { network }: RequestContext) {
    if (view.untilSeconds !== undefined && !powers.observe && !board.isKept(view)) await this.limits.countPastBoard(network);
  }
}

/** C7: only those who see past the seal may ask for it. */
const isRefreshed = ({ forceRefresh }: Pick<BoardQuery, 'forceRefresh'>, { powers }: Visited) => !!forceRefresh && powers.pastSeal;

function viewFor(query: Pick<BoardQuery, 'at' | 'containsEnd' | 'forceRefresh'>, scoped: Visited): ViewKind {
  const { contest, now, run } = scoped;
  const passed = secondAt(contest, now);
  if (run) return { isSealed: false, withAfterEnd: false, untilSeconds: wholeMinute(Math.min(query.at ?? passed, passed)) };
  const sealed = isSealed(contest, now) && !isRefreshed(query, scoped);
  const isOver = phaseOf(contest, now) === 'ended';
  const withAfterEnd = !!query.containsEnd && contest.allowEndSubmit && isOver && !sealed;
  const last = withAfterEnd || !isOver ? passed : secondAt(contest, contest.endAt);
  const until = wholeMinute(query.at);
  return { isSealed: sealed, withAfterEnd, untilSeconds: until !== undefined && until < last ? until : undefined };
}

const wholeMinute = (second: number | null | undefined): number | undefined =>
  second === null || second === undefined ? undefined : second - (second % 60);
