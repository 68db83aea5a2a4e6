import { expect, test } from 'vitest';
import { typeset } from './typeset';

test('a text becomes pieces: tags, props as React has them, and what stands in them', () => {
  expect(typeset('Print **one** `x`.\n\n---')).toEqual([
    ['p', null, 'Print ', ['strong', null, 'one'], ' ', ['code', null, 'x'], '.'],
    '\n',
    ['hr', null],
  ]);
  const right = { style: { textAlign: 'right' } };
  expect(typeset('| a |\n| --: |\n| 1 |')).toEqual([
    ['table', null, ['thead', null, ['tr', null, ['th', right, 'a']]], ['tbody', null, ['tr', null, ['td', right, '1']]]],
  ]);
  expect(typeset('')).toEqual([]);
});

test('formulas are set, for eyes and ears', () => {
  const set = JSON.stringify(typeset('$\\sqrt{n}$'));
  expect(set).toContain('"annotation",{"encoding":"application/x-tex"},"\\\\sqrt{n}"');
  expect(set).toContain('"className":"katex-html"');
});

test('it is JSON', () => {
  const set = typeset('[a](https://a.example) $x^2$ ![b](c.png)\n\n- [x] d\n\n```cpp\nint e;\n```\n\nf[^1]\n\n[^1]: g');
  expect(JSON.parse(JSON.stringify(set))).toEqual(set);
});

test('W1, W4: markup and dangerous addresses are dropped, what nests without end is cut', () => {
  const set = JSON.stringify(
    typeset(`<script>alert(1)</script>[x](javascript:alert(1))\n\n$\\href{javascript:alert(1)}{y}$\n\n${'>'.repeat(20_000)} z`),
  );
  expect(set).not.toMatch(/"script"|"href"/);
  expect(set.split('"blockquote"').length).toBeLessThan(60);
});

test('footnotes lead to what they are about, and say so', () => {
  const set = JSON.stringify(typeset('a[^1] b[^note] [c](#d)\n\n[^1]: first\n\n[^note]: second'));
  const ids = [...set.matchAll(/"id":"([^"]+)"/g)].map(([, id]) => id);
  expect(ids.toSorted()).toEqual(['fn-1', 'fn-note', 'fnref-1', 'fnref-note', 'label'].map(name => `footnote-${name}`));
  const targets = [...set.matchAll(/"href":"#([^"]+)"/g)].map(([, target]) => target);
  expect(targets.filter(target => !ids.includes(target))).toEqual(['d']);
  expect(targets).toHaveLength(5);
  expect([...set.matchAll(/"aria-describedby":"([^"]+)"/g)].map(([, id]) => id)).toEqual(['footnote-label', 'footnote-label']);
});
