import { forwardRef } from 'react';
import { styled } from 'styled-components';
import { ChartFrame, type ChartProps } from '../../charts/ChartFrame';
import { useLocale, usePhrases } from '../../locale/LocaleProvider';
import { theme } from '../../theme/theme';
import { WeekDrawing } from './WeekDrawing';
import { weekLinesPhrases } from './weekLinesPhrases';

/** The submissions of one day. */
export interface DayCount {
  /** `YYYY-MM-DD`. */
  date: string;
  /** Number of submissions of the day. */
  submitted: number;
  /** Number of accepted submissions. */
  accepted: number;
}

export interface WeekLinesProps extends ChartProps {
  /** Seven days, oldest first. */
  days: readonly DayCount[];
}

/** A week of submissions: all of them, and the accepted ones. Arrows go from day to day. */
export const WeekLines = forwardRef<HTMLElement, WeekLinesProps>(function WeekLines({ days, ...rest }, ref) {
  const say = usePhrases(weekLinesPhrases);
  const locale = useLocale();
  const long = new Intl.DateTimeFormat(locale, { month: 'long', day: 'numeric', weekday: 'short', timeZone: 'UTC' });
  const table = {
    columns: [say('day'), say('submitted'), say('accepted')],
    rows: days.map(({ date, submitted, accepted }) => [long.format(new Date(date)), submitted, accepted]),
  };
  return (
    <ChartFrame ref={ref} table={table} {...rest}>
      <Legend aria-hidden>
        <span data-series="submitted">
          <svg viewBox="0 0 28 12">
            <path d="M0 6h28" />
            <rect x="11" y="3" width="6" height="6" />
          </svg>
          {say('submitted')}
        </span>
        <span data-series="accepted">
          <svg viewBox="0 0 28 12">
            <path d="M0 6h28" />
            <circle cx="14" cy="6" r="3.4" />
          </svg>
          {say('accepted')}
        </span>
      </Legend>
      <WeekDrawing days={days} label={rest.label} nameOf={date => long.format(new Date(date))} />
    </ChartFrame>
  );
});

const Legend = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]} ${theme.space[6]};
  margin-block-end: ${theme.space[3]};
  color: ${theme.color.text2};
  font: ${theme.font.caption};

  & > span {
    display: inline-flex;
    align-items: center;
    gap: ${theme.space[3]};
  }
  & svg {
    width: 28px;
    height: 12px;
    fill: var(--series);
    stroke: var(--series);
    stroke-width: 2;
    print-color-adjust: exact;
  }
  & [data-series='submitted'] {
    --series: ${theme.color.text2};
  }
  & [data-series='submitted'] path {
    stroke-dasharray: 5 4;
  }
  & [data-series='accepted'] {
    --series: var(--oj-ac);
  }
  @media (forced-colors: active) {
    & > [data-series] {
      --series: CanvasText;
    }
  }
`;
