import { expect, it } from 'vitest';
import { verdictOf, verdicts } from './verdicts';

it('knows every code of the wire once', () => {
  const codes = verdicts.map(({ code }) => code).sort((a, b) => a - b);
  expect(codes).toEqual([-10, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
});

it('tells verdicts apart without colour', () => {
  expect(new Set(verdicts.map(({ letters }) => letters)).size).toBe(verdicts.length);
});

it('separates the landed from those underway', () => {
  expect(verdicts.filter(({ underway }) => underway).map(({ code }) => code)).toEqual([5, 6, 7, 9]);
});

it('knows a verdict by its letters, too', () => {
  for (const verdict of verdicts) expect(verdictOf(verdict.letters)).toBe(verdict);
});

it('survives a code that it does not know', () => {
  expect(verdictOf(99)).toMatchObject({ name: 'unknown', letters: '??', underway: false });
});
