import { Status } from '@oj/contract';
import { describe, expect, test } from 'vitest';
import { LintList } from './lint';
import type { Tree } from './container/tree';
import { formats, readPackage, writePackage } from './formats';
import type { FormatName, WrittenFile } from './format';
import { bareProblem, bytesOf, dataOf, type PackagedProblem, scoresOf } from './model';

/** A package that was just written, as a reader sees it. */
async function treeOf(files: readonly WrittenFile[]): Promise<Tree> {
  const held = await Promise.all(
    files.map(async ({ name, content }) => [name, dataOf(typeof content === 'string' ? content : await bytesOf(content))] as const),
  );
  const spool: Tree['spool'] = async pieces =>
    dataOf(
      await bytesOf({
        bytes: 0,
        open: async function* () {
          yield* pieces;
        },
      }),
    );
  return { files: new Map(held), lint: new LintList(), spool, inner: async () => new Map(), [Symbol.asyncDispose]: async () => undefined };
}

const testlibChecker =
  '#include "testlib.h"\nint main(int argc, char *argv[]) { registerTestlibCmd(argc, argv); quitf(_ok, "]]> & <done>"); }\n';

const cases = (count: number, more: (index: number) => object = () => ({})) =>
  Array.from({ length: count }, (_each, index) => ({
    name: String(index + 1),
    input: dataOf(`${index} ]]> <&>\n`),
    output: dataOf(`${index * 2}\n`),
    ...more(index),
  }));

