/** Where two outputs part. */
export interface Difference {
  /** Index of the first character that differs. */
  index: number;
  /** From 1. */
  line: number;
  /** From 1, in characters. */
  column: number;
  /** They differ only in blanks at line ends or empty lines at the end. */
  blanksOnly: boolean;
}

const withoutTrailingBlanks = (text: string): string => text.replace(/[ \t\r]+$/gm, '').replace(/\n+$/, '');

/** The first difference of two texts; undefined when they are the same. */
export function firstDifference(actual: string, expected: string): Difference | undefined {
  if (actual === expected) return undefined;
  let index = 0;
  while (index < actual.length && actual[index] === expected[index]) index += 1;
  const before = actual.slice(0, index);
  return {
    index,
    line: before.split('\n').length,
    column: index - (before.lastIndexOf('\n') + 1) + 1,
    blanksOnly: withoutTrailingBlanks(actual) === withoutTrailingBlanks(expected),
  };
}
