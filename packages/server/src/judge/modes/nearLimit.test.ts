import { Status } from '@oj/contract';
import { expect, test } from 'vitest';
import { ofSecondRun } from './nearLimit';

test('a program that was too slow twice is told so; any other verdict of the second run is told as it is', () => {
  expect(ofSecondRun({ status: Status.timeLimitExceeded })).toEqual({
    status: Status.timeLimitExceeded,
    message: 'over the time limit in two runs',
  });
  for (const verdict of [{ status: Status.accepted }, { status: Status.wrongAnswer, message: 'line 1, column 1' }])
    expect(ofSecondRun(verdict)).toEqual(verdict);
});
