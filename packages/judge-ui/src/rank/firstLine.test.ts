import { expect, test } from 'vitest';
import { firstLine } from './firstLine';

test.each([
  ['## Hello **world**\nmore', 'Hello world'],
  ['\n---\n> 慢慢来，比较快', '慢慢来，比较快'],
  ['![picture](https://judge.example/a.png)\n[my blog](https://judge.example)', 'my blog'],
  ['', ''],
  [null, ''],
])('%j', (markdown, line) => {
  expect(firstLine(markdown)).toBe(line);
});
