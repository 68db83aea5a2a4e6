import { expect, test } from 'vitest';
import { faultsOf, firstWanted, namesOf } from './generated';

test('names run from the first number to the last', () => {
  expect(namesOf({ ...firstWanted, prefix: ' cup', suffix: '-a ', from: '09', to: '12' })).toEqual({
    first: 'cup9-a',
    last: 'cup12-a',
    count: 4,
  });
});

test.each([
  ['what it starts with', {}, {}],
  ['one user', { from: '5', to: '5' }, {}],
  ['1000 users', { from: '1', to: '1000' }, {}],
  ['an end before the start', { from: '9', to: '8' }, { to: 'orderRule' }],
  ['1001 users', { from: '0', to: '1000' }, { to: 'countRule' }],
  ['no number', { from: '', to: '1.5' }, { from: 'numberRule', to: 'numberRule' }],
  ['a short password', { length: '5' }, { length: 'lengthRule' }],
  ['a password of 25', { length: '25' }, {}],
  ['a password of 26', { length: '26' }, { length: 'lengthRule' }],
  ['a prefix that hides something', { prefix: 'a\u202Eb' }, { prefix: 'affixRule' }],
  ['a long suffix', { suffix: 'x'.repeat(16) }, { suffix: 'affixRule' }],
  ['a long name', { prefix: 'x'.repeat(15), from: '1', to: '10', suffix: 'yyyy' }, { prefix: 'nameRule' }],
])('%s', (_, part, faults) => {
  expect(faultsOf({ ...firstWanted, ...part })).toEqual(faults);
});
