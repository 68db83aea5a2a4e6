import { forwardRef } from 'react';
import { ChartFrame, type ChartProps } from '../../charts/ChartFrame';
import { DASH } from '../../format/measures';
import { useLocale, usePhrases } from '../../locale/LocaleProvider';
import type { RatingBand } from './ratingBands';
import { RatingDrawing } from './RatingDrawing';
import { ratingGraphPhrases } from './ratingGraphPhrases';

/** The rating of somebody after a contest. */
export interface RatingPoint {
  /** Unique among the points. */
  id: string | number;
  /** Title of the contest. */
  contest: string;
  /** When it ended. */
  at: Date;
  rating: number;
  /** Place in the contest. */
  rank?: number | null | undefined;
}

export interface RatingGraphProps extends ChartProps {
  /** Oldest first. Keep the array in a constant or memo. */
  points: readonly RatingPoint[];
  /** Levels, each a ground behind the line. Default none. */
  bands?: readonly RatingBand[];
  /** Rating before the first contest, from which its change is counted. Without it the first has none. */
  startsAt?: number;
  /** Time zone of the dates, as `Intl` names it. Default: that of the reader. */
  timeZone?: string;
}

const none: readonly RatingBand[] = [];

/** The sign, and the whole number: "+42", "−17". */
const signed = (change: number | undefined) => (change === undefined ? DASH : `${change < 0 ? '−' : '+'}${Math.abs(change)}`);

/** How a rating went from contest to contest. Arrows go from contest to contest. */
export const RatingGraph = forwardRef<HTMLElement, RatingGraphProps>(function RatingGraph(
  { points, bands = none, startsAt, timeZone, ...rest },
  ref,
) {
  const say = usePhrases(ratingGraphPhrases);
  const locale = useLocale();
  const day = new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'short', day: 'numeric', timeZone });
  const told = points.map((point, place) => {
    const before = place === 0 ? startsAt : points[place - 1]?.rating;
    return { point, date: day.format(point.at), change: signed(before === undefined ? undefined : point.rating - before) };
  });
  const table = {
    columns: [say('contest'), say('date'), say('rank'), say('rating'), say('change')],
    rows: told.map(({ point, date, change }) => [point.contest, date, point.rank ?? DASH, point.rating, change]),
  };
  return (
    <ChartFrame ref={ref} table={table} {...rest}>
      <RatingDrawing
        label={rest.label}
        bands={bands}
        points={told.map(({ point: { id, contest, at, rating }, date, change }) => ({
          id,
          atMs: at.getTime(),
          rating,
          title: contest,
          note: `${date} · ${rating} (${change})`,
          spoken: say('point', { contest, date, rating, change }),
        }))}
        yearOf={at => new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'short', timeZone }).format(at)}
      />
    </ChartFrame>
  );
});
