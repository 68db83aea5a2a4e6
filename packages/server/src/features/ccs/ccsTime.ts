import { type ContestClock, elapsedMs } from '@oj/ui/ranking';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

const padded = (value: number, places: number) => String(value).padStart(places, '0');

/** A moment as the specification writes it: ISO 8601 with an offset. */
export const timeOf = (moment: Date): string => moment.toISOString().replace('Z', '+00:00');

/** A duration as the specification writes it: `h:mm:ss.sss`. */
export function durationOf(ms: number): string {
  const all = Math.abs(ms);
  const [hours, minutes, seconds] = [all / HOUR_MS, (all % HOUR_MS) / MINUTE_MS, (all % MINUTE_MS) / SECOND_MS].map(Math.floor);
  return `${ms < 0 ? '-' : ''}${hours}:${padded(minutes ?? 0, 2)}:${padded(seconds ?? 0, 2)}.${padded(all % SECOND_MS, 3)}`;
}

/** What the clock of the contest shows at a moment; negative before the start. */
export const contestTimeOf = (moment: Date, contest: ContestClock): string => durationOf(elapsedMs(contest, moment));
