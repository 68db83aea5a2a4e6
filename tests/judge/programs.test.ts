import { readdirSync } from 'node:fs';
import { chmod, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Status } from '@oj/contract';
import { type TestCase } from '../../packages/server/src/judge/judge';
import { type JudgeFixture, limits, openJudgeFixture, shortLimits } from './judgeFixture';
import { installedLanguages, readSources, type SourceFile } from './sources';

let fixture: JudgeFixture;
const sum = () => problems.get('') ?? [];
const problems = new Map<string, TestCase[]>();
const present = await installedLanguages();
const registered = new Map<string, Set<VerdictName>>();

const bytes = Buffer.concat([Buffer.from([0, 255, 254, 10, 0, 13, 10, 192, 10, 239, 187, 191]), Buffer.from('\u4f60\u597d\n')]);

/** What a program reads and has to answer, by how its name begins: the first that fits. */
const testData: readonly (readonly [begin: string, input: string | Buffer, answer: string | Buffer])[] = [
  ['readsCarriageReturns', '1 2\r\n', '3\n'],
  ['readsUnfinishedLine', '1 2', '3\n'],
  ['readsNothing', '', '0\n'],
  ['readsLongLine', Buffer.concat([Buffer.alloc(64 << 20, 'x'), Buffer.from('\n')]), `${64 << 20}\n`],
  ['copiesBytes', bytes, bytes],
  ['unicode', '1 2\n', '你好，世界 3\n'],
  ['', '1 2\n', '3\n'],
];

beforeAll(async () => {
  fixture = await openJudgeFixture();
  for (const [begin, input, answer] of testData) problems.set(begin, await fixture.cases([input, answer]));
});
afterAll(() => fixture[Symbol.asyncDispose]());

const messages: readonly (readonly [name: RegExp, message: RegExp])[] = [
  [/^(exception|rejection)\.(java|py|pypy\.py|js|ts|rb|kt|hs|cs)$/, /^exit code 1$/],
  [/^exception\.php$/, /^exit code 255$/],
  [/^panic\.go$/, /^exit code 2$/],
  [/^panic\.rs$/, /^exit code 101$/],
  [/^exception\.cpp$/, /^signal 6 \(SIGABRT\)$/],
  [/^signal/, /^signal \d+ \(SIG[A-Z]+\)$/],
  [/^flood/, /^output limit exceeded$/],
];

type VerdictName = keyof typeof Status;
const isVerdict = (name: string): name is VerdictName => name in Status;

function expectVerdict(verdict: VerdictName, { name, language, source }: SourceFile) {
  test(`${name} in ${language}`, async () => {
    const begin = testData.find(([start]) => name.startsWith(start))?.[0] ?? '';
    const ignoreEndBlank = verdict !== 'presentationError';
    const judgement = await fixture.try({
      source,
      language,
      cases: problems.get(begin) ?? [],
      ignoreEndBlank,
      ...(verdict === 'timeLimitExceeded' && { limits: shortLimits }),
    });
    const said = `${judgement.errorMessage ?? ''} ${judgement.cases[0]?.message ?? ''}`;
    expect(judgement, said).toMatchObject({ status: Status[verdict] });
    if (verdict === 'compileError') expect(judgement.errorMessage).toBeTruthy();
    const expected = messages.find(([pattern]) => verdict === 'runtimeError' && pattern.test(name));
    if (expected) expect(judgement.cases[0]?.message).toMatch(expected[1]);
  });
}

for (const verdict of readdirSync(join(import.meta.dirname, 'programs')).filter(isVerdict)) {
  const sources = await readSources(`programs/${verdict}`);
  describe.concurrent(verdict, () => {
    for (const source of sources.filter(({ language }) => present.has(language))) {
      expectVerdict(verdict, source);
      registered.set(source.language, (registered.get(source.language) ?? new Set()).add(verdict));
    }
  });
}

