import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Status } from '@oj/contract';
import { type JudgeFixture, limits as plainLimits, openJudgeFixture } from './judgeFixture';
import { installedLanguages } from './sources';

let fixture: JudgeFixture;
beforeAll(async () => {
  fixture = await openJudgeFixture();
});
afterAll(() => fixture[Symbol.asyncDispose]());

const present = await installedLanguages();
const limits = { ...plainLimits, timeLimitMs: 5000, memoryLimitMb: 512 };

describe('what a source says of itself', () => {
  const habits = [
    ['Python3', '# -*- coding: gbk -*-\na, b = map(int, input().split())\nprint("和", a + b)'],
    ['PyPy3', '#!/usr/bin/env pypy\n# coding=gb2312\na, b = map(int, input().split())\nprint("和", a + b)'],
    ['Ruby', '# encoding: gbk\na, b = gets.split.map(&:to_i)\nputs "和 #{a + b}"'],
    [
      'Haskell',
      'module Sum where\nmain :: IO ()\nmain = do\n  line <- getLine\n  putStrLn ("和 " ++ show (sum (map read (words line) :: [Int])))',
    ],
    [
      'TypeScript',
      '/// <reference types="node" />\nimport * as fs from "fs";\nconst [a, b] = fs.readFileSync(0, "utf8").split(" ").map(Number);\nconsole.log("和", a + b);',
    ],
    [
      'Pascal',
      "{$mode delphi}\nuses Generics.Collections;\nvar l: TList<longint>; a, b: longint;\nbegin read(a, b); l := TList<longint>.Create; l.Add(a); l.Add(b); writeln(#$E5#$92#$8C, ' ', l[0] + l[1]); end.",
    ],
  ] as const;
  test.each(habits.filter(([language]) => present.has(language)))('%s: %s', async (language, source) => {
    const judgement = await fixture.try({ source, language, limits, cases: await fixture.cases(['17 25\n', '和 42\n']) });
    expect(judgement.status, judgement.errorMessage).toBe(Status.accepted);
  });
});
