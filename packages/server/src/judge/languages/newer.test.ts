import { expect, test } from 'vitest';
import { isOld, newerThan, numberIn } from './newer';
import { languageNamed, languages } from './registry';

/** What compilers say of themselves. */
const said: readonly (readonly [string, string, string, string[], boolean])[] = [
  ['C++ 20', 'g++ (Debian 12.2.0-14) 12.2.0', '12.2.0', ['13', '14'], false],
  ['C++ 20', 'g++ (GCC) 14.2.0', '14.2.0', [], false],
  ['Java', 'javac 17.0.12', '17.0.12', ['21'], false],
  ['Kotlin', 'info: kotlinc-jvm 1.3-SNAPSHOT (JRE 17.0.12+7)', '1.3', ['1.4', '1.6', '1.9', '2.0'], true],
  ['PyPy3', 'Python 3.9.16 (7.3.11+dfsg-2, Feb 06 2023, 16:52:03)', '3.9.16', ['3.10', '3.11', '3.12'], false],
  ['JavaScript Node', 'v18.20.4', '18.20.4', ['20', '21', '22'], false],
  ['Golang', 'go version go1.19.8 linux/amd64', '1.19.8', ['1.21', '1.22', '1.23'], true],
  ['Rust', 'rustc 1.63.0', '1.63.0', ['1.65', '1.70', '1.73', '1.84', '1.85'], true],
  ['Haskell', 'The Glorious Glasgow Haskell Compilation System, version 9.0.2', '9.0.2', [], false],
];

test.each(said)('%s of %j', (name, version, number, since, old) => {
  const language = languageNamed(name);
  if (!language) throw new Error(name);
  expect(numberIn(version)).toBe(number);
  expect(newerThan(language, version).map(each => each.since)).toEqual(since);
  expect(isOld(language, version)).toBe(old);
});

test('of a version that nobody knows nothing is said', () => {
  for (const language of languages)
    for (const version of [null, undefined, '', 'unknown']) {
      expect(newerThan(language, version)).toEqual([]);
      expect(isOld(language, version)).toBe(false);
    }
});

test('a language with a compiler of its own has the record of the language', () => {
  expect(languageNamed('C++ 20 (GCC 14)')).toMatchObject({ name: 'C++ 20 (GCC 14)', sourceFile: 'main.cpp' });
  expect(languageNamed('Whitespace (1)')).toBeUndefined();
  expect(languageNamed('C++ 20 ()')).toBeUndefined();
});
