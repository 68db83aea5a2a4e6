import { expect, test } from 'vitest';
import { costlyShapeOf, MOST_FIELDS, MOST_LEVELS } from './jsonShape';

const shapeOf = (json: string) => costlyShapeOf(Buffer.from(json));
const objectOf = (fields: number, value = '1') => `{${Array.from({ length: fields }, (_, n) => `"k${n}":${value}`).join()}}`;
const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);

test.each([
  ['an object with as many fields as it may have', objectOf(MOST_FIELDS), undefined],
  ['one more', objectOf(MOST_FIELDS + 1), 'fields'],
  ['one more, inside of lists', `[[${objectOf(MOST_FIELDS + 1)}]]`, 'fields'],
  ['one more, of which each holds another object', objectOf(MOST_FIELDS + 1, '{"a":1}'), 'fields'],
  ['the same name again and again', `{${Array.from({ length: MOST_FIELDS + 1 }, () => '"a":1').join()}}`, 'fields'],
  ['many objects of few fields', `[${Array.from({ length: 5000 }, () => '{"a":1,"b":2}').join()}]`, undefined],
  ['a list of many numbers', `[${Array.from({ length: 50_000 }, (_, n) => n).join()}]`, undefined],
  ['as many levels as there may be', nested(MOST_LEVELS), undefined],
  ['one more level', nested(MOST_LEVELS + 1), 'levels'],
  ['levels that were closed again', `[${Array.from({ length: 500 }, () => nested(50)).join()}]`, undefined],
  ['what a text contains', JSON.stringify({ code: `${'{"a":1,'.repeat(5000)}${'['.repeat(5000)}` }), undefined],
  ['a text that ends in backslashes', `{"a":"\\\\\\\\","b":${objectOf(MOST_FIELDS + 1)}}`, 'fields'],
  ['quotes inside of a text', `{"a":"\\"${':'.repeat(5000)}\\\\\\"${':'.repeat(5000)}"}`, undefined],
  ['a text without an end', `{"a":"${':'.repeat(5000)}`, undefined],
  ['more that is closed than was opened', `]]]}}}${objectOf(MOST_FIELDS + 1)}`, 'fields'],
  ['nothing', '', undefined],
])('%s', (_, json, shape) => {
  expect(shapeOf(json)).toBe(shape);
});
