import { expect, test } from 'vitest';
import { changesIn } from './changesIn';

test.each([
  ['a field that became another', { role: 1002, name: 'a' }, { role: 1001, name: 'a' }, [{ field: 'role', before: '1002', after: '1001' }]],
  ['something new', null, { title: 'News' }, [{ field: 'title', before: undefined, after: 'News' }]],
  ['something gone', { title: 'News' }, null, [{ field: 'title', before: 'News', after: undefined }]],
  [
    'a secret, though both sides look alike',
    { password: '•••' },
    { password: '•••' },
    [{ field: 'password', before: '•••', after: '•••' }],
  ],
  ['a list', null, ['a', 'b'], [{ field: '', before: undefined, after: 'a, b' }]],
  ['nested values', { a: { b: 1 } }, { a: { b: 2 } }, [{ field: 'a', before: '{\n  "b": 1\n}', after: '{\n  "b": 2\n}' }]],
  ['an emptied field', { email: 'a@b.example' }, { email: null }, [{ field: 'email', before: 'a@b.example', after: undefined }]],
  ['nothing', null, null, []],
])('%s', (_, before, after, changes) => {
  expect(changesIn(before, after)).toEqual(changes);
});
