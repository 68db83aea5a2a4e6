import { expect, it } from 'vitest';
import { fitText } from './fitText';

it('leaves a text that has room', () => {
  expect(fitText('inkling', 120, 13)).toBe('inkling');
});

it('cuts a handle of forty letters', () => {
  const cut = fitText('very_long_handle_very_long_handle_very_1', 100, 13);
  expect(cut.endsWith('…')).toBe(true);
  expect(cut.length).toBeLessThan(16);
});

it('gives a Chinese character the width of nearly two letters', () => {
  expect(fitText('三更灯火五更鸡正是男儿读书时', 80, 13).length).toBeLessThan(fitText('abcdefghijklmnopqrst', 80, 13).length);
});

it('never cuts an emoji in two', () => {
  expect(fitText('👩‍💻👩‍💻👩‍💻👩‍💻👩‍💻', 50, 13)).toMatch(/^(👩‍💻)+…$/u);
});
