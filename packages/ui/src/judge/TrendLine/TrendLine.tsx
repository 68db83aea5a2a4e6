import { forwardRef } from 'react';
import { ChartFrame, type ChartProps } from '../../charts/ChartFrame';
import { formatCount } from '../../format/measures';
import { useLocale, usePhrases } from '../../locale/LocaleProvider';
import { TrendDrawing } from './TrendDrawing';
import { trendLinePhrases } from './trendLinePhrases';

/** A number at a moment. */
export interface TrendPoint {
  at: Date;
  value: number;
}

export interface TrendLineProps extends ChartProps {
  /** Oldest first. */
  points: readonly TrendPoint[];
  /** How a value is written. Default: as a count of the language. */
  formatValue?: (value: number) => string;
  /** Time zone of the moments, as `Intl` names it. Default: that of the reader. */
  timeZone?: string;
}

/** One number over some hours. Arrows go from moment to moment. */
export const TrendLine = forwardRef<HTMLElement, TrendLineProps>(function TrendLine({ points, formatValue, timeZone, ...rest }, ref) {
  const say = usePhrases(trendLinePhrases);
  const locale = useLocale();
  const write = formatValue ?? ((value: number) => formatCount(value, locale));
  const time = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone });
  const table = { columns: [say('time'), rest.label], rows: points.map(({ at, value }) => [time.format(at), write(value)]) };
  return (
    <ChartFrame ref={ref} table={table} {...rest}>
      <TrendDrawing
        points={points}
        label={rest.label}
        write={write}
        timeOf={at => time.format(at)}
        sayPoint={(moment, value) => say('point', { time: moment, value })}
      />
    </ChartFrame>
  );
});
