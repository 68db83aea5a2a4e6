import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { Status } from '@oj/contract';
import { type JudgeRequest, type TestCase } from '../../packages/server/src/judge/judge';
import { type JudgeFixture, limits, openJudgeFixture } from './judgeFixture';
import { readSources } from './sources';
import { until } from '../support/until';
import { descendants, expectNothingLeft, runnerPid } from './leftovers';

let fixture: JudgeFixture;
let cases: TestCase[];
beforeAll(async () => {
  fixture = await openJudgeFixture();
  cases = await fixture.cases(['421', '10']);
});
afterAll(() => fixture[Symbol.asyncDispose]());

afterEach(() => expectNothingLeft(fixture.directory));

const interactor = (name: string): NonNullable<JudgeRequest['judge']> => ({
  mode: 'interactive',
  code: readFileSync(join(import.meta.dirname, 'interactive/interactors', `${name}.c`), 'utf8'),
  language: 'C',
});

const programs = await readSources('interactive/programs');
function program(name: string) {
  const found = programs.find(each => each.name === name);
  if (!found) throw new Error(`No program ${name}`);
  return { source: found.source, language: found.language };
}

/** Short, because idling is paid for in real time; the run times of other languages, and whoever fills the memory, need more. */
const limitsOf = (name: string, peer: string) =>
  name.endsWith('.c') && !['glutton.c', 'eatsAfterEnd.c'].includes(name) && peer !== 'glutton' ? { ...limits, timeLimitMs: 200 } : limits;
const meet = (name: string, peer: string) =>
  fixture.try({ ...program(name), cases, judge: interactor(peer), limits: limitsOf(name, peer) });

type Meeting = readonly [program: string, interactor: string, verdicts: readonly (keyof typeof Status)[], message?: string | RegExp];

const meetings: Readonly<Record<string, readonly Meeting[]>> = {
  'a conversation that ends': [
    ['bisect.c', 'guess', ['accepted'], /^found after \d$/],
    ['bisect.py', 'guess', ['accepted'], /^found after \d$/],
    ['bisect.java', 'guess', ['accepted'], /^found after \d$/],
    ['onlyOne.c', 'guess', ['wrongAnswer'], /^(no more guesses|ended before the interactor)$/],
    ['onlyOne.c', 'prying', ['accepted']],
    ['child.c', 'guess', ['wrongAnswer'], /^(no more guesses|ended before the interactor)$/],
    ['onlyOne.c', 'partial', ['partialAccepted'], '1'],
  ],
  'the interactor ends first (J25)': [
    ['bisect.c', 'leaver', ['wrongAnswer'], 'not today'],
    ['upwards.c', 'guess', ['wrongAnswer'], 'too many guesses'],
    ['upwards.c', 'generous', ['accepted']],
    ['bisect.c', 'generous', ['accepted']],
    ['endlessEnd.c', 'generous', ['accepted']],
    ['late.c', 'generous', ['timeLimitExceeded']],
    ['bisect.c', 'crasher', ['systemError'], 'signal 11 (SIGSEGV)'],
    ['endlessEnd.c', 'crasher', ['systemError'], 'signal 11 (SIGSEGV)'],
    ['failsAfterEnd.c', 'crasher', ['systemError'], 'signal 11 (SIGSEGV)'],
  ],
  'F15: the verdict of the interactor stands, whatever the program does afterwards': [
    ['failsAtEnd.c', 'refuser', ['wrongAnswer'], 'wrong guess'],
    ['failsAtEnd.c', 'slowLeaver', ['wrongAnswer'], 'wrong guess'],
    ['failsAtEnd.py', 'refuser', ['wrongAnswer'], 'wrong guess'],
    ['failsAtEnd.java', 'refuser', ['wrongAnswer'], 'wrong guess'],
    ['loopsAfterEnd.c', 'refuser', ['wrongAnswer'], 'wrong guess'],
    ['sleepsAfterEnd.c', 'refuser', ['wrongAnswer'], 'wrong guess'],
    ['eatsAfterEnd.c', 'refuser', ['wrongAnswer'], 'wrong guess'],
    ['loopsAfterEnd.c', 'generous', ['accepted']],
    ['failsAtEnd.py', 'generous', ['accepted']],
    ['eatsAfterEnd.c', 'partial', ['partialAccepted'], '1'],
  ],
  'the program ends first (J25)': [
    ['quitter.c', 'guess', ['runtimeError'], 'exit code 3'],
    ['quitter.c', 'crasher', ['runtimeError'], 'exit code 3'],
    ['failsAtEnd.c', 'silencer', ['runtimeError'], 'exit code 1'],
    ['crasher.c', 'guess', ['runtimeError'], 'signal 6 (SIGABRT)'],
    ['fakePipe.c', 'guess', ['wrongAnswer'], 'no more guesses'],
    ['onlyOne.c', 'talker', ['wrongAnswer'], 'ended before the interactor'],
    ['onlyOne.c', 'lateLooper', ['systemError'], 'time limit exceeded'],
    ['onlyOne.c', 'sleeper', ['systemError'], 'time limit exceeded'],
  ],
  'nobody moves (J25)': [
    ['silent.c', 'guess', ['timeLimitExceeded']],
    ['noFlush.c', 'guess', ['timeLimitExceeded']],
    ['sleeper.c', 'guess', ['timeLimitExceeded']],
    ['silent.c', 'lateLooper', ['timeLimitExceeded']],
    ['silent.c', 'sleeper', ['systemError'], 'time limit exceeded'],
  ],
  'limits (J25)': [
    ['looper.c', 'guess', ['timeLimitExceeded']],
    ['glutton.c', 'guess', ['memoryLimitExceeded']],
    ['looper.c', 'sleeper', ['timeLimitExceeded']],
    ['silent.c', 'looper', ['systemError'], 'time limit exceeded'],
    ['silent.c', 'glutton', ['systemError'], 'memory limit exceeded'],
    ['upwards.c', 'listener', ['runtimeError', 'timeLimitExceeded']],
    ['flood.c', 'listener', ['runtimeError'], 'output limit exceeded'],
    ['chatter.c', 'attentive', ['runtimeError'], 'output limit exceeded'],
    ['deaf.c', 'looper', ['systemError'], 'time limit exceeded'],
    ['flood.c', 'guess', ['wrongAnswer'], 'too many guesses'],
    ['reader.c', 'talker', ['timeLimitExceeded']],
  ],
};

