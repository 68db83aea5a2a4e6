type Span = readonly [from: number, to: number];

/** Puts a span of values on a span of px, evenly. */
export const linear =
  ([from, to]: Span, [start, end]: Span) =>
  (value: number): number =>
    start + ((value - from) / (to - from)) * (end - start);

/** Where each of `count` points stands on a span of px, evenly: the first and the last at its ends, one alone in the middle. */
export const evenly =
  (count: number, [start, end]: Span) =>
  (place: number): number =>
    count > 1 ? start + (place / (count - 1)) * (end - start) : (start + end) / 2;
