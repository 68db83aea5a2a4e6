import type { BoardRow, MarkedCell, RankingRules } from './board';
import { type BoardView, type ContestTry, isShown, shownInOrder, type ShownTry, type TryPart } from './contestTry';
import { FirstSolved, firstTimes, withFirst } from './first';
import { SortedRows } from './sortedRows';
import type { Entrant } from './standing';
import type { TryLog } from './tryLog';

export interface ExplainedTry {
  tried: ContestTry;
  /** What it does to its cell, where the rules tell. */
  part: TryPart | undefined;
}

interface Seat<Cell, Row> {
  entrant: Entrant;
  cells: Readonly<Record<string, Cell>>;
  /** Undefined while the view leaves the participant out. */
  row: Row | undefined;
}

/**
 * The board that `boardOf` computes, kept in step with single changes: a changed try recomputes one cell and one row, and moves that row.
 * Ranks and first solutions are read off when rows are asked for. Several views can share one log of tries.
 */
export class LiveBoard<Cell extends MarkedCell, Row extends BoardRow<Cell>> {
  private readonly seats = new Map<string, Seat<Cell, Row>>();
  private readonly firsts = new Map<string, FirstSolved>();
  private readonly sorted: SortedRows<Row>;

  constructor(
    readonly rules: RankingRules<Cell, Row>,
    private readonly log: TryLog,
    entrants: Iterable<Entrant>,
    private readonly view: BoardView = {},
  ) {
    for (const entrant of entrants) this.seats.set(entrant.id, this.seatOf(entrant));
    this.sorted = new SortedRows(
      rules,
      [...this.seats.values()].flatMap(({ row }) => row ?? []),
    );
  }

  get length(): number {
    return this.sorted.length;
  }

  /** How many have a rank. */
  get rankedCount(): number {
    return this.sorted.rankedCount;
  }

  /** Who stands at a position. */
  entrantAt = (position: number): Entrant | undefined => this.sorted.at(position);

  /** The row at a position, with its rank and its first solutions. */
  rowAt(position: number): Row | undefined {
    const row = this.sorted.at(position);
    return row && withFirst(this.rules, { ...row, rank: this.sorted.rankOf(row) }, problem => this.firsts.get(problem));
  }

  rows = (): Row[] => Array.from({ length: this.length }, (_, position) => this.rowAt(position)).filter(row => row !== undefined);

  positionOf(entrantId: string): number | undefined {
    const row = this.seats.get(entrantId)?.row;
    return row && this.sorted.placeOf(row);
  }

  /** Who solved each problem first, by its label, and whether that is sure; a problem that nobody solved may be absent. */
  firstSolvers = (): ReadonlyMap<string, ReadonlyMap<string, boolean>> =>
    new Map([...this.firsts].map(([problem, first]) => [problem, first.holders()]));

  /** A cell with the tries that made it; a try that the view does not show has no part. */
  cellOf(entrantId: string, problem: string): { cell: Cell | undefined; tries: ExplainedTry[] } {
    const tries = this.log.of(entrantId, problem);
    const shown = shownInOrder(tries, this.view);
    const parts = new Map(this.rules.partsOf?.(shown).map((part, place) => [shown[place]?.id, part]));
    return { cell: this.rules.cellOf(shown), tries: tries.map(tried => ({ tried, part: parts.get(tried.id) })) };
  }

  /** Must be called when a try of a participant on a problem was added, removed or changed in the log. */
  changed(entrantId: string, problem: string) {
    const seat = this.seats.get(entrantId);
    if (!seat) return;
    const tries = shownInOrder(this.log.of(entrantId, problem), this.view);
    const after = this.rules.cellOf(tries);
    this.noteFirst(entrantId, problem, after, tries);
    const cells = { ...seat.cells };
    if (after === undefined) delete cells[problem];
    else cells[problem] = after;
    this.place(seat, { entrant: seat.entrant, cells });
  }

  /** A participant comes, or is another one than before, such as unofficial. */
  putEntrant(entrant: Entrant) {
    const seat = this.seats.get(entrant.id);
    if (seat) return this.place(seat, { ...seat, entrant });
    const made = this.seatOf(entrant);
    this.seats.set(entrant.id, made);
    if (made.row) this.sorted.add(made.row);
  }

  removeEntrant(id: string) {
    const seat = this.seats.get(id);
    if (!seat) return;
    for (const first of this.firsts.values()) first.remove(id);
    if (seat.row) this.sorted.remove(seat.row);
    this.seats.delete(id);
  }

  private place(before: Seat<Cell, Row>, { entrant, cells }: Omit<Seat<Cell, Row>, 'row'>) {
    const row = this.rowOf(entrant, cells);
    if (before.row && row) this.sorted.replace(before.row, row);
    else if (before.row) this.sorted.remove(before.row);
    else if (row) this.sorted.add(row);
    this.seats.set(entrant.id, { entrant, cells, row });
  }

  private seatOf(entrant: Entrant): Seat<Cell, Row> {
    const cells: Record<string, Cell> = {};
    for (const [problem, tries] of this.log.byProblem(entrant.id)) {
      const shown = shownInOrder(tries, this.view);
      const cell = this.rules.cellOf(shown);
      this.noteFirst(entrant.id, problem, cell, shown);
      if (cell !== undefined) cells[problem] = cell;
    }
    return { entrant, cells, row: this.rowOf(entrant, cells) };
  }

  private rowOf(entrant: Entrant, cells: Readonly<Record<string, Cell>>): Row | undefined {
    const isPresent = !this.view.onlyWithTries || this.hasTries(entrant.id);
    return isPresent ? this.rules.rowOf(entrant, cells) : undefined;
  }

  private hasTries(entrantId: string): boolean {
    for (const tries of this.log.byProblem(entrantId).values()) if (tries.some(each => isShown(each, this.view))) return true;
    return false;
  }

  private noteFirst(entrantId: string, problem: string, cell: Cell | undefined, tries: readonly ShownTry[]) {
    if (!this.rules.solvedAt) return;
    const first = this.firsts.get(problem) ?? new FirstSolved();
    this.firsts.set(problem, first);
    first.put(entrantId, firstTimes(this.rules, cell, tries));
  }
}
