import { Status } from '@oj/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { FakeAtCoder } from '../../../../tests/support/remote/fakeAtCoder';
import { FakeCodeforces } from '../../../../tests/support/remote/fakeCodeforces';
import { FakeHdu } from '../../../../tests/support/remote/fakeHdu';
import { FakeLibre } from '../../../../tests/support/remote/fakeLibre';
import { FakePoj } from '../../../../tests/support/remote/fakePoj';
import type { FakeSite } from '../../../../tests/support/remote/fakeSite';
import { FakeSpoj } from '../../../../tests/support/remote/fakeSpoj';
import type { ImportedProblem, RemoteSite, Session } from './adapter';
import { atcoder } from './atcoder';
import { codeforces, gym, ttaOf } from './codeforces';
import { hdu } from './hdu';
import { SiteHttp } from './http';
import { libre } from './libre';
import { poj } from './poj';
import { spoj } from './spoj';

interface Case {
  site: RemoteSite;
  fake: FakeSite;
  /** Path of the site's API. */
  path?: string;
  target: string;
  /** The problem as its runs name it. */
  named: string;
  verdicts: [text: string, status: Status][];
  compileError: string;
  problem: Partial<ImportedProblem>;
  ids: { good: [given: string, target: string][]; bad: string[] };
}

const spelledOut: Case['verdicts'] = [
  ['Waiting', Status.pending],
  ['Compiling', Status.compiling],
  ['Running & Judging', Status.judging],
  ['Accepted', Status.accepted],
  ['Wrong Answer', Status.wrongAnswer],
  ['Presentation Error', Status.presentationError],
  ['Time Limit Exceeded', Status.timeLimitExceeded],
  ['Memory Limit Exceeded', Status.memoryLimitExceeded],
  ['Runtime Error', Status.runtimeError],
  ['Output Limit Exceeded', Status.runtimeError],
  ['Validator Error', Status.systemError],
];

const ofCodeforces: Pick<Case, 'verdicts' | 'compileError' | 'problem'> = {
  verdicts: [
    ['', Status.pending],
    ['TESTING', Status.judging],
    ['OK', Status.accepted],
    ['WRONG_ANSWER', Status.wrongAnswer],
    ['CHALLENGED', Status.wrongAnswer],
    ['IDLENESS_LIMIT_EXCEEDED', Status.timeLimitExceeded],
    ['MEMORY_LIMIT_EXCEEDED', Status.memoryLimitExceeded],
    ['RUNTIME_ERROR', Status.runtimeError],
    ['PARTIAL', Status.partialAccepted],
    ['CRASHED', Status.systemError],
  ],
  compileError: 'COMPILATION_ERROR',
  problem: {
    title: 'Ink Square',
    timeLimitMs: 1500,
    memoryLimitMb: 64,
    description: String.raw`A square of $n_1 \times m_1$ metres.`,
    input: 'Two numbers.\n\n`ink.in`',
    output: 'One number.',
    hint: 'Nothing.',
    examples: [{ input: '6 6\n4', output: '4\n5' }],
    tags: ['math'],
  },
};

const cases: Case[] = [
  {
    site: poj,
    fake: new FakePoj(),
    target: '1000',
    named: '1000',
    verdicts: spelledOut,
    compileError: 'Compile Error',
    problem: {
      title: 'Tides & Marks',
      timeLimitMs: 1000,
      memoryLimitMb: 10,
      output: String.raw`Costs \$1`,
      hint: 'None\n\nCase Time Limit: 200 ms',
      examples: [{ input: '1 2', output: '3' }],
    },
    ids: { good: [['1000', '1000']], bad: ['1000/../x', '１０００', '0', '1&u='] },
  },
  {
    site: spoj,
    fake: new FakeSpoj(),
    target: 'TEST',
    named: 'TEST',
    verdicts: [
      ['running', Status.judging],
      ['15', Status.accepted],
      ['14', Status.wrongAnswer],
      ['13', Status.timeLimitExceeded],
      ['12', Status.runtimeError],
      ['20', Status.systemError],
    ],
    compileError: '11',
    problem: {
      title: 'Life & Ink',
      timeLimitMs: 2500,
      memoryLimitMb: 1536,
      description: 'Read **numbers**.\n\n```\n1\n2\n```',
      tags: ['simple'],
    },
    ids: { good: [['test', 'TEST']], bad: ['TE/ST', 'A B', '../X'] },
  },
  {
    site: libre,
    fake: new FakeLibre(),
    path: '/api',
    target: '1',
    named: '40001',
    verdicts: [
      ['Preparing', Status.pending],
      ['Compiling', Status.compiling],
      ['Running', Status.judging],
      ['Accepted', Status.accepted],
      ['PartiallyCorrect', Status.partialAccepted],
      ['OutputLimitExceeded', Status.runtimeError],
      ['JudgementFailed', Status.systemError],
    ],
    compileError: 'CompilationError',
    problem: {
      title: '墨与纸',
      timeLimitMs: 1000,
      memoryLimitMb: 256,
      description: '求 $a+b$。',
      input: '两个数',
      output: '一个数',
      examples: [{ input: '1 2', output: '3' }],
      tags: ['数学'],
    },
    ids: {
      good: [
        ['1', '1'],
        ['6764(41180)', '6764'],
      ],
      bad: ['1()', '(1)', '1.5', '-1'],
    },
  },
  {
    site: codeforces,
    fake: new FakeCodeforces(),
    target: '1A',
    named: '1A',
    ...ofCodeforces,
    ids: {
      good: [
        ['1a', '1A'],
        ['1950G2', '1950G2'],
      ],
      bad: ['A1', '1', '1A/2', '1AB'],
    },
  },
  {
    site: gym,
    fake: new FakeCodeforces(),
    target: '100001A',
    named: '100001A',
    ...ofCodeforces,
    ids: { good: [['100001A', '100001A']], bad: ['1A', '1000011A'] },
  },
  {
    site: atcoder,
    fake: new FakeAtCoder(),
    target: 'abc300/abc300_a',
    named: 'abc300_a',
    verdicts: [
      ['WJ', Status.pending],
      ['WR', Status.pending],
      ['3/12 WA', Status.judging],
      ['AC', Status.accepted],
      ['WA', Status.wrongAnswer],
      ['TLE', Status.timeLimitExceeded],
      ['MLE', Status.memoryLimitExceeded],
      ['RE', Status.runtimeError],
      ['IE', Status.systemError],
    ],
    compileError: 'CE',
    problem: {
      title: 'N-choice',
      timeLimitMs: 2000,
      memoryLimitMb: 1024,
      description: 'Given $N$ numbers $C_1, C_2$.',
      input: 'From standard input:\n\n```\nN\n```\n\n#### Constraints\n\n- $1 \\leq N$',
      output: 'The index.',
      examples: [{ input: '3 125 175', output: '2' }],
    },
    ids: {
      good: [
        ['ABC300_A', 'abc300/abc300_a'],
        ['past-201/past201_b', 'past-201/past201_b'],
      ],
      bad: ['abc300', 'a/b/c_d', '../abc_a', 'abc_a?x'],
    },
  },
];

