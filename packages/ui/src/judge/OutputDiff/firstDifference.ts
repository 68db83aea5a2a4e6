/** Where two outputs part. */
export interface Difference {
  /** Index of the first character that differs, in each of the two. */
  index: { actual: number; expected: number };
  /** Number of the line in the actual output, from 1. */
  line: number;
  /** Number of the character in its line, from 1. */
  column: number;
  /** Whether they differ only in blanks at line ends or empty lines at the end. */
  blanksOnly: boolean;
}

const blanks = ' \t\r\v\f';

/** The line without the blanks at its end. */
function withoutEndBlanks(line: string): string {
  let end = line.length;
  while (end > 0 && blanks.includes(line.charAt(end - 1))) end -= 1;
  return line.slice(0, end);
}

/** Length of what two texts have in common at their start. */
function commonLength(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}

/** The first difference that is not one of blanks at line ends or of empty lines at the end. */
function firstRealDifference(actual: string, expected: string): Difference | undefined {
  const [ours, theirs] = [actual.split('\n'), expected.split('\n')];
  const start = { actual: 0, expected: 0 };
  for (let line = 0; line < Math.max(ours.length, theirs.length); line += 1) {
    const [our, their] = [withoutEndBlanks(ours[line] ?? ''), withoutEndBlanks(theirs[line] ?? '')];
    const common = commonLength(our, their);
    if (common < Math.max(our.length, their.length)) {
      const index = {
        actual: Math.min(start.actual + common, actual.length),
        expected: Math.min(start.expected + common, expected.length),
      };
      return { index, line: line + 1, column: common + 1, blanksOnly: false };
    }
    start.actual += (ours[line] ?? '').length + 1;
    start.expected += (theirs[line] ?? '').length + 1;
  }
  return undefined;
}

/**
 * The first difference of two texts; undefined when they are the same.
 * @param ignoreEndBlanks blanks at line ends and empty lines at the end are no difference, as checkers see it.
 */
export function firstDifference(actual: string, expected: string, ignoreEndBlanks = false): Difference | undefined {
  if (actual === expected) return undefined;
  const real = firstRealDifference(actual, expected);
  if (ignoreEndBlanks) return real;
  const common = commonLength(actual, expected);
  const before = actual.slice(0, common);
  return {
    index: { actual: common, expected: common },
    line: before.split('\n').length,
    column: common - (before.lastIndexOf('\n') + 1) + 1,
    blanksOnly: real === undefined,
  };
}
