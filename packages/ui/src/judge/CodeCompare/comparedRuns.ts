/** Places of lines, from 0: from the first on, up to but without the last. */
export type Span = readonly [from: number, to: number];

/** Lines that follow each other: alike in both texts, or lines of the one for lines of the other. */
export interface ComparedRun {
  kind: 'same' | 'changed';
  before: Span;
  after: Span;
}

/** Lines that are compared with each other, of both texts multiplied. */
const MOST_PAIRS = 2_000_000;

/**
 * How one text becomes another, by the longest common subsequence of their lines. What is too long and too different for that, beyond a
 * common beginning and end, is one change; `isWhole` is then false.
 */
export function comparedRuns(before: readonly string[], after: readonly string[]): { runs: readonly ComparedRun[]; isWhole: boolean } {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  const core: Core = { before: before.slice(start, before.length - end), after: after.slice(start, after.length - end), start };
  const isWhole = core.before.length * core.after.length <= MOST_PAIRS;
  const inside = isWhole ? coreRuns(core) : [changed([start, before.length - end], [start, after.length - end])];
  const runs = [
    same([0, start], [0, start]),
    ...inside,
    same([before.length - end, before.length], [after.length - end, after.length]),
  ].filter(run => length(run.before) + length(run.after) > 0);
  return { runs, isWhole };
}

interface Core {
  before: readonly string[];
  after: readonly string[];
  /** Lines before it, in both. */
  start: number;
}

const same = (before: Span, after: Span): ComparedRun => ({ kind: 'same', before, after });
const changed = (before: Span, after: Span): ComparedRun => ({ kind: 'changed', before, after });
const length = ([from, to]: Span) => to - from;

function coreRuns({ before, after, start }: Core): ComparedRun[] {
  const width = after.length + 1;
  /** Common lines of what is left of both from there on. */
  const common = new Uint32Array((before.length + 1) * width);
  const at = (i: number, j: number) => common[i * width + j] ?? 0;
  for (let i = before.length - 1; i >= 0; i--) {
    for (let j = after.length - 1; j >= 0; j--) {
      common[i * width + j] = before[i] === after[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const runs: ComparedRun[] = [];
  const isAlike = (i: number, j: number) => i < before.length && j < after.length && before[i] === after[j];
  let [i, j] = [0, 0];
  while (i < before.length || j < after.length) {
    const [fromI, fromJ] = [i, j];
    while (isAlike(i, j)) [i, j] = [i + 1, j + 1];
    if (i > fromI) runs.push(same([start + fromI, start + i], [start + fromJ, start + j]));
    const [changedI, changedJ] = [i, j];
    while ((i < before.length || j < after.length) && !isAlike(i, j)) {
      if (j >= after.length || (i < before.length && at(i + 1, j) >= at(i, j + 1))) i += 1;
      else j += 1;
    }
    if (i > changedI || j > changedJ) runs.push(changed([start + changedI, start + i], [start + changedJ, start + j]));
  }
  return runs;
}

/** A run, or equal lines that are folded away. */
export interface ShownRun extends ComparedRun {
  isFolded: boolean;
}

/** Equal lines that are folded away: no fewer, or the fold would take their place. */
const LEAST_FOLDED = 2;

/** The runs with long equal ones folded, but for `around` lines beside each change. */
export function foldedRuns(runs: readonly ComparedRun[], around: number): ShownRun[] {
  return runs.flatMap((run, place) => {
    const count = length(run.before);
    const head = place === 0 ? 0 : around;
    const tail = place === runs.length - 1 ? 0 : around;
    if (run.kind === 'changed' || count - head - tail < LEAST_FOLDED) return [{ ...run, isFolded: false }];
    const part = (from: number, to: number, isFolded: boolean): ShownRun => ({
      kind: 'same',
      before: [run.before[0] + from, run.before[0] + to],
      after: [run.after[0] + from, run.after[0] + to],
      isFolded,
    });
    return [part(0, head, false), part(head, count - tail, true), part(count - tail, count, false)].filter(each => length(each.before) > 0);
  });
}
