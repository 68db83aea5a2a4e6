import { expect, test } from 'vitest';
import { refusalToAnswer } from './question.rules';

const me = { id: 7 };

test('another organiser who has claimed or answered the question is in the way', () => {
  expect(refusalToAnswer({ helperId: null, question: 'open' }, me, 'open')).toBeUndefined();
  expect(refusalToAnswer({ helperId: 7, question: 'open' }, me, 'open')).toBeUndefined();
  expect(refusalToAnswer({ helperId: 8, question: 'open' }, me, 'open')).toBe('contest.helperTaken');
  expect(refusalToAnswer({ helperId: null, question: 'answered' }, me, 'open')).toBe('comment.answered');
  expect(refusalToAnswer({ helperId: 8, question: 'answered' }, me, 'open')).toBe('comment.answered');
});

test('a claim is passed over by force, an answer that was not seen is not', () => {
  expect(refusalToAnswer({ helperId: 8, question: 'open' }, me, 'open', true)).toBeUndefined();
  expect(refusalToAnswer({ helperId: null, question: 'answered' }, me, 'open', true)).toBe('comment.answered');
});

test('whoever knows that it was answered, or that it was asked again, may answer once more', () => {
  expect(refusalToAnswer({ helperId: null, question: 'answered' }, me, 'answered')).toBeUndefined();
  expect(refusalToAnswer({ helperId: null, question: 'open' }, me, 'answered')).toBeUndefined();
});
