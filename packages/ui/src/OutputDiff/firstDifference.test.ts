import { expect, it } from 'vitest';
import { firstDifference } from './firstDifference';

it('finds line and column of the first difference', () => {
  expect(firstDifference('1 2\n172 04\n', '1 2\n182 04\n')).toEqual({ index: 5, line: 2, column: 2, blanksOnly: false });
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
