import { expect, test } from 'vitest';
import { presentable } from './audit.queries';

test('W40: secrets stay out of the record, however deep', () => {
  const deed = { emailPassword: 'hunter2', rows: [{ password: 'hunter2', name: 'a' }], token: '', changed: new Date(0) };
  expect(presentable(deed)).toEqual({
    emailPassword: '•••',
    rows: [{ password: '•••', name: 'a' }],
    token: '',
    changed: '1970-01-01T00:00:00.000Z',
  });
});

test('a long text is cut', () => {
  expect(String(presentable('x'.repeat(9_999))).length).toBe(501);
});
