import type { ContestTimes } from '../Countdown/contestClock';

/** A contest with its place in time. */
export interface CalendarContest extends ContestTimes {
  id: string | number;
  title: string;
  /** Where it is held, when not here: "CF", "AtCoder". */
  source?: string | undefined;
}

/** A day of the reader's, from midnight to midnight. */
export interface CalendarDay<Contest extends ContestTimes> {
  start: Date;
  isToday: boolean;
  isPast: boolean;
  /** Contests that begin on it, the earliest first; today also those that began before the calendar's first day. */
  begins: Contest[];
  /** Contests that began on an earlier day and have not ended when it begins. */
  goesOn: Contest[];
}

interface CalendarRange {
  nowMs: number;
  weeks: number;
  /** 0 is Sunday. */
  firstWeekday: number;
}

/** Weeks from the one that holds `nowMs`, day by day in the time zone of the reader. Contests that have ended are in none. */
export function calendarDays<Contest extends ContestTimes>(
  contests: readonly Contest[],
  { nowMs, weeks, firstWeekday }: CalendarRange,
): CalendarDay<Contest>[] {
  const now = new Date(nowMs);
  const dayAt = (days: number) => new Date(now.getFullYear(), now.getMonth(), now.getDate() + days);
  const before = (now.getDay() - firstWeekday + 7) % 7;
  const ordered = contests.filter(({ endAt }) => endAt > nowMs).toSorted((a, b) => a.startAt - b.startAt);
  const first = dayAt(-before).getTime();
  return Array.from({ length: weeks * 7 }, (_, place) => {
    const [start, end] = [dayAt(place - before), dayAt(place - before + 1).getTime()];
    const isToday = place === before;
    const beginsHere = ({ startAt }: Contest) => startAt >= start.getTime() && startAt < end;
    const cameFromBefore = ({ startAt }: Contest) => isToday && startAt < first;
    return {
      start,
      isToday,
      isPast: place < before,
      begins: ordered.filter(contest => beginsHere(contest) || cameFromBefore(contest)),
      goesOn: ordered.filter(contest => contest.startAt < start.getTime() && contest.endAt > start.getTime() && !cameFromBefore(contest)),
    };
  });
}

const DAY_MS = 86_400_000;
const MOST_WEEKS = 26;

/** Weeks that a calendar needs so that each contest begins in it: at least `least`, at most half a year. */
export function weeksFor(contests: readonly ContestTimes[], nowMs: number, least: number): number {
  const last = Math.max(nowMs, ...contests.map(({ startAt }) => startAt));
  return Math.min(MOST_WEEKS, Math.max(least, Math.ceil((last - nowMs) / DAY_MS / 7) + 1));
}
