import { ApiError, refusalAfter } from '@oj/contract';
import { expect, test } from 'vitest';
import { errorPhrases, learnErrors, sentenceFor } from './errorPhrases';
import { moreSentences } from './moreErrorSentences';

const inEnglish: Parameters<typeof sentenceFor>[1] = (code, ...slots: unknown[]) =>
  Object.entries(slots[0] ?? {}).reduce(
    (text, [name, value]) => text.replace(`{{${name}}}`, String(value)),
    errorPhrases.words[code].en as string,
  );

test('a sentence that has not been fetched is the text of the API', () => {
  const reason = new ApiError('tag.taken', 'A tag is there');
  expect(sentenceFor(reason, inEnglish)).toBe('A tag is there');
  learnErrors(moreSentences);
  expect(sentenceFor(reason, inEnglish)).toBe('A tag with this name exists already');
});

test.each([
  ['our refusals have sentences of their own', new ApiError('tag.taken', 'whatever'), 'A tag with this name exists already'],
  [
    'F9: a wait is told in seconds',
    refusalAfter('submission.tooSoon', 3_200),
    'You submit too frequently, please wait a few seconds (try again in 4 s)',
  ],
  [
    'F9: unless the server has said it',
    Object.assign(new ApiError('login.slideRequired', undefined, undefined, 'Wait 4 seconds, or solve it'), { waitS: 4 }),
    'Wait 4 seconds, or solve it',
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
