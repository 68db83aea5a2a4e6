import type { ReactNode } from 'react';
import { useLocale, usePhrases } from '../../locale/LocaleProvider';
import { RelativeTime } from '../../primitives/RelativeTime/RelativeTime';
import { Tag } from '../../primitives/Tag/Tag';
import { phaseOf } from '../Countdown/contestClock';
import type { CalendarContest } from './calendarDays';
import { contestCalendarPhrases } from './contestCalendarPhrases';

interface CalendarEntryProps {
  contest: CalendarContest;
  now: number;
  /** False while this is the markup of a server: neither clock nor time zone are those of the reader. */
  isHere: boolean;
  /** Its title, perhaps a link. */
  title: ReactNode;
}

/** A contest on its day: when it begins, or until when it goes on. */
export function CalendarEntry({ contest: { startAt, endAt, source }, now, isHere, title }: CalendarEntryProps) {
  const say = usePhrases(contestCalendarPhrases);
  const locale = useLocale();
  const iso = new Date(startAt).toISOString();
  const isRunning = isHere && phaseOf({ startAt, endAt }, now) === 'running';
  const text = (at: number, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', ...options }).format(at);
  const isLong = new Date(endAt).toDateString() !== new Date(now).toDateString();
  const end = text(endAt, isLong ? { month: 'short', day: 'numeric' } : {});
  return (
    <li data-running={isRunning || undefined}>
      <span data-part="when">
        {isRunning ? (
          say('running', { end })
        ) : (
          <>
            <time dateTime={iso}>{isHere ? text(startAt, {}) : `${iso.slice(0, 16).replace('T', ' ')} UTC`}</time>
            {isHere && (
              <span data-part="distance">
                {' · '}
                <RelativeTime at={startAt} now={now} />
              </span>
            )}
          </>
        )}
      </span>
      <span data-part="title">
        {source && <Tag>{source}</Tag>} {title}
      </span>
    </li>
  );
}
