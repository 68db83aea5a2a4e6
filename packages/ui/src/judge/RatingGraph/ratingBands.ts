/** A level that ratings reach: from `from` on, up to the next one. */
export interface RatingBand {
  /** Least rating of the level. */
  from: number;
  name: string;
  /** CSS colour of its ground. */
  color: string;
}

/** The level of a rating; undefined below the lowest. */
export const bandOf = (rating: number, bands: readonly RatingBand[]): RatingBand | undefined =>
  bands
    .filter(({ from }) => from <= rating)
    .reduce<RatingBand | undefined>((best, each) => (!best || each.from > best.from ? each : best), undefined);

/** Distances between two lines: the first that leaves about `LINES` lines is taken. */
const STEPS = [50, 100, 200, 400, 500, 1000];
const LINES = 4;

/** Least and greatest rating on the axis, and the ratings that have a line: round, and around all that is drawn. */
export function ratingAxis(ratings: readonly number[]): { least: number; most: number; lines: number[] } {
  const [low, high] = [Math.min(...ratings), Math.max(...ratings)];
  const step = STEPS.find(each => (high - low) / each <= LINES) ?? 1000;
  const least = Math.floor((low - step / 4) / step) * step;
  const most = Math.ceil((high + step / 4) / step) * step;
  return { least, most, lines: Array.from({ length: (most - least) / step + 1 }, (_, place) => least + place * step) };
}
