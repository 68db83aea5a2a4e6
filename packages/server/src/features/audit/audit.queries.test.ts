import { expect, test } from 'vitest';
import { shortened } from './audit.queries';

test('W40: secrets stay out of the record, however deep', () => {
  const entry = { emailPassword: 'hunter2', rows: [{ password: 'hunter2', name: 'a' }], token: '', changed: new Date(0) };
  expect(shortened(entry)).toEqual({
    emailPassword: '•••',
    rows: [{ password: '•••', name: 'a' }],
    token: '',
    changed: '1970-01-01T00:00:00.000Z',
  });
});

test('a long text is cut', () => {
  expect(String(shortened('x'.repeat(9_999))).length).toBe(501);
});

test('W43: a sign that the end of a text would cut in two is left out whole: the database keeps no half ones', () => {
  expect(shortened('x'.repeat(499) + '😀😀')).toBe(`${'x'.repeat(499)}…`);
  expect(shortened('x'.repeat(498) + '😀😀')).toBe(`${'x'.repeat(498)}😀…`);
});