for (const [title, group] of Object.entries(meetings))
  describe(title, () => {
    for (const [name, peer, verdicts, message] of group)
      test(`${title.startsWith('F15') ? 'F15: ' : ''}${name} meets ${peer}: ${verdicts.join(' or ')}`, async () => {
        const judgement = await meet(name, peer);
        expect(verdicts.map(verdict => Status[verdict])).toContain(judgement.status);
        expect(judgement.cases).toHaveLength(1);
        if (message) expect(judgement.cases[0]?.message).toMatch(message);
        if (judgement.status === Status.systemError) expect(judgement.errorMessage).toMatch(/^The interactor failed on case 1: /);
        if (judgement.status === Status.timeLimitExceeded) expect(judgement.timeMs).toBe(limitsOf(name, peer).timeLimitMs);
        expect(judgement.timeMs).toBeLessThanOrEqual(2 * limits.timeLimitMs);
      });
  });

test.each([
  ['ok', 1, Status.wrongAnswer],
  ['points 100', 8, Status.wrongAnswer],
  ['partially correct (100)', 43, Status.wrongAnswer],
  ['partially correct (100)', 120, Status.systemError],
  ['100 20', 99, Status.systemError],
])('the words %j of a program, which its interactor repeats, make no success of exit code %i', async (words, code, status) => {
  const repeating = `#include <stdio.h>\nint main(void) { char l[99]; if (!fgets(l, 99, stdin)) return 103; fputs(l, stderr); return ${code}; }`;
  const judgement = await fixture.try({
    source: `#include <stdio.h>\nint main(void) { puts("${words}"); return 0; }`,
    cases: await fixture.cases(['', '']),
    judge: { mode: 'interactive', language: 'C', code: repeating },
  });
  expect([judgement.status, judgement.score]).toEqual([status, 0]);
});

test('every case has an interactor of its own, and scores count', async () => {
  const several = await fixture.cases(['1', '10'], ['1000', '10'], ['421', '1'], ['7', '10']);
  const judgement = await fixture.try({ ...program('bisect.c'), cases: several, judge: interactor('guess') });
  expect(judgement.status).toBe(Status.presentationError);
  expect(judgement.cases.map(({ number, status, score }) => [number, status, score])).toEqual([
    [1, Status.accepted, 25],
    [2, Status.accepted, 25],
    [3, Status.presentationError, 0],
    [4, Status.accepted, 25],
  ]);
});

