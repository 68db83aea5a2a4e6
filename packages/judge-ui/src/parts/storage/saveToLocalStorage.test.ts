import { afterEach, expect, test, vi } from 'vitest';
import { saveToLocalStorage } from './saveToLocalStorage';

afterEach(() => void vi.unstubAllGlobals());

test('what is kept is there afterwards', () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', { setItem: (key: string, text: string) => kept.set(key, text) });
  expect(saveToLocalStorage('oj.theme', 'dark')).toBe(true);
  expect([...kept]).toEqual([['oj.theme', 'dark']]);
});

test('a browser that is full or keeps nothing stops nobody', () => {
  const setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  vi.stubGlobal('localStorage', { setItem });
  expect(saveToLocalStorage('oj.theme', 'dark')).toBe(false);
});
