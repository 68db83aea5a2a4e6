import { useState } from 'react';
import { DayPicker } from 'react-day-picker';
import { enUS } from 'react-day-picker/locale/en-US';
import { zhCN } from 'react-day-picker/locale/zh-CN';
import { styled } from 'styled-components';
import { Button } from '../Button/Button';
import { useLocale, usePhrases } from '../../locale/LocaleProvider';
import { TextField } from '../TextField/TextField';
import { theme } from '../../theme/theme';
import { calendarStyle } from './calendarStyle';
import { dateTimePhrases } from './dateTimePhrases';
import { atClock, clockOf, sayDay, timeOf } from './dateText';

/** The calendar has its own names of months and days. */
const calendarOf = (locale: string) => (/^zh\b/.test(locale) ? zhCN : enUS);

interface CalendarSheetProps {
  moment: Date | null;
  min: Date | undefined;
  max: Date | undefined;
  zone: string;
  onChange: (moment: Date) => void;
  onDone: () => void;
}

/** Day by the calendar, time by typing; fetched when the sheet is opened. */
export function CalendarSheet({ moment, min, max, zone, onChange, onDone }: CalendarSheetProps) {
  const say = usePhrases(dateTimePhrases);
  const locale = useLocale();
  const [today] = useState(() => new Date());
  const [draft, setDraft] = useState<string>();
  const time = draft ?? (moment ? timeOf(moment) : '');
  const clock = clockOf(time);
  const type = (text: string) => {
    setDraft(text);
    const next = clockOf(text);
    if (next) onChange(atClock(moment ?? new Date(), next));
  };
  return (
    <>
      <Calendar>
        <DayPicker
          mode="single"
          required
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the reader has just opened the calendar
          autoFocus
          locale={calendarOf(locale)}
          labels={{
            labelDayButton: (day, { today, selected }) =>
              [sayDay(day, locale), today && say('today'), selected && say('selected')].filter(Boolean).join(', '),
          }}
          captionLayout="dropdown"
          startMonth={min ?? new Date(2000, 0)}
          endMonth={max ?? new Date(today.getFullYear() + 10, 11)}
          defaultMonth={moment ?? min ?? today}
          selected={moment ?? undefined}
          disabled={[...(min ? [{ before: min }] : []), ...(max ? [{ after: max }] : [])]}
          showOutsideDays
          onSelect={day => onChange(atClock(day, clock ?? { hours: 0, minutes: 0 }))}
        />
      </Calendar>
      <Line>
        <TextField
          label={say('time')}
          size="small"
          inputMode="numeric"
          autoComplete="off"
          placeholder="00:00"
          value={time}
          error={draft !== undefined && !clock ? say('wrongTime') : undefined}
          onChange={event => type(event.target.value)}
          onBlur={() => clock && setDraft(undefined)}
        />
        <Zone>{say('zone', { zone })}</Zone>
      </Line>
      <Foot>
        <Button
          size="small"
          tone="quiet"
          onClick={() => {
            setDraft(undefined);
            const now = new Date();
            onChange(atClock(now, { hours: now.getHours(), minutes: now.getMinutes() }));
          }}
        >
          {say('now')}
        </Button>
        <Button size="small" tone="primary" onClick={onDone}>
          {say('done')}
        </Button>
      </Foot>
    </>
  );
}

const Calendar = styled.div`
  ${calendarStyle}
`;

const Line = styled.div`
  display: grid;
  grid-template-columns: 104px 1fr;
  gap: ${theme.space[5]};
  margin-block-start: 12px;
  padding-block-start: 12px;
  border-block-start: 1px solid ${theme.color.line};
`;

const Zone = styled.p`
  margin: 0;
  padding-block-start: 26px;
  color: ${theme.color.text3};
  font: ${theme.font.caption};
  overflow-wrap: anywhere;
`;

const Foot = styled.div`
  display: flex;
  justify-content: space-between;
  margin-block-start: 12px;
`;
