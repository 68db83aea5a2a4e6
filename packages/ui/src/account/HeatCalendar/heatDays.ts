/** Submissions of one day. */
export interface HeatDay {
  /** `YYYY-MM-DD`. */
  date: string;
  count: number;
}

export const WEEKS = 53;
const DAY_MS = 86_400_000;

const msOf = (date: string) => Date.parse(`${date}T00:00:00Z`);
const dateOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);

/** The date this many days later; both are `YYYY-MM-DD`. */
export const daysLater = (date: string, days: number): string => dateOf(msOf(date) + days * DAY_MS);

/** Whole days from one date to another. */
export const daysBetween = (from: string, to: string): number => Math.round((msOf(to) - msOf(from)) / DAY_MS);

/** First day of the calendar whose last column holds `end`: 53 weeks, each from `firstWeekday` (0 is Sunday). */
export function firstDay(end: string, firstWeekday: number): string {
  const intoWeek = (new Date(msOf(end)).getUTCDay() - firstWeekday + 7) % 7;
  return daysLater(end, -intoWeek - (WEEKS - 1) * 7);
}

/** Tone 0 to 4: how many of the four steps the count has reached. */
export const toneOf = (count: number, steps: readonly number[]): number => steps.filter(step => count >= step).length;

/** The months over the columns, each with the number of its weeks; a column belongs to the month of its first day. */
export function monthsOver(first: string): { month: string; weeks: number }[] {
  const months: { month: string; weeks: number }[] = [];
  for (let week = 0; week < WEEKS; week++) {
    const month = daysLater(first, week * 7).slice(0, 7);
    const last = months.at(-1);
    if (last?.month === month) last.weeks++;
    else months.push({ month, weeks: 1 });
  }
  return months;
}

const moves: Record<string, number> = { ArrowLeft: -7, ArrowRight: 7, ArrowUp: -1, ArrowDown: 1, PageUp: -28, PageDown: 28 };

/** Where a key leads from a day, within the calendar; undefined for other keys. APG pattern: grid. */
export function dayForKey(key: string, ctrl: boolean, from: string, first: string, end: string): string | undefined {
  const row = daysBetween(first, from) % 7;
  const lastInRow = daysLater(first, row + (WEEKS - 1) * 7);
  const edges: Record<string, string> = ctrl
    ? { Home: first, End: end }
    : { Home: daysLater(first, row), End: lastInRow <= end ? lastInRow : daysLater(lastInRow, -7) };
  const step = moves[key];
  const next = step === undefined ? edges[key] : daysLater(from, step);
  if (next === undefined) return undefined;
  return next < first || next > end ? from : next;
}
