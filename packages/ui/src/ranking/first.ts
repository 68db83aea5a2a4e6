import type { BoardRow, MarkedCell, RankingRules } from './board';
import type { ShownTry } from './contestTry';

/** The earlier of two seconds, of which either may be unknown. */
const earlier = (a: number | undefined, b: number | undefined): number | undefined =>
  a === undefined || (b !== undefined && b < a) ? b : a;

/** What the tries of one participant on one problem say of its first solution. */
export interface FirstTimes {
  /** The second at which the participant solved it. */
  solvedAt: number | undefined;
  /** The second of the earliest try that is not judged yet. */
  waitingSince: number | undefined;
}

/** The same of a cell and of its tries, oldest first. */
export const firstTimes = <Cell extends MarkedCell, Row extends BoardRow<Cell>>(
  rules: Pick<RankingRules<Cell, Row>, 'solvedAt'>,
  cell: Cell | undefined,
  tries: readonly ShownTry[],
): FirstTimes => ({
  solvedAt: cell && rules.solvedAt?.(cell),
  waitingSince: rules.solvedAt && tries.find(({ waiting }) => waiting)?.atSeconds,
});

/**
 * A row with the cells marked that were solved in the first second of their problem. While a try of somebody else that was made earlier is
 * not judged yet, the mark is provisional. A row without a mark stays the same object.
 */
export function withFirst<Cell extends MarkedCell, Row extends BoardRow<Cell>>(
  rules: Pick<RankingRules<Cell, Row>, 'solvedAt'>,
  row: Row,
  firstOf: (problem: string) => FirstSolved | undefined,
): Row {
  const marked = Object.entries(row.cells).flatMap(([problem, cell]) => {
    const first = firstOf(problem);
    const second = rules.solvedAt?.(cell);
    if (second === undefined || second !== first?.second) return [];
    return [[problem, { ...cell, ...(first.isSureFor(row.id) ? { first: true } : { firstProvisional: true }) }] as const];
  });
  return marked.length ? { ...row, cells: { ...row.cells, ...Object.fromEntries(marked) } } : row;
}

/** Knows who solved a problem first, and who may have done so earlier, while tries of its participants change. */
export class FirstSolved {
  private readonly solved = new Map<string, number>();
  private readonly waiting = new Map<string, number>();
  private firstSecond: number | undefined;
  private isFirstKnown = true;
  /** The earliest of those who wait, and the second at which the next one of them began to. Undefined: to be worked out. */
  private waitingFirst: { id: string | undefined; since: number; nextSince: number } | undefined;

  /** Takes the place of what was said of the same participant. */
  put(id: string, { solvedAt, waitingSince }: FirstTimes) {
    const before = this.solved.get(id);
    if (before !== undefined && before !== solvedAt && before === this.firstSecond) this.isFirstKnown = false;
    if (solvedAt === undefined) this.solved.delete(id);
    else this.solved.set(id, solvedAt);
    if (this.isFirstKnown) this.firstSecond = earlier(this.firstSecond, solvedAt);
    if (this.waiting.get(id) === waitingSince) return;
    if (waitingSince === undefined) this.waiting.delete(id);
    else this.waiting.set(id, waitingSince);
    this.waitingFirst = undefined;
  }

  remove = (id: string) => this.put(id, { solvedAt: undefined, waitingSince: undefined });

  /** The second of the first solution. */
  get second(): number | undefined {
    if (!this.isFirstKnown) {
      this.firstSecond = [...this.solved.values()].reduce<number | undefined>(earlier, undefined);
      this.isFirstKnown = true;
    }
    return this.firstSecond;
  }

  /** Whether no earlier try of anybody else than this participant can still become the first solution. */
  isSureFor(id: string): boolean {
    this.waitingFirst ??= this.findWaitingFirst();
    const { id: firstId, since, nextSince } = this.waitingFirst;
    return (firstId === id ? nextSince : since) >= (this.second ?? 0);
  }

  /** Those who solved it in the first second, with whether that is sure. */
  holders(): Map<string, boolean> {
    const ids = this.second === undefined ? [] : [...this.solved].flatMap(([id, second]) => (second === this.second ? [id] : []));
    return new Map(ids.map(id => [id, this.isSureFor(id)]));
  }

  private findWaitingFirst() {
    let [firstId, first, next]: [string | undefined, number, number] = [undefined, Infinity, Infinity];
    for (const [id, since] of this.waiting) {
      if (since < first) [firstId, first, next] = [id, since, first];
      else if (since < next) next = since;
    }
    return { id: firstId, since: first, nextSince: next };
  }
}
