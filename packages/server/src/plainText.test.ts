import { expect, test } from 'vitest';
import { plainTextOf } from './plainText';

test.each([
  ['Buy **now** at [our shop](https://shop.example)!\n\nOnly today.', 'Buy now at our shop! Only today.'],
  ['> quoted\n\n- one\n- two', 'quoted one two'],
  ['Use `a[i]`:\n\n```cpp\nint  x;\n```', 'Use a[i]: int x;'],
  ['![a cat](/api/public/img/1.png) and <b>tags</b>', 'a cat and tags'],
  ['# 标题\n\n正文', '标题 正文'],
  ['![](/api/public/img/1.png)', ''],
])('%j reads %j', (markdown, words) => expect(plainTextOf(markdown, 100)).toBe(words));

test('characters are counted whole', () => expect(plainTextOf('😀'.repeat(10), 3)).toBe('😀😀😀'));
