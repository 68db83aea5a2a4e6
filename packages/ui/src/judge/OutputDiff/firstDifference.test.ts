import { expect, it } from 'vitest';
import { firstDifference } from './firstDifference';

it('finds line and column of the first difference', () => {
  expect(firstDifference('1 2\n172 04\n', '1 2\n182 04\n')).toEqual({
    index: { actual: 5, expected: 5 },
    line: 2,
    column: 2,
    blanksOnly: false,
  });
});

it('tells a difference of blanks alone', () => {
  expect(firstDifference('YES \nNO\n\n', 'YES\nNO')).toMatchObject({ line: 1, column: 4, blanksOnly: true });
});

it('sees a missing end', () => {
  expect(firstDifference('1\n2', '1\n2\n3')).toMatchObject({ line: 2, column: 2, blanksOnly: false });
});

it('says nothing of equal texts', () => {
  expect(firstDifference('8\n', '8\n')).toBeUndefined();
});

it('F6: blanks at line ends and empty lines at the end are no difference where a checker ignores them', () => {
  for (const actual of ['YES \nNO\n\n', 'YES\t\r\nNO', 'YES\nNO \n \n'])
    expect(firstDifference(actual, 'YES\nNO\n', true), JSON.stringify(actual)).toBeUndefined();
});

it('F6: the first difference comes after the blanks that are ignored, at its place in each text', () => {
  expect(firstDifference('1  \n2 4\n', '1\n2 5\n', true)).toEqual({
    index: { actual: 6, expected: 4 },
    line: 2,
    column: 3,
    blanksOnly: false,
  });
  expect(firstDifference(' 1\n', '1\n', true)).toMatchObject({ line: 1, column: 1 });
  expect(firstDifference('1\n\n2\n', '1\n2\n', true)).toMatchObject({ line: 2, column: 1 });
  expect(firstDifference('1', '1\n2\n', true)).toMatchObject({ index: { actual: 1, expected: 2 }, line: 2, column: 1 });
});
