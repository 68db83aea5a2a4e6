import { elapsedMs } from '../../ranking/contestClock';

/** An interval that is cut out of the clock of a contest, in ms since 1970 by the server's clock. */
export interface ContestPause {
  startAt: number;
  /** The first moment after the pause. */
  endAt: number;
  /** Whether submissions of the pause are accepted. */
  keepsSubmissions?: boolean | undefined;
}

/** The times of a contest, in ms since 1970 by the server's clock. */
export interface ContestTimes {
  startAt: number;
  endAt: number;
  /** Results are hidden from here to the end. */
  freezeAt?: number | null | undefined;
  /** Pauses, the earliest first; they do not overlap. The clock of the contest stands still during each. */
  pauses?: readonly ContestPause[] | undefined;
}

export type ContestPhase = 'scheduled' | 'running' | 'ended';

/** Where a contest stands at a moment. One that is paused is running. */
export const phaseOf = ({ startAt, endAt }: ContestTimes, nowMs: number): ContestPhase =>
  nowMs < startAt ? 'scheduled' : nowMs < endAt ? 'running' : 'ended';

/** The pause in which a contest is at a moment; undefined while its clock runs. */
export const pauseAt = (times: ContestTimes, nowMs: number): ContestPause | undefined =>
  phaseOf(times, nowMs) === 'running' ? times.pauses?.find(({ startAt, endAt }) => startAt <= nowMs && nowMs < endAt) : undefined;

/** What was cut out before the start, such as the pauses of a contest that somebody takes part in later by themselves, is nothing to its clock. */
const elapsed = ({ startAt, pauses = [] }: ContestTimes, moment: number) =>
  elapsedMs({ startAt, pauses: pauses.filter(pause => pause.startAt >= startAt) }, moment);

/** Length of a contest, in ms, pauses left out. */
export const lengthMs = (times: ContestTimes): number => elapsed(times, times.endAt);

/** How much of a contest has been played at a moment, in ms, pauses left out: from 0 to its length. */
export const playedMs = (times: ContestTimes, nowMs: number): number => Math.max(0, elapsed(times, Math.min(nowMs, times.endAt)));

/** How much of the contest is over, 0…1. */
export const progressOf = (times: ContestTimes, nowMs: number): number =>
  lengthMs(times) > 0 ? playedMs(times, nowMs) / lengthMs(times) : nowMs < times.endAt ? 0 : 1;

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
