export type Point = readonly [x: number, y: number];

const DIGITS = 3;

/**
 * A smooth path through points from left to right that never swings beyond them: pieces of cubic Bézier whose slopes keep the curve monotone where
 * the points are (Steffen 1990), as d3's `curveMonotoneX` draws it.
 */
export function smoothPath(points: readonly Point[]): string {
  const slopes = slopesAt(points);
  return points.map((point, place) => piece(points[place - 1], slopes[place - 1], point, slopes[place])).join('');
}

const piece = (before: Point | undefined, slopeBefore = 0, [x, y]: Point, slope = 0): string => {
  if (!before) return `M${written(x, y)}`;
  const third = (x - before[0]) / 3;
  return `C${written(before[0] + third, before[1] + third * slopeBefore, x - third, y - third * slope, x, y)}`;
};

const written = (...numbers: number[]) => numbers.map(number => Number(number.toFixed(DIGITS))).join(',');

/** The slope at each point: between its neighbours' where those agree, flat at a turn. At the ends what makes the last piece bend evenly. */
function slopesAt(points: readonly Point[]): number[] {
  const runs = points.slice(1).map(([x, y], place) => {
    const [beforeX, beforeY] = points[place] ?? [x, y];
    return { width: x - beforeX, slope: (y - beforeY) / (x - beforeX) };
  });
  const inner = runs.slice(1).map((right, place) => {
    const left = runs[place] ?? right;
    if (left.slope * right.slope <= 0) return 0;
    const mean = (left.slope * right.width + right.slope * left.width) / (left.width + right.width);
    return 2 * Math.sign(left.slope) * Math.min(Math.abs(left.slope), Math.abs(right.slope), Math.abs(mean) / 2);
  });
  const first = runs[0]?.slope ?? 0;
  const last = runs.at(-1)?.slope ?? 0;
  return [(3 * first - (inner[0] ?? first)) / 2, ...inner, (3 * last - (inner.at(-1) ?? last)) / 2];
}
