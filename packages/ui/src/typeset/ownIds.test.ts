import { expect, test } from 'vitest';
import { ownIds, withOwnIds } from './ownIds';

test('ids of footnotes, and what refers to them, begin with what is the text’s own; nothing else does', () => {
  const tree = {
    children: [
      {
        properties: { id: 'footnote-fnref-1', href: '#footnote-fn-1', ariaDescribedBy: ['footnote-label'], title: 'footnote-1' },
        children: [{}],
      },
      { children: [{ properties: { id: 'chapter', href: 'https://a.example/#footnote-fn-1' } }] },
    ],
  };
  ownIds('x')(tree);
  expect(tree).toEqual({
    children: [
      {
        properties: { id: 'xfootnote-fnref-1', href: '#xfootnote-fn-1', ariaDescribedBy: ['xfootnote-label'], title: 'footnote-1' },
        children: [{}],
      },
      { children: [{ properties: { id: 'chapter', href: 'https://a.example/#footnote-fn-1' } }] },
    ],
  });
});

test('in the spelling of React, too', () => {
  const props = { id: 'footnote-fnref-1', href: '#footnote-fn-1', 'aria-describedby': 'footnote-label', className: 'footnote-1' };
  const own = { id: 'xfootnote-fnref-1', href: '#xfootnote-fn-1', 'aria-describedby': 'xfootnote-label', className: 'footnote-1' };
  expect(withOwnIds(props, 'x')).toEqual(own);
  expect(withOwnIds({ className: 'a' }, 'x')).toEqual({ className: 'a' });
});
