import { forwardRef, useMemo } from 'react';
import { styled } from 'styled-components';
import { ChartFrame, type ChartProps } from '../../charts/ChartFrame';
import { formatCount } from '../../format/measures';
import { useLocale, usePhrases } from '../../locale/LocaleProvider';
import { theme } from '../../theme/theme';
import { HeatGrid } from './HeatGrid';
import type { HeatDay } from './heatDays';
import { heatPhrases } from './heatPhrases';
import { heatTones } from './heatTones';

export interface HeatCalendarProps extends Omit<ChartProps, 'label' | 'empty'> {
  /** Days with submissions, in any order; a day that is missing had none. */
  days: readonly HeatDay[];
  /** Last day, `YYYY-MM-DD`; 53 weeks are drawn up to it. Default: today. */
  end?: string;
  /** Names the calendar. Default: "Submissions of the last year". */
  label?: string;
  /** Counts from which the second to the fifth tone of ink are used, ascending. Default `[1, 3, 6, 10]`. */
  steps?: readonly [number, number, number, number];
}

const defaultSteps = [1, 3, 6, 10] as const;

/** `YYYY-MM-DD` of the reader's today. */
const today = () => new Date(Date.now() - new Date().getTimezoneOffset() * 60_000).toISOString().slice(0, 10);

/** A year of submissions in five tones of ink. APG pattern: grid; weeks are its columns. */
export const HeatCalendar = forwardRef<HTMLElement, HeatCalendarProps>(function HeatCalendar(
  { days, end = today(), label, steps = defaultSteps, ...rest },
  ref,
) {
  const say = usePhrases(heatPhrases);
  const locale = useLocale();
  const counts = useMemo(() => new Map(days.map(({ date, count }) => [date, count])), [days]);
  const name = label ?? say('label');
  const total = days.reduce((sum, { count }) => sum + count, 0);
  const long = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const busy = days.filter(({ count }) => count > 0).sort((a, b) => b.date.localeCompare(a.date));
  const rows = busy.map(({ date, count }) => [long.format(new Date(date)), count]);
  // A year without submissions is still a year: the grid is drawn, empty.
  const table = { columns: [say('date'), say('count')], rows: rows.length > 0 || rest.loading ? rows : [[long.format(new Date(end)), 0]] };
  return (
    <ChartFrame ref={ref} label={name} table={table} {...rest}>
      <HeatGrid label={name} counts={counts} end={end} steps={steps} />
      <Legend>
        <span>{say('total', { total: formatCount(total, locale) })}</span>
        <Scale aria-hidden>
          {say('less')}
          {[0, 1, 2, 3, 4].map(tone => (
            <Swatch key={tone} data-tone={tone} />
          ))}
          {say('more')}
        </Scale>
      </Legend>
    </ChartFrame>
  );
});

const Legend = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${theme.space[2]} ${theme.space[6]};
  margin-block-start: ${theme.space[4]};
  color: ${theme.color.text3};
  font: ${theme.font.caption};
`;

const Scale = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 3px;
`;

const Swatch = styled.i`
  ${heatTones}
  width: 12px;
  height: 12px;
  &:first-of-type {
    margin-inline-start: 4px;
  }
  &:last-of-type {
    margin-inline-end: 4px;
  }
`;
