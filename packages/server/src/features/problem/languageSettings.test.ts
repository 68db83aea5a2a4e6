import { expect, test } from 'vitest';
import { arranged, factorsOf, limitsFor } from './languageSettings';

const limits = { timeLimitMs: 1_000, memoryLimitMb: 256, stackLimitMb: 128 };
const slow = { name: 'Python3', isOffered: false, timeFactor: 3, memoryFactor: 1 };

test('languages that are set come first, the others after them as they were made', () => {
  const names = arranged([slow], []).map(({ language }) => language.name);
  expect(names.slice(0, 3)).toEqual(['Python3', 'C', 'C With O2']);
  expect(arranged([slow], [])[0]?.setting).toEqual(slow);
  expect(new Set(names).size).toBe(arranged([], []).length);
});

test('a judge, which multiplies limits by what a language was made with, is given what makes the limits that are set', () => {
  expect(limitsFor([slow], 'Python3', limits)).toEqual({ timeLimitMs: 1_500, memoryLimitMb: 128, stackLimitMb: 128 });
  expect(limitsFor([slow], 'C', limits)).toEqual(limits);
  expect(limitsFor([slow], 'no such language', limits)).toEqual(limits);
  expect(factorsOf([slow], 'Python3')).toMatchObject({ timeFactor: 3, memoryFactor: 1 });
  expect(factorsOf([], 'Python3')).toMatchObject({ timeFactor: 2, memoryFactor: 2 });
});

test('a compiler of its own is behind its language, with the factors of that', () => {
  const chosen = [
    { language: 'Java', label: 'JDK 21', path: '/opt/jdk-21' },
    { language: 'C', label: '', path: '/opt/gcc-14' },
  ];
  const names = arranged([], chosen).map(({ language }) => language.name);
  expect(names.slice(names.indexOf('Java'), names.indexOf('Java') + 2)).toEqual(['Java', 'Java (JDK 21)']);
  expect(names.filter(name => name === 'C')).toHaveLength(1);
  expect(limitsFor([], 'Java (JDK 21)', limits)).toEqual(limits);
  expect(factorsOf([], 'Java (JDK 21)')).toMatchObject({ timeFactor: 2, memoryFactor: 2 });
});
