import type { BoardRow, MarkedCell, RankingRules } from './board';

/** The earlier of two seconds, of which either may be unknown. */
export const earlier = (a: number | undefined, b: number | undefined): number | undefined =>
  a === undefined || (b !== undefined && b < a) ? b : a;

/** A row with the cells marked that were solved in the first second of their problem. A row without one stays the same object. */
export function withFirst<Cell extends MarkedCell, Row extends BoardRow<Cell>>(
  rules: Pick<RankingRules<Cell, Row>, 'solvedAt'>,
  row: Row,
  firstOf: (problem: string) => number | undefined,
): Row {
  const isFirst = ([problem, cell]: [string, Cell]) => {
    const second = rules.solvedAt?.(cell);
    return second !== undefined && second === firstOf(problem);
  };
  const first = Object.entries(row.cells).filter(isFirst);
  if (!first.length) return row;
  const marked = first.map(([problem, cell]) => [problem, { ...cell, first: true }]);
  return { ...row, cells: { ...row.cells, ...Object.fromEntries(marked) } };
}

/** Counts the seconds at which a problem was solved, and knows the first, while solutions come and go. */
export class FirstSolved {
  private readonly counts = new Map<number, number>();
  second: number | undefined;

  add(second: number) {
    this.counts.set(second, (this.counts.get(second) ?? 0) + 1);
    this.second = earlier(this.second, second);
  }

  remove(second: number) {
    const left = (this.counts.get(second) ?? 1) - 1;
    if (left > 0) this.counts.set(second, left);
    else this.counts.delete(second);
    if (left <= 0 && second === this.second) this.second = [...this.counts.keys()].reduce<number | undefined>(earlier, undefined);
  }
}
