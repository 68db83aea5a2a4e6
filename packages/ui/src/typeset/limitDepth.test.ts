import { expect, it } from 'vitest';
import { limitDepth, withoutBombs } from './limitDepth';

it('W4: cuts marks that nest without end and leaves ordinary text alone', () => {
  expect(withoutBombs(`${'> '.repeat(5000)}deep`).length).toBeLessThan(100);
  expect(withoutBombs(`${'['.repeat(5000)}x`).length).toBeLessThan(100);
  const ordinary = '> > quoted\n- - listed\n\n**bold** [a](b) ![c](d) [[1,2],[3,4]]\n\n----------------------------';
  expect(withoutBombs(ordinary)).toBe(ordinary);
});

it('W4: leaves no branch deeper than any author means', () => {
  interface Branch {
    type: string;
    children: Branch[];
  }
  const root: Branch = { type: 'root', children: [] };
  let tip = root;
  for (let depth = 0; depth < 50_000; depth += 1) {
    const next = { type: 'blockquote', children: [] };
    tip.children.push(next);
    tip = next;
  }
  limitDepth()(root);
  let depth = 0;
  for (let at: Branch | undefined = root; at; at = at.children[0]) depth += 1;
  expect(depth).toBeLessThan(60);
});
