import { Status } from '@oj/contract';
import type { Tree } from '../../packages/server/src/packages/container/tree';
import { readPackage } from '../../packages/server/src/packages/formats';
import { LintList } from '../../packages/server/src/packages/lint';
import { bareProblem, bytesOf, type Data, dataOf, type PackagedProblem } from '../../packages/server/src/packages/model';
import type { WrittenFile } from '../../packages/server/src/packages/format';

/** A package of texts. */
export const treeOf = (files: Record<string, string>): Tree => ({
  files: new Map(Object.entries(files).map(([name, text]) => [name, dataOf(text)])),
  lint: new LintList(),
  inner: async () => new Map<string, Data>(),
  spool: async pieces => dataOf(await bytesOf({ bytes: 0, open: () => piecesOf(pieces) })),
  [Symbol.asyncDispose]: async () => undefined,
});
async function* piecesOf(pieces: Iterable<Uint8Array> | AsyncIterable<Uint8Array>) {
  yield* pieces;
}

/** The only problem of a package. */
export async function readOne(files: Record<string, string>) {
  const { format, problems } = await readPackage(treeOf(files));
  const [found] = problems;
  if (!found?.problem) throw new Error(JSON.stringify(found?.lint));
  return { format: format.name, problem: found.problem, codes: found.lint.map(({ code }) => code) };
}

/** A package that was just written, as a reader sees it. */
export async function treeOfWritten(files: readonly WrittenFile[]): Promise<Tree> {
  const held = await Promise.all(
    files.map(async ({ name, content }) => [name, dataOf(typeof content === 'string' ? content : await bytesOf(content))] as const),
  );
  return { ...treeOf({}), files: new Map(held) };
}

const testlibChecker =
  '#include "testlib.h"\nint main(int argc, char *argv[]) { registerTestlibCmd(argc, argv); quitf(_ok, "]]> & <done>"); }\n';

/** Makes this many cases. */
export const casesLike = (count: number, more: (index: number) => object = () => ({})) =>
  Array.from({ length: count }, (_each, index) => ({
    name: String(index + 1),
    input: dataOf(`${index} ]]> <&>\n`),
    output: dataOf(`${index * 2}\n`),
    ...more(index),
  }));

/** A problem with all that packages can say. */
export const fullProblem: PackagedProblem = {
  ...bareProblem('problem_7'),
  displayId: 'SUM7',
  statements: [
    {
      language: 'zh-CN',
      title: '两数之和',
      description: '求 $a+b$。\n\n第二段。',
      input: '一行两个整数。',
      output: '它们的和。',
      hint: '注意溢出。',
    },
    {
      language: 'en-US',
      title: 'Sum of Two',
      description: 'Find $a+b$.',
      input: 'Two integers.',
      output: 'Their sum.',
      hint: 'Mind overflow.',
    },
  ],
  samples: [
    { input: '1 2', output: '3' },
    { input: '4\n5', output: '9' },
  ],
  tags: ['sums', '入门'],
  source: 'Autumn Cup',
  difficulty: 2,
  limits: { timeMs: 1500, memoryMb: 256, stackMb: 64 },
  cases: casesLike(3),
  languages: ['C++ 17', 'Python3'],
  templates: { 'C++ 17': { prepend: '// head\n', template: 'int main() {}\n', append: '// tail\n' } },
  userFiles: { 'lib.h': '#pragma once\n' },
  judgeFiles: { 'check.h': 'int x;\n' },
  judge: { mode: 'spj', language: 'C++', code: testlibChecker, protocol: 'testlib', args: [] },
  validator: { language: 'C++ 17', protocol: 'testlib', code: '#include "testlib.h"\nint main() { registerValidation(); }\n' },
  solutions: [
    { name: 'good.cpp', language: 'C++ 17', code: 'int main() { /* ]]> */ }\n', expected: Status.accepted },
    { name: 'slow.py', language: 'Python3', code: 'print()\n', expected: Status.timeLimitExceeded },
  ],
};

/** Problems of all kinds, by what is peculiar to them. */
export const problemVariants: Record<string, PackagedProblem> = {
  'with everything': fullProblem,
  plain: {
    ...bareProblem('plain'),
    displayId: 'A1',
    difficulty: 1,
    statements: fullProblem.statements.slice(0, 1),
    cases: casesLike(11),
    samples: fullProblem.samples,
  },
  'with points': { ...fullProblem, key: 'points', isScored: true, cases: casesLike(3, index => ({ score: [20, 30, 50][index] })) },
  'with subtasks': {
    ...fullProblem,
    key: 'subtasks',
    isScored: true,
    groups: [
      { id: 1, rule: 'min', score: 40 },
      { id: 2, rule: 'min', score: 60 },
    ],
    cases: casesLike(4, index => ({ group: index < 2 ? 1 : 2 })),
  },
  interactive: {
    ...fullProblem,
    key: 'talk',
    judge: { mode: 'interactive', language: 'C++', code: testlibChecker, protocol: 'testlib', args: [] },
    validator: { language: 'C', protocol: 'kattis', code: 'int main() { return 42; }\n' },
  },
  'with files': {
    ...bareProblem('files'),
    displayId: 'B2',
    difficulty: 1,
    statements: fullProblem.statements.slice(0, 1),
    cases: casesLike(1),
    fileIo: { read: 'sum.in', write: 'sum.out' },
    ignoresEndBlanks: false,
  },
};
