/**
 * A board is a fold over the submissions of a contest: nothing of it is stored. What differs between kinds of contest is a record of
 * rules: how the tries of one participant on one problem become a cell, how cells become a row, and which of two rows stands higher.
 */
import { type BoardView, type ContestTry, type ShownTry, shownTries, type TryPart } from './contestTry';
import { FirstSolved, firstTimes, withFirst } from './first';
import { rankRows, type RowOrder } from './order';
import type { Entrant, Placed } from './standing';

/** What every cell can be. */
export interface MarkedCell {
  /** The first solution of its problem. */
  first?: boolean | undefined;
  /** It would be the first, but an earlier try of somebody else is not judged yet: `first` is not set. */
  firstProvisional?: boolean | undefined;
}

export interface BoardRow<Cell> extends Placed {
  /** Cells by label of the problem. */
  cells: Readonly<Record<string, Cell>>;
}

/** The rules of one kind of contest. A new kind is a new record. */
export interface RankingRules<Cell extends MarkedCell, Row extends BoardRow<Cell>> extends RowOrder<Row> {
  name: string;
  /** Makes a cell of all shown tries of one participant on one problem, oldest first; undefined when nothing is to be shown. */
  cellOf(tries: readonly ShownTry[]): Cell | undefined;
  /** What each of the same tries counts as in the cell. */
  partsOf?(tries: readonly ShownTry[]): TryPart[];
  /** The second at which a cell was solved, in contests that mark the first of each problem. */
  solvedAt?(cell: Cell): number | undefined;
  /** A row without its rank. */
  rowOf(entrant: Entrant, cells: Readonly<Record<string, Cell>>): Row;
}

/**
 * The rows of a board in order, with ranks, computed from scratch. Unofficial participants stand in place without a rank.
 * Tries of people who are not among the entrants are ignored. `LiveBoard` is the same board that follows changes.
 */
export function boardOf<Cell extends MarkedCell, Row extends BoardRow<Cell>>(
  rules: RankingRules<Cell, Row>,
  entrants: readonly Entrant[],
  tries: readonly ContestTry[],
  view: BoardView = {},
): Row[] {
  const triesOf = new Map<string, Map<string, ShownTry[]>>(entrants.map(({ id }) => [id, new Map()]));
  for (const each of shownTries(tries, view)) {
    const own = triesOf.get(each.entrantId);
    const ofProblem = own?.get(each.problem);
    if (ofProblem) ofProblem.push(each);
    else own?.set(each.problem, [each]);
  }
  const present = view.onlyWithTries ? entrants.filter(({ id }) => triesOf.get(id)?.size) : entrants;
  const rows = present.map(entrant => rules.rowOf(entrant, cellsOf(rules, triesOf.get(entrant.id) ?? new Map())));
  const firsts = firstsOf(rules, rows, triesOf);
  return rankRows(
    rules,
    rows.map(row => withFirst(rules, row, problem => firsts.get(problem))),
  );
}

function cellsOf<Cell>(rules: { cellOf(tries: readonly ShownTry[]): Cell | undefined }, tries: ReadonlyMap<string, readonly ShownTry[]>) {
  const cells: Record<string, Cell> = {};
  for (const [problem, ofProblem] of tries) {
    const cell = rules.cellOf(ofProblem);
    if (cell !== undefined) cells[problem] = cell;
  }
  return cells;
}

function firstsOf<Cell extends MarkedCell, Row extends BoardRow<Cell>>(
  rules: RankingRules<Cell, Row>,
  rows: readonly Row[],
  triesOf: ReadonlyMap<string, ReadonlyMap<string, readonly ShownTry[]>>,
) {
  const firsts = new Map<string, FirstSolved>();
  for (const { id, cells } of rows) {
    for (const [problem, tries] of triesOf.get(id) ?? []) {
      const first = firsts.get(problem) ?? new FirstSolved();
      firsts.set(problem, first);
      first.put(id, firstTimes(rules, cells[problem], tries));
    }
  }
  return firsts;
}

/** Rows that a reader looks for: the words occur in one of the names or in the school, whatever the case. */
export function rowsWith<Row extends Entrant>(rows: readonly Row[], search: string): Row[] {
  const words = search.trim().toLocaleLowerCase();
  return rows.filter(row => searchTextOf(row).includes(words));
}

const searchTextOf = ({ username, nickname, realname, school }: Entrant) =>
  [username, nickname, realname, school].filter(Boolean).join('\n').toLocaleLowerCase();

/** The reader's own row and those that they follow come first, and once more where they belong. */
export function withRowsOnTop<Row extends Entrant>(
  rows: readonly Row[],
  ownId: string | undefined,
  followedIds: readonly string[] = [],
): Row[] {
  const byId = new Map(rows.map(row => [row.id, row]));
  const ids = new Set([...(ownId === undefined ? [] : [ownId]), ...followedIds]);
  return [...[...ids].flatMap(id => byId.get(id) ?? []), ...rows];
}
