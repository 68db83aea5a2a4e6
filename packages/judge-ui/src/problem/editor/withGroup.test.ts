import { expect, test } from 'vitest';
import { withGroup } from './withGroup';

test('F11: the subtask of a range of cases is set at once', () => {
  const cases = ['', '', '', '9'].map(groupNum => ({ groupNum }));
  expect(withGroup(cases, { from: 2, to: 3, group: 2 }).map(({ groupNum }) => groupNum)).toEqual(['', '2', '2', '9']);
});