/** What its participants expect beyond that is in probes.test.ts. */
describe('every language', () => {
  const kinds: VerdictName[] = ['accepted', 'compileError', 'memoryLimitExceeded', 'runtimeError', 'timeLimitExceeded', 'wrongAnswer'];
  test.for([...present].filter(name => !/^C(\+\+)?( \d\d)?( With O2)?$/.test(name)))('%s has programs of every kind', name => {
    expect([...(registered.get(name) ?? [])]).toEqual(expect.arrayContaining(kinds));
  });

  test('what is installed is available, and what is not says what to install', () => {
    for (const { name, available, hint } of fixture.judge.languages) {
      expect(available, `${name}: ${hint}`).toBe(present.has(name));
      if (!available) console.log(`${name} is not installed: its programs did not run. ${hint}`);
    }
  });
});

describe('what is measured', () => {
  test('time never exceeds the limit, and the allowance doubles the limits for Python', async () => {
    const source = 'while True: pass\n';
    const judgement = await fixture.try({ source, language: 'Python3', cases: sum() });
    expect(judgement).toMatchObject({ status: Status.timeLimitExceeded, timeMs: 2 * limits.timeLimitMs });
    expect(judgement.memoryKb).toBeGreaterThan(1024);
    expect(judgement.memoryKb).toBeLessThanOrEqual(2 * limits.memoryLimitMb * 1024);
  });

  test('memory that is touched is counted, memory that is not is free', async () => {
    const source = `#include <stdlib.h>
      #include <stdio.h>
      int main() { volatile char *block = malloc(40 << 20); for (int i = 0; i < 40 << 20; i += 512) block[i] = 1; puts("3"); }`;
    const judgement = await fixture.try({ source, cases: sum() });
    expect(judgement.status).toBe(Status.accepted);
    expect(judgement.memoryKb).toBeGreaterThan(40 << 10);
    expect(judgement.memoryKb).toBeLessThan(46 << 10);
  });
});

describe('cases', () => {
  const echo = '#include <stdio.h>\nint main() { int c; while ((c = getchar()) != EOF) putchar(c); return 0; }';

  test('the first failure by number decides, all cases run, scores are theirs', async () => {
    const cases = await fixture.cases(['a', 'a'], ['b', 'x'], ['c', 'c'], ['d', 'y']);
    const judgement = await fixture.try({ source: echo, cases });
    expect(judgement.status).toBe(Status.wrongAnswer);
    expect(judgement.cases.map(({ number, status, score }) => [number, status, score])).toEqual([
      [1, 0, 25],
      [2, -1, 0],
      [3, 0, 25],
      [4, -1, 0],
    ]);
    expect(judgement.cases[1]?.message).toBe('line 1, column 1');
  });

  test('stops at the first failure when asked to', async () => {
    const cases = await fixture.cases(['a', 'a'], ['b', 'x'], ['c', 'c'], ['d', 'd']);
    const judgement = await fixture.try({ source: echo, cases, caseMode: 'ergodic_without_error' });
    expect(judgement.status).toBe(Status.wrongAnswer);
    expect(judgement.cases.map(({ number }) => number)).toEqual([1, 2]);
  });

  test('a hundred cases, each reported once and in order', async () => {
    const cases = await fixture.cases(...Array.from({ length: 100 }, (_, index) => [`${index}\n`, `${index}\n`] as const));
    const heard: number[] = [];
    const judgement = await fixture.judge.judge(
      { source: echo, language: 'C With O2', limits, cases, ignoreEndBlank: true, type: 'acm', caseMode: 'default' },
      { onCase: (_, done, total) => void heard.push(done / total) },
    );
    expect(judgement.status).toBe(Status.accepted);
    expect(heard).toEqual(Array.from({ length: 100 }, (_, index) => (index + 1) / 100));
  });

  test('64 MB in and 64 MB out, byte by byte the same (J23, J24)', async () => {
    const big = Buffer.alloc(64 << 20, 'x');
    const cases = await fixture.cases([big, big]);
    const source = `#include <unistd.h>
      static char block[1 << 16];
      int main() { for (long n; (n = read(0, block, sizeof block)) > 0;) if (write(1, block, n) != n) return 1; return 0; }`;
    const judgement = await fixture.try({ source, cases, ignoreEndBlank: false });
    expect(judgement.status).toBe(Status.accepted);
    expect(judgement.memoryKb).toBeLessThan(16 << 10);
  });

  test('NUL bytes and invalid UTF-8 travel unchanged (J24)', async () => {
    const bytes = Buffer.from([0, 255, 254, 10, 0, 13, 10, 192, 10]);
    const cases = await fixture.cases([bytes, bytes]);
    expect((await fixture.try({ source: echo, cases, ignoreEndBlank: false })).status).toBe(Status.accepted);
  });
});

