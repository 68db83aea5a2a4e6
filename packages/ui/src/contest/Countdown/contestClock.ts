/** The times of a contest, in ms since 1970 by the server's clock. */
export interface ContestTimes {
  startAt: number;
  endAt: number;
  /** Results are hidden from here to the end. */
  freezeAt?: number | null | undefined;
}

export type ContestPhase = 'scheduled' | 'running' | 'ended';

/** Where a contest stands at a moment. */
export const phaseOf = ({ startAt, endAt }: ContestTimes, nowMs: number): ContestPhase =>
  nowMs < startAt ? 'scheduled' : nowMs < endAt ? 'running' : 'ended';

/** How much of the contest is over, 0…1. */
export const progressOf = ({ startAt, endAt }: ContestTimes, nowMs: number): number =>
  endAt > startAt ? Math.min(Math.max((nowMs - startAt) / (endAt - startAt), 0), 1) : nowMs < endAt ? 0 : 1;

/** Where the freeze begins on the bar of the contest, 0…1; undefined without one. */
export const freezeShareOf = (times: ContestTimes): number | undefined =>
  typeof times.freezeAt === 'number' && times.freezeAt < times.endAt ? progressOf(times, times.freezeAt) : undefined;

export const isFrozen = ({ endAt, freezeAt }: ContestTimes, nowMs: number): boolean =>
  typeof freezeAt === 'number' && nowMs >= freezeAt && nowMs < endAt;

/** "04:12:07"; hours go on counting beyond a day. */
export function clockText(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}

const DAY_MS = 86_400_000;

/** What is left of a time, to be read while it runs: "46:48", "4:12:07", beyond a day "2 days 3 hours". Never less than nothing. */
export const leftText = (ms: number, locale: string): string =>
  ms > DAY_MS ? durationText(ms, locale) : clockText(ms).replace(/^00:|^0(?=\d:)/, '');

const units = [
  ['day', DAY_MS],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** "5 hours", "2 days 3 hours", "90 分钟": the two largest units, in words. */
export function durationText(ms: number, locale: string): string {
  let rest = Math.max(0, Math.round(ms / 60_000) * 60_000);
  const parts: string[] = [];
  for (const [unit, unitMs] of units) {
    const amount = Math.floor(rest / unitMs);
    rest -= amount * unitMs;
    const due = amount > 0 || (unit === 'minute' && parts.length === 0);
    if (due && parts.length < 2) parts.push(new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(amount));
  }
  return parts.join(' ');
}
