import { type Language } from './language';

/** What a newer compiler or interpreter would bring. */
export interface Newer {
  /** Since which version. */
  since: string;
  zh: string;
  en: string;
}

interface Known {
  /** What many write today is an error before this version. */
  oldBefore?: string;
  newer: readonly Newer[];
}

const both = (since: string, names: string): Newer => ({ since, zh: names, en: names });

const gnu: Known = {
  oldBefore: '10',
  newer: [both('13', '<format>'), both('14', '<print>, <generator>, std::ranges::to')],
};
const python: Known = {
  oldBefore: '3.8',
  newer: [
    { since: '3.10', zh: 'match 语句、itertools.pairwise、int.bit_count', en: 'match, itertools.pairwise, int.bit_count' },
    { since: '3.11', zh: 'math.cbrt、更快的解释器', en: 'math.cbrt, a faster interpreter' },
    { since: '3.12', zh: 'itertools.batched、f-string 里可用同种引号', en: 'itertools.batched, the same quotes inside an f-string' },
  ],
};

/** How to get a newer version, by the first tool of a language. docs/languages.md says the same for Debian 12. */
const known: Readonly<Record<string, Known>> = {
  'g++': gnu,
  javac: {
    oldBefore: '11',
    newer: [
      { since: '17', zh: 'sealed 类、instanceof 模式', en: 'sealed classes, patterns of instanceof' },
      {
        since: '21',
        zh: 'switch 模式、List.reversed()、getFirst()',
        en: 'patterns in switch, List.reversed(), getFirst()',
      },
    ],
  },
  kotlinc: {
    oldBefore: '1.6',
    newer: [
      both('1.4', 'sumOf, minOrNull, kotlin.collections.ArrayDeque'),
      both('1.6', 'readln()'),
      both('1.9', '..<'),
      { since: '2.0', zh: '更快的编译器', en: 'a faster compiler' },
    ],
  },
  python3: python,
  pypy3: python,
  node: {
    oldBefore: '14',
    newer: [
      both('20', 'toSorted'),
      both('21', 'Object.groupBy'),
      { since: '22', zh: '集合的 union 等运算', en: 'union and its like of sets' },
    ],
  },
  tsc: { oldBefore: '4.0', newer: [both('4.9', 'satisfies'), { since: '5.0', zh: 'const 类型参数', en: 'const type parameters' }] },
  go: {
    oldBefore: '1.21',
    newer: [
      both('1.18', 'generics'),
      both('1.21', 'min, max, slices, maps'),
      both('1.22', 'for i := range 10'),
      { since: '1.23', zh: '迭代器', en: 'iterators' },
    ],
  },
  rustc: {
    oldBefore: '1.65',
    newer: [
      both('1.65', 'let … else'),
      both('1.70', 'is_some_and'),
      both('1.73', 'div_ceil'),
      both('1.84', 'isqrt'),
      both('1.85', 'edition 2024'),
    ],
  },
  php: { oldBefore: '7.4', newer: [{ since: '8.3', zh: '带类型的类常量', en: 'typed constants of classes' }, both('8.4', 'array_find')] },
  ruby: { oldBefore: '2.7', newer: [{ since: '3.2', zh: 'Data、无需 require 的 Set', en: 'Data, Set without require' }] },
};

/** What the version that a judge has lacks; nothing where the version says nothing. */
export function newerThan({ tools: [tool = ''] }: Language, version: string | null | undefined): readonly Newer[] {
  return version ? (known[tool]?.newer.filter(({ since }) => isBefore(version, since)) ?? []) : [];
}

export function isOld({ tools: [tool = ''] }: Language, version: string | null | undefined): boolean {
  const before = known[tool]?.oldBefore;
  return !!version && before !== undefined && isBefore(version, before);
}

/** The number in what a compiler says of itself: "12.2.0" of "g++ (Debian 12.2.0-14) 12.2.0". */
export const numberIn = (version: string) => /\d{1,4}(?:\.\d{1,4}){0,3}/.exec(version)?.[0] ?? '';

function isBefore(version: string, other: string): boolean {
  const [own, since] = [numberIn(version), other].map(text => text.split('.').map(Number));
  if (!own?.[0] || !since) return false;
  for (const [place, part] of since.entries()) if ((own[place] ?? 0) !== part) return (own[place] ?? 0) < part;
  return false;
}