test('it stops at the first failure when asked to', async () => {
  const several = await fixture.cases(['1', '10'], ['421', '1'], ['7', '10']);
  const judgement = await fixture.try({
    ...program('bisect.c'),
    cases: several,
    judge: interactor('guess'),
    caseMode: 'ergodic_without_error',
  });
  expect(judgement.cases.map(({ number }) => number)).toEqual([1, 2]);
});

test('F16: a deadlock holds the judge for one case, where the first failure decides', async () => {
  const several = await fixture.cases(...Array.from({ length: 5 }, () => ['421', '10'] as const));
  const judgement = await fixture.try({
    ...program('silent.c'),
    cases: several,
    judge: interactor('guess'),
    limits: { ...limits, timeLimitMs: 200 },
  });
  expect(judgement).toMatchObject({ status: Status.timeLimitExceeded, cases: [{ number: 1, status: Status.timeLimitExceeded }] });
  expect(judgement.cases).toHaveLength(1);
});

test('an interactor that does not compile is a system error with the compiler’s words', async () => {
  const judge = { ...interactor('guess'), code: 'int main(void) { return missing; }' };
  const judgement = await fixture.try({ ...program('bisect.c'), cases, judge });
  expect(judgement).toMatchObject({ status: Status.systemError, cases: [] });
  expect(judgement.errorMessage).toMatch(/^The interactor does not compile\.\n[^]*missing/);
});

test('100 000 short questions and answers', async () => {
  const echo =
    '#include <stdio.h>\nint main() { int n; while (scanf("%d", &n) == 1) { printf("%d\\n", n + 1); fflush(stdout); } return 0; }';
  const count = `#include <stdio.h>
    int main(void) {
      for (int number = 0, next; number < 100000; number = next) {
        printf("%d\\n", number), fflush(stdout);
        if (scanf("%d", &next) != 1 || next != number + 1) return 102;
      }
      return 100;
    }`;
  const judge = { mode: 'interactive', code: count, language: 'C' } as const;
  const judgement = await fixture.try({ source: echo, cases, judge, limits: { ...limits, timeLimitMs: 10_000 } });
  expect(judgement.status).toBe(Status.accepted);
});

test('aborting kills both', async () => {
  const gallows = new AbortController();
  const several = await fixture.cases(['1', '10'], ['2', '10']);
  const secondWaits = `#include <stdio.h>
    int main(int count, char **arguments) {
      int number;
      if (count != 4 || fscanf(fopen(arguments[1], "r"), "%d", &number) != 1) return 103;
      while (number == 2 && getchar() != EOF);
      return 100;
    }`;
  const judging = fixture.try(
    {
      ...program('onlyOne.c'),
      source: '#include <unistd.h>\nint main() { char c; return (int)read(0, &c, 1); }',
      cases: several,
      judge: { mode: 'interactive', code: secondWaits, language: 'C' },
    },
    gallows.signal,
    () => gallows.abort(new Error('enough')),
  );
  await expect(judging).rejects.toThrow('enough');
});

test('when the runner dies, both are gone, and the next conversation finds a new one', async () => {
  expect((await meet('silent.c', 'guess')).status).toBe(Status.timeLimitExceeded);
  const patient = { ...limits, timeLimitMs: 20_000 };
  const judging = fixture.try({ ...program('silent.c'), cases, judge: interactor('guess'), limits: patient });
  const lost = expect(judging).rejects.toThrow('The sandbox stopped while the program ran.');
  // A supervisor, two boxes, two programs.
  await until(() => descendants(runnerPid()).length === 5);
  process.kill(runnerPid(), 'SIGKILL');
  await lost;
  expect((await meet('bisect.c', 'guess')).status).toBe(Status.accepted);
});

test('several conversations at once', async () => {
  const judgements = await Promise.all(Array.from({ length: 8 }, (_, index) => meet(index % 2 ? 'onlyOne.c' : 'bisect.c', 'guess')));
  expect(judgements.map(({ status }) => status)).toEqual(judgements.map((_, index) => (index % 2 ? Status.wrongAnswer : Status.accepted)));
});
