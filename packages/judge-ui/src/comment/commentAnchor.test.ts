import { expect, test } from 'vitest';
import { anchorOf } from './commentAnchor';

test.each([
  ['#comment-12', { commentId: 12 }],
  ['#comment-reply-40', { replyId: 40 }],
  ['#comment-', {}],
  ['#comment-012', {}],
  ['#comment-reply-x', {}],
  ['', {}],
])('%s', (hash, anchor) => {
  expect(anchorOf(hash)).toEqual(anchor);
});
