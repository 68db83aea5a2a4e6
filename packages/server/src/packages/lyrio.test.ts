import { describe, expect, test } from 'vitest';
import { readOne, treeOf } from '../../../../tests/support/packages';
import { readPackage } from './formats';
import { scoresOf } from './model';

describe('what Lyrio exports', () => {
  const judgeInfo = `timeLimit: 2000
memoryLimit: 256
fileIo: { inputFilename: sum.in, outputFilename: sum.out }
runSamples: true
subtasks:
- { scoringType: GroupMin, points: 30, testcases: [{ inputFile: a1.in, outputFile: a1.ans }, { inputFile: a2.in, outputFile: a2.ans }] }
- { scoringType: Sum, dependencies: [0], testcases: [{ inputFile: b1.in, outputFile: b1.ans, points: 25 }, { inputFile: b2.in, outputFile: b2.ans, timeLimit: 500 }] }
checker: { type: custom, interface: testlib, language: cpp, filename: chk.cpp, compileAndRunOptions: { std: c++14 } }
extraSourceFiles: { cpp: { lib.h: lib_cpp.h } }
`;
  const problemJson = JSON.stringify({
    meta: { id: 7, displayId: 1007, type: 'Traditional' },
    localizedContentsOfAllLocales: [
      {
        locale: 'zh_CN',
        title: '求和',
        contentSections: [
          { sectionTitle: '题目描述', type: 'Text', text: '求 $a+b$。' },
          { sectionTitle: '输入格式', type: 'Text', text: '两个数。' },
          { sectionTitle: '输出格式', type: 'Text', text: '一个数。' },
          { sectionTitle: '样例 1', type: 'Sample', sampleId: 0, text: '一加二。' },
          { sectionTitle: '数据范围与提示', type: 'Text', text: '$a \\le 9$' },
        ],
      },
    ],
    samples: [{ inputData: '1 2', outputData: '3' }],
    tagsOfLocale: [{ id: 1, name: '模拟', color: 'black' }],
  });
  const data = Object.fromEntries(
    ['a1', 'a2', 'b1', 'b2'].flatMap(name => [[`${name}.in`, name] as const, [`${name}.ans`, name] as const]),
  );
  const files = {
    'judgeInfo.yaml': judgeInfo,
    'problem.json': problemJson,
    'lib_cpp.h': 'int f();',
    'chk.cpp': '#include "testlib.h"',
    ...data,
  };

  test('is read with what cannot be held told', async () => {
    const { format, problem: found, codes } = await readOne(files);
    expect(format).toBe('lyrio');
    expect(found).toMatchObject({
      displayId: '1007',
      statements: [
        {
          language: 'zh-CN',
          title: '求和',
          description: '求 $a+b$。',
          input: '两个数。',
          output: '一个数。',
          hint: '**样例 1**\n\n一加二。\n\n## 数据范围与提示\n\n$a \\le 9$',
        },
      ],
      samples: [{ input: '1 2', output: '3' }],
      tags: ['模拟'],
      limits: { timeMs: 2000, memoryMb: 256 },
      fileIo: { read: 'sum.in', write: 'sum.out' },
      isScored: true,
      groups: [{ id: 1, rule: 'min', score: 30 }],
      judge: { mode: 'spj', language: 'C++', protocol: 'testlib' },
      userFiles: { 'lib.h': 'int f();' },
      keep: { lyrio: { runSamples: true } },
    });
    expect(scoresOf(found)).toEqual([30, 30, 18, 52]);
    expect(codes).toEqual(['J04', 'J04', 'F04']);
  });

  test.each([
    ['checker: { type: floats, precision: 4 }', { judge: { mode: 'spj' } }, []],
    ['checker: { type: integers }', { judge: { mode: 'spj' } }, ['J04']],
    ['checker: { type: binary }', { ignoresEndBlanks: false }, []],
    ['checker: { type: lines, caseSensitive: true }', { ignoresEndBlanks: true }, []],
    ['checker: { type: custom, interface: domjudge, language: cpp, filename: chk.cpp }', { judge: { protocol: 'kattis' } }, []],
  ])('with %s, its cases by their names', async (checker, part, codes) => {
    const found = await readOne({ ...data, 'chk.cpp': 'int main() {}', 'judgeInfo.yml': `timeLimit: 1000\nmemoryLimit: 64\n${checker}\n` });
    expect(found.problem).toMatchObject({ ...part, isScored: true });
    expect([found.problem.cases.length, found.codes]).toEqual([4, [...codes, 'S01']]);
  });

  test.each([
    ['checker: { type: custom, interface: lemon, language: cpp, filename: chk.cpp }', 'J07'],
    ['interactor: { interface: shm, language: cpp, filename: chk.cpp }', 'J07'],
    ['checker: { type: custom, interface: testlib, language: cpp, filename: none.cpp }', 'J05'],
    ['subtasks: [{ scoringType: Sum, testcases: [{ inputFile: none.in, outputFile: a1.ans }] }]', 'D02'],
  ])('with %s is refused', async (line, code) => {
    const { problems } = await readPackage(
      treeOf({ ...data, 'chk.cpp': '', 'judgeInfo.yml': `timeLimit: 1000\nmemoryLimit: 64\n${line}\n` }),
    );
    expect(problems.map(({ problem: taken, lint }) => [taken, lint.some(each => each.code === code)])).toEqual([[undefined, true]]);
  });
});