describe.each(cases)('$site.code', ({ site, fake, path = '', target, named, verdicts, compileError, problem, ids }) => {
  let open: (password?: string) => Session;
  let session: Session;
  beforeAll(async () => {
    const base = (await fake.open()) + path;
    open = (password = 'ink-and-paper') => ({
      http: new SiteHttp({ base, charset: site.charset, reach: 'machine' }),
      account: { username: 'inker', password },
    });
  });
  afterAll(() => fake.close());
  beforeEach(async () => {
    fake.faults = {};
    session = open();
    await site.login(session);
  });

  const order = { target, language: site.languages[0]?.key ?? '', source: 'int main() { return 0; } // 长' };
  const sent = async (...steps: string[]) => {
    fake.verdicts = [steps];
    const before = await site.snapshot(session, order);
    const told = await site.submit(session, order);
    const found = told === undefined ? await site.findRun(session, order, before) : { runId: told };
    return typeof found === 'object' ? found.runId : found;
  };

  test('signs in, keeps the session, and says when it cannot', async () => {
    expect(await site.checkSession(session)).toBe(true);
    expect(await site.checkSession(open())).toBe(false);
    await expect(site.login(open('guess'))).rejects.toMatchObject({ kind: 'auth' });
    fake.faults = { challenge: /./ };
    await expect(site.login(open())).rejects.toMatchObject({ kind: 'challenge' });
  });

  test('a program arrives as it was written, and its run is found', async () => {
    const runId = await sent(verdicts[0]?.[0] ?? '');
    expect(fake.runs.at(-1)).toMatchObject({ id: Number(runId), user: 'inker', problem: named, source: order.source });
  });

  test('every verdict is told, and what is unknown is none', async () => {
    for (const [text, status] of verdicts) expect(await site.poll(session, await sent(text), order)).toMatchObject({ status });
    const said = await site.poll(session, await sent(compileError), order);
    expect(said).toMatchObject({ status: Status.compileError });
    if (site !== atcoder) expect(said.message).toContain('error');
    if (site === spoj) return;
    await expect(site.poll(session, await sent('Half Accepted'), order)).rejects.toMatchObject({ kind: 'markup' });
  });

  test('a session that has ended and a refusal are told apart', async () => {
    fake.faults = { refuse: 'Wrong problem code!' };
    await expect(site.submit(session, order)).rejects.toMatchObject({
      kind: 'rejected',
      publicText: expect.stringContaining('Wrong problem code'),
    });
    fake.faults = { expire: true };
    await expect(site.submit(session, order)).rejects.toMatchObject({ kind: 'auth', isUnsent: true });
    expect(fake.runs.filter(({ source }) => source === order.source).length).toBe(fake.runs.length);
  });

  test('two new runs are not told apart', async () => {
    fake.faults = { foreignRuns: 1 };
    const before = await site.snapshot(session, order);
    await site.submit(session, order);
    expect(await site.findRun(session, order, before)).toBe(site === spoj ? 'none' : 'ambiguous');
  });

  test('a problem is imported; one that is not there is not', async () => {
    expect(await site.importProblem(open().http, target)).toMatchObject(problem);
    const missing = { POJ: '9999', LIBRE: '9999', CF: '9A', GYM: '100009A', AC: 'abc1/abc1_a' }[site.code as string];
    if (missing) await expect(site.importProblem(open().http, missing)).rejects.toMatchObject({ kind: 'rejected' });
  });

  test('ids are of its own writing', () => {
    for (const [given, found] of ids.good) expect(site.parseId(given)).toBe(found);
    for (const given of ids.bad) expect(site.parseId(given)).toBeUndefined();
  });
});

test('the number that the script of CF makes of a cookie', () => {
  expect(ttaOf('abc')).toBe(870);
});

test('every site has languages of different names, and a fixture', () => {
  for (const site of [hdu, ...cases.map(each => each.site)]) {
    const names = site.languages.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names.every(name => name.length <= 50)).toBe(true);
  }
  expect(new FakeHdu()).toBeDefined();
});
