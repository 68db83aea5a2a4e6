/**
 * A board is a fold over the submissions of a contest: nothing of it is stored. What differs between kinds of contest is a record of
 * rules: how the tries of one participant on one problem become a cell, how cells become a row, and which of two rows stands higher.
 */
import { type BoardView, type ContestTry, type ShownTry, shownTries } from './contestTry';
import { rankRows, type RowOrder } from './order';
import type { Entrant, Placed } from './standing';

/** The rules of one kind of contest. A new kind is a new record. */
export interface RankingRules<Cell, Row extends Placed & { cells: Readonly<Record<string, Cell>> }> extends RowOrder<Row> {
  /** From all shown tries of one participant on one problem, oldest first; undefined when nothing is to be shown. */
  cellOf(tries: readonly ShownTry[]): Cell | undefined;
  /** Marks what only the whole board tells, such as who was first. */
  markCells?(rows: readonly Record<string, Cell>[]): void;
  /** A row without its rank. */
  rowOf(entrant: Entrant, cells: Readonly<Record<string, Cell>>): Row;
}

/**
 * The rows of a board in order, with ranks. Whoever is `unofficial` stands in place without one.
 * Tries of people who are not among the entrants are ignored.
 */
export function boardOf<Cell, Row extends Placed & { cells: Readonly<Record<string, Cell>> }>(
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
  const cells = entrants.map(({ id }) => cellsOf(rules, triesOf.get(id) ?? new Map()));
  rules.markCells?.(cells);
  return rankRows(
    rules,
    entrants.map((entrant, place) => rules.rowOf(entrant, cells[place] ?? {})),
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
