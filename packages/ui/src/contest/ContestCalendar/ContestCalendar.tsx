import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useMemo } from 'react';
import { styled } from 'styled-components';
import { useHydrated } from '../../hooks/useHydrated';
import { useLocale, usePhrases } from '../../locale/LocaleProvider';
import { useNow } from '../../primitives/RelativeTime/useNow';
import { type CalendarContest, calendarDays, weeksFor } from './calendarDays';
import { CalendarDayCell } from './CalendarDayCell';
import { CalendarEntry } from './CalendarEntry';
import { calendarStyle } from './calendarStyle';
import { contestCalendarPhrases } from './contestCalendarPhrases';

export interface ContestCalendarProps<Contest extends CalendarContest = CalendarContest> extends Omit<
  ComponentPropsWithoutRef<'div'>,
  'children'
> {
  /** Names the calendar. */
  label: string;
  /** The contests, in any order; those that have ended are left out. Keep the array in a constant or memo. */
  contests: readonly Contest[];
  /** Weeks from this one on. Default: four, or as many as the contests need, at most 26. */
  weeks?: number;
  /** First day of a week, 0 is Sunday. Default 1. */
  firstWeekday?: 0 | 1 | 2 | 3 | 4 | 5 | 6;
  /** Wraps a title in the link of the host's router. Without it no title is a link. */
  renderLink?: (contest: Contest, title: ReactNode) => ReactNode;
  /** Replaces the default sentence when there is no contest. */
  empty?: ReactNode;
  /** The present, ms since 1970; by default the clock of this device. */
  now?: number | undefined;
}

const LEAST_WEEKS = 4;

/**
 * Contests of the next weeks, each on the day on which it begins in the time zone of the reader: a sheet of weeks where there is room, a
 * list of days in a narrow column. Rendered on a server it is a list of times in UTC.
 */
export const ContestCalendar = forwardRef(function ContestCalendar(
  { label, contests, weeks, firstWeekday = 1, renderLink = plain, empty, now: given, ...rest }: ContestCalendarProps,
  ref: React.ForwardedRef<HTMLDivElement>,
) {
  const say = usePhrases(contestCalendarPhrases);
  const locale = useLocale();
  const isHere = useHydrated();
  const clock = useNow();
  const now = given ?? clock;
  const span = weeks ?? weeksFor(contests, now, LEAST_WEEKS);
  // The calendar turns at midnight and when a contest ends: both are on full minutes.
  const minute = Math.floor(now / 60_000) * 60_000;
  const days = useMemo(() => calendarDays(contests, { nowMs: minute, weeks: span, firstWeekday }), [contests, minute, span, firstWeekday]);
  const isEmpty = days.every(({ begins, goesOn }) => begins.length + goesOn.length === 0);
  const drawn = (contest: CalendarContest) => (
    <CalendarEntry key={contest.id} contest={contest} now={now} isHere={isHere} title={renderLink(contest, contest.title)} />
  );
  return (
    <Root ref={ref} {...rest}>
      {isHere && isEmpty ? (
        <div data-part="empty">{empty ?? say('empty')}</div>
      ) : isHere ? (
        <>
          <div aria-hidden data-part="weekdays">
            {days.slice(0, 7).map(({ start }) => (
              <span key={start.getDay()}>{new Intl.DateTimeFormat(locale, { weekday: 'short' }).format(start)}</span>
            ))}
          </div>
          <ol aria-label={label}>
            {days.map((day, place) => (
              <CalendarDayCell key={day.start.getTime()} day={day} isFirst={place === 0}>
                {day.begins.map(drawn)}
              </CalendarDayCell>
            ))}
          </ol>
        </>
      ) : (
        <ol aria-label={label} data-absolute>
          {contests.map(contest => (
            <li key={contest.id}>
              <ul>{drawn(contest)}</ul>
            </li>
          ))}
        </ol>
      )}
    </Root>
  );
}) as <Contest extends CalendarContest>(props: ContestCalendarProps<Contest> & React.RefAttributes<HTMLDivElement>) => React.ReactElement;

const plain = (_contest: CalendarContest, title: ReactNode) => title;

const Root = styled.div`
  ${calendarStyle}
`;
