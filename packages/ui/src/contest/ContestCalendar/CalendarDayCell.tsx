import type { ReactNode } from 'react';
import { useLocale, usePhrases } from '../../locale/LocaleProvider';
import type { CalendarContest, CalendarDay } from './calendarDays';
import { contestCalendarPhrases } from './contestCalendarPhrases';

interface CalendarDayCellProps {
  day: CalendarDay<CalendarContest>;
  /** The first of the sheet: it names its month. */
  isFirst: boolean;
  /** Its contests. */
  children: readonly ReactNode[];
}

/** One day: its number on a sheet of weeks, its whole date in a list and for readers. Readers hear of days with contests only. */
export function CalendarDayCell({ day: { start, isToday, isPast, goesOn }, isFirst, children }: CalendarDayCellProps) {
  const say = usePhrases(contestCalendarPhrases);
  const locale = useLocale();
  const text = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options).format(start);
  const namesMonth = isFirst || start.getDate() === 1;
  return (
    <li
      data-today={isToday || undefined}
      data-past={isPast || undefined}
      data-empty={children.length === 0 || undefined}
      aria-hidden={children.length === 0 || undefined}
    >
      <span data-part="date">
        {isToday && `${say('today')} · `}
        {text({ weekday: 'short', month: 'short', day: 'numeric' })}
      </span>
      <span aria-hidden data-part="number">
        {text(namesMonth ? { month: 'short', day: 'numeric' } : { day: 'numeric' })}
      </span>
      {children.length > 0 && <ul>{children}</ul>}
      {goesOn.map(({ id, title }) => (
        <span key={id} aria-hidden data-part="goes-on">
          {title}
        </span>
      ))}
    </li>
  );
}
