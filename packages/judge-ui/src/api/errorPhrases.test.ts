import { ApiError } from '@oj/contract';
import { expect, test } from 'vitest';
import { errorPhrases, sentenceFor } from './errorPhrases';

const inEnglish: Parameters<typeof sentenceFor>[1] = (code, ...slots: unknown[]) =>
  Object.entries(slots[0] ?? {}).reduce(
    (text, [name, value]) => text.replace(`{{${name}}}`, String(value)),
    errorPhrases.words[code].en as string,
  );

test.each([
  ['our refusals have sentences of their own', new ApiError('tag.taken', 'whatever'), 'A tag with this name exists already'],
  [
    'F9: a wait is told in seconds',
    ApiError.after('submission.tooSoon', 3_200),
    'You submit too frequently, please wait a few seconds (try again in 4 s)',
  ],
  ['another server is quoted', new ApiError('input.invalid', undefined, undefined, 'Own words'), 'Own words'],
  [
    'but not about what is not there',
    new ApiError('route.notFound', undefined, undefined, 'Own words'),
    'Query error, unable to find the resource to request',
  ],
])('%s', (_, reason, sentence) => {
  expect(sentenceFor(reason, inEnglish)).toBe(sentence);
});
