import { type LintList, PackageFault } from './lint';

const NUMBER = /^\s*(\d+(?:\.\d+)?(?:e\d+)?)\s*([a-z]*)\s*$/i;
const MS: Readonly<Record<string, number>> = { ms: 1, s: 1000, '': 0 };
const MIB: Readonly<Record<string, number>> = { k: 1 / 1024, kb: 1 / 1024, m: 1, mb: 1, g: 1024, gb: 1024, b: 1 / 2 ** 20, '': 0 };

const MOST_MS = 60_000;
const MOST_MB = 4096;

function read(given: unknown, units: Readonly<Record<string, number>>, bare: number, field: string): number {
  const [, number = '', unit = ''] = NUMBER.exec(String(given)) ?? [];
  const factor = units[unit.toLowerCase()];
  if (!number || factor === undefined) throw new PackageFault('F03', `${field}: ${String(given)}`);
  return Number(number) * (factor || bare);
}

/** A time in ms. @param bareMs what a number without a unit counts. */
export const timeIn = (given: unknown, bareMs: number, lint: LintList, field = 'time limit') =>
  clamp(Math.ceil(read(given, MS, bareMs, field) - 1e-9), MOST_MS, lint, field);

/** A memory limit in MiB, rounded up. @param bareMib what a number without a unit counts. */
export const memoryIn = (given: unknown, bareMib: number, lint: LintList, field = 'memory limit') =>
  clamp(Math.ceil(read(given, MIB, bareMib, field) - 1e-9), MOST_MB, lint, field);

function clamp(value: number, most: number, lint: LintList, field: string) {
  const kept = Math.min(Math.max(value, 1), most);
  if (kept !== value) lint.add('F08', `${field} ${value}`);
  return kept;
}

/** Whole numbers of the same sum, or of `total`: the largest remainders are rounded up. */
export function wholeScores(scores: readonly number[], total = Math.round(scores.reduce((sum, each) => sum + each, 0))): number[] {
  const sum = scores.reduce((all, each) => all + each, 0);
  const exact = scores.map(each => (sum > 0 ? (each * total) / sum : 0));
  const whole = exact.map(each => Math.floor(each + 1e-9));
  let left = total - whole.reduce((all, each) => all + each, 0);
  const order = exact
    .map((each, index) => ({ index, rest: each - (whole[index] ?? 0) }))
    .sort((a, b) => b.rest - a.rest || a.index - b.index);
  for (const { index } of order) {
    if (left <= 0) break;
    whole[index] = (whole[index] ?? 0) + 1;
    left -= 1;
  }
  return whole;
}

/** A score that a case can have. */
export function pointsIn(given: unknown, lint: LintList, where: string): number {
  const number = Number(given);
  if (!Number.isFinite(number) || number < 0 || number > 100_000) {
    lint.add('F08', `${where}: ${String(given)}`);
    return 0;
  }
  return number;
}

/** The same as a whole number; said when it was none. */
export function wholePointsIn(given: unknown, lint: LintList, where: string): number {
  const points = pointsIn(given, lint, where);
  if (!Number.isInteger(points)) lint.add('J02', `${where}: ${points}`);
  return Math.round(points);
}

/** The same of several that belong together: their sum stays. Those without points stay so. */
export function wholePointsOf(given: readonly unknown[], lint: LintList, where: string): (number | undefined)[] {
  const points = given.map(each => (each === undefined ? undefined : pointsIn(each, lint, where)));
  const stated = points.filter(each => each !== undefined);
  for (const each of stated) if (!Number.isInteger(each)) lint.add('J02', `${where}: ${each}`);
  const whole = wholeScores(stated);
  return points.map(each => (each === undefined ? undefined : whole.shift()));
}
