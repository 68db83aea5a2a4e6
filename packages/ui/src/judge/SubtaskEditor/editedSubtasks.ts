/** Cases that are scored together. */
export interface EditedSubtask {
  /** Number of the subtask, from 1; unique. */
  number: number;
  /** Numbers of its cases, from 1, in order. */
  cases: readonly number[];
  /** What it brings when all its cases are right; null: not said yet. */
  points: number | null;
}

const RANGE = /^(\d{1,6})(?:[-–~](\d{1,6}))?$/;

/** "1-4, 7" as numbers, each once and in order; undefined when something else stands there, or a number beyond `count`. */
export function casesIn(text: string, count: number): number[] | undefined {
  const cases = new Set<number>();
  for (const part of text.split(/[,，、;\s]+/)) {
    if (!part) continue;
    const [, from, to = from] = RANGE.exec(part) ?? [];
    const [first, last] = [Number(from), Number(to)];
    if (!(first >= 1 && first <= last && last <= count)) return undefined;
    for (let number = first; number <= last; number++) cases.add(number);
  }
  return [...cases].toSorted((a, b) => a - b);
}

/** Numbers that follow each other, as first and last. */
export function rangesOf(cases: readonly number[]): (readonly [first: number, last: number])[] {
  const ranges: [number, number][] = [];
  for (const number of cases) {
    const last = ranges.at(-1);
    if (last?.[1] === number - 1) last[1] = number;
    else ranges.push([number, number]);
  }
  return ranges;
}

/** "1-4, 7". */
export const rangeText = (cases: readonly number[]) =>
  rangesOf(cases)
    .map(([first, last]) => (first === last ? String(first) : `${first}-${last}`))
    .join(', ');

/** A case belongs to one subtask: those that this one takes leave the others. */
export function withCases(subtasks: readonly EditedSubtask[], number: number, cases: readonly number[]): EditedSubtask[] {
  const taken = new Set(cases);
  return subtasks.map(each => ({ ...each, cases: each.number === number ? cases : each.cases.filter(place => !taken.has(place)) }));
}

/** Cases that no subtask has, in order. */
export function casesOfNone(subtasks: readonly EditedSubtask[], count: number): number[] {
  const held = new Set(subtasks.flatMap(({ cases }) => cases));
  return Array.from({ length: count }, (_, index) => index + 1).filter(number => !held.has(number));
}

/** Points in this many equal shares; what is left over goes to the last ones, a point each. */
export function evenShares(points: number, count: number): number[] {
  const [each, rest] = [Math.floor(points / count), points % count];
  return Array.from({ length: count }, (_, index) => each + (index >= count - rest ? 1 : 0));
}