const full: PackagedProblem = {
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
  cases: cases(3),
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

const variants: Record<string, PackagedProblem> = {
  'with everything': full,
  plain: {
    ...bareProblem('plain'),
    displayId: 'A1',
    difficulty: 1,
    statements: full.statements.slice(0, 1),
    cases: cases(11),
    samples: full.samples,
  },
  'with points': { ...full, key: 'points', isScored: true, cases: cases(3, index => ({ score: [20, 30, 50][index] })) },
  'with subtasks': {
    ...full,
    key: 'subtasks',
    isScored: true,
    groups: [
      { id: 1, rule: 'min', score: 40 },
      { id: 2, rule: 'min', score: 60 },
    ],
    cases: cases(4, index => ({ group: index < 2 ? 1 : 2 })),
  },
  interactive: {
    ...full,
    key: 'talk',
    judge: { mode: 'interactive', language: 'C++', code: testlibChecker, protocol: 'testlib', args: [] },
    validator: { language: 'C', protocol: 'kattis', code: 'int main() { return 42; }\n' },
  },
  'with files': {
    ...bareProblem('files'),
    displayId: 'B2',
    difficulty: 1,
    statements: full.statements.slice(0, 1),
    cases: cases(1),
    fileIo: { read: 'sum.in', write: 'sum.out' },
    ignoresEndBlanks: false,
  },
};

/** What a format can hold of a problem beyond titles, texts, samples, limits and cases. */
const holds: Record<string, readonly (keyof PackagedProblem)[]> = {
  hoj: [
    'displayId',
    'source',
    'difficulty',
    'isScored',
    'groups',
    'judge',
    'fileIo',
    'languages',
    'userFiles',
    'judgeFiles',
    'ignoresEndBlanks',
    'tags',
    'statements',
  ],
  fps: ['templates', 'tags', 'judge'],
  qduoj: ['displayId', 'tags', 'isScored', 'source'],
  hydro: [
    'displayId',
    'tags',
    'difficulty',
    'isScored',
    'groups',
    'judge',
    'fileIo',
    'languages',
    'userFiles',
    'judgeFiles',
    'ignoresEndBlanks',
    'validator',
  ],
  icpc: ['tags', 'source', 'isScored', 'groups', 'userFiles', 'solutions', 'judge', 'judgeFiles', 'validator'],
  icpc2025: ['tags', 'source', 'isScored', 'groups', 'userFiles', 'solutions', 'judge', 'judgeFiles', 'statements', 'validator'],
  polygon: ['displayId', 'tags', 'isScored', 'groups', 'judge', 'fileIo', 'statements', 'solutions', 'validator'],
  lyrio: ['displayId', 'tags', 'groups', 'judge', 'fileIo', 'userFiles', 'ignoresEndBlanks', 'statements'],
  dmoj: ['isScored', 'groups', 'judge', 'ignoresEndBlanks'],
  syzoj: ['groups', 'userFiles'],
  domjudge: ['displayId', 'tags', 'source', 'isScored', 'groups', 'userFiles', 'solutions', 'judge', 'judgeFiles', 'validator'],
};

/** These hold cases and how they are judged, and nothing to read. */
const withoutText: readonly string[] = ['dmoj', 'syzoj'];

async function shown(name: string, problem: PackagedProblem, fields: readonly (keyof PackagedProblem)[]) {
  const read = await Promise.all(
    problem.cases.map(async ({ input, output, group }) => [
      (await bytesOf(input)).toString(),
      output && (await bytesOf(output)).toString(),
      group,
    ]),
  );
  const [own] = problem.statements;
  const text = {
    own,
    samples: problem.samples.map(({ input, output }) => [input.trim(), output.trim()]),
    time: problem.limits.timeMs,
    memory: problem.limits.memoryMb,
  };
  return {
    ...(withoutText.includes(name) ? {} : text),
    cases: read.map(([input, output]) => [input, output]),
    ...(problem.isScored && fields.includes('isScored') ? { scores: scoresOf(problem) } : {}),
    ...(fields.includes('groups') ? { grouping: read.map(each => each[2]) } : {}),
    ...Object.fromEntries(fields.map(field => [field, problem[field]])),
  };
}

async function roundTrip(format: (typeof formats)[number], problems: readonly PackagedProblem[]) {
  const { files, lints } = await writePackage(format, problems);
  const read = await readPackage(await treeOf(files), format.name === 'icpc2025' || format.name === 'domjudge' ? format.name : undefined);
  return { ...read, files, lints };
}

const judged = ['with everything', 'with points', 'with subtasks', 'interactive'];
const lost: Partial<Record<FormatName, readonly string[]>> = { qduoj: judged, syzoj: judged, lyrio: ['interactive'] };

describe.each(formats.map(format => [format.name, format] as const))('%s', (name, format) => {
  const fields = holds[name] ?? [];
  const held = Object.entries(variants).filter(([title]) => !lost[name]?.includes(title));

  test.each(held)('holds a problem %s', async (_title, problem) => {
    const { problems, lint, format: found } = await roundTrip(format, [problem]);
    expect(found.name).toBe(name);
    const [back] = problems;
    expect(back?.lint.filter(({ severity }) => severity === 'error')).toEqual([]);
    // What was written by ourselves is read whole.
    expect([...lint, ...(back?.lint ?? [])].filter(({ code }) => code === 'F04' || code === 'A12' || code === 'J04')).toEqual([]);
    if (!back?.problem) throw new Error('was not read');
    expect(await shown(name, back.problem, fields)).toEqual(await shown(name, problem, fields));
  });

  test('reads what it has written, writes the same, and says what it has lost', async () => {
    const [first] = held;
    const once = await roundTrip(format, [first?.[1] ?? full]);
    const [back] = once.problems;
    if (!back?.problem) throw new Error('was not read');
    const twice = await writePackage(format, [{ ...back.problem, key: first?.[1].key ?? '' }]);
    const texts = async (files: readonly WrittenFile[]) =>
      Promise.all(
        files.map(async ({ name: file, content }) => [file, typeof content === 'string' ? content : (await bytesOf(content)).toString()]),
      );
    expect(await texts(twice.files)).toEqual(await texts(once.files));
  });

  test('holds several', async () => {
    const chosen = held.slice(0, 3).map(([, problem], index) => ({ ...problem, key: `problem_${index + 1}`, displayId: `Q${index + 1}` }));
    const { problems } = await roundTrip(format, chosen);
    const titles = (each: PackagedProblem) => (withoutText.includes(name) ? each.displayId : each.statements[0]?.title);
    expect(problems.map(({ title, problem }) => [title, problem?.cases.length])).toEqual(
      chosen.map(each => [titles(each), each.cases.length]),
    );
  });
});

test('cases without points share a hundred as in the editor', () => {
  expect(scoresOf({ cases: cases(7), groups: [] })).toEqual([14, 14, 14, 14, 14, 15, 15]);
  expect(scoresOf({ cases: [{ ...cases(1)[0], score: 50 }, ...cases(3)] as PackagedProblem['cases'], groups: [] })).toEqual([
    50, 16, 17, 17,
  ]);
});