describe('the judge itself', () => {
  test('a missing answer is a system error that names no path', async () => {
    const cases = sum().map(each => ({ ...each, answerPath: `${each.answerPath}.lost` }));
    const judgement = await fixture.try({ source: 'int main() {}', cases });
    expect(judgement.status).toBe(Status.systemError);
    expect(judgement.errorMessage).not.toContain(fixture.directory);
  });

  test('a missing input is a system error that names no path', async () => {
    const cases = sum().map(each => ({ ...each, inputPath: `${each.inputPath}.lost` }));
    const judgement = await fixture.try({ source: 'int main() {}', cases });
    expect(judgement.status).toBe(Status.systemError);
    expect(judgement.errorMessage).not.toContain(fixture.directory);
  });

  test('a language that nobody knows is a system error', async () => {
    expect((await fixture.try({ source: '', language: 'Klingon', cases: sum() })).status).toBe(Status.systemError);
  });

  test('aborting kills the box and rejects', async () => {
    const gallows = new AbortController();
    const cases = await fixture.cases(['0', ''], ['1', '']);
    const source = '#include <unistd.h>\nint main() { char c; read(0, &c, 1); while (c == 49) pause(); return 0; }';
    const judging = fixture.judge.judge(
      {
        source,
        language: 'C With O2',
        limits: { ...limits, timeLimitMs: 100_000 },
        cases,
        ignoreEndBlank: true,
        type: 'acm',
        caseMode: 'default',
      },
      { onCase: () => gallows.abort(new Error('enough')) },
      gallows.signal,
    );
    await expect(judging).rejects.toThrow('enough');
    expect(await readdir(join(fixture.directory, 'work'))).toEqual([]);
  });

  test('an abort before the start rejects', async () => {
    const judging = fixture.try({ source: 'int main() {}', cases: sum() }, AbortSignal.abort(new Error('too late')));
    await expect(judging).rejects.toThrow('too late');
  });

  test('a compiled program that was tampered with is compiled anew (J14)', async () => {
    const source = '#include <stdio.h>\nint main() { puts("3"); return 0; }';
    const programs = join(fixture.directory, 'cache', 'programs');
    const before = new Set(await readdir(programs));
    expect((await fixture.try({ source, cases: sum() })).status).toBe(Status.accepted);
    const key = (await readdir(programs)).find(name => !before.has(name));
    const program = join(programs, key ?? '', 'program', 'main');
    await chmod(program, 0o755);
    await writeFile(program, '#!/bin/false\n');
    expect((await fixture.try({ source, cases: sum() })).status).toBe(Status.accepted);
  });

  test('a compiler message is at most 16 KB of valid text', async () => {
    const source = `#error ${'\u{1F600}'.repeat(9000)}\n`;
    const { status, errorMessage = '' } = await fixture.try({ source, cases: sum() });
    expect(status).toBe(Status.compileError);
    expect(Buffer.byteLength(errorMessage)).toBeLessThanOrEqual(16 << 10);
    expect(errorMessage).not.toContain('\uFFFD');
  });

  test('many submissions at once', async () => {
    const sources = Array.from({ length: 12 }, (_, index) => `#include <stdio.h>\nint main() { puts("${index % 4}"); return 0; }`);
    const judgements = await Promise.all(sources.map(source => fixture.try({ source, cases: sum() })));
    expect(judgements.map(({ status }) => status)).toEqual(
      sources.map((_, index) => (index % 4 === 3 ? Status.accepted : Status.wrongAnswer)),
    );
  });
});
