import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Status } from '@oj/contract';
import { type CaseResult, type JudgeRequest } from '../../packages/server/src/judge/judge';
import { type JudgeFixture, limits, openJudgeFixture } from './judgeFixture';

let fixture: JudgeFixture;
beforeAll(async () => {
  fixture = await openJudgeFixture();
});
afterAll(() => fixture[Symbol.asyncDispose]());

const { accepted, cancelled, partialAccepted, runtimeError, wrongAnswer } = Status;

/** Repeats its input; `x` is a crash, `w` is forgotten. */
const source = `#include <stdio.h>
int main(void) {
  int c;
  while ((c = getchar()) != EOF) { if (c == 'x') return 3; if (c != 'w') putchar(c); }
  return 0;
}`;
/** Accepts what is equal to the answer, and else gives as many percent as the output says. */
const checker = {
  mode: 'spj',
  language: 'C',
  code: readFileSync(join(import.meta.dirname, 'scoring/percent.c'), 'utf8'),
} as const;

/** A case for each word, `group:score:input`. */
async function judge(words: string, request: Partial<JudgeRequest>) {
  const plans = words.split(' ').map(word => word.split(':'));
  const cases = await fixture.cases(...plans.map(([, , input = '']) => [input, input] as const));
  const scored = cases.map((each, index) => ({ ...each, group: Number(plans[index]?.[0]), score: Number(plans[index]?.[1]) }));
  const heard: number[] = [];
  const judgement = await fixture.judge.judge(
    { source, language: 'C With O2', limits, ignoreEndBlank: true, type: 'oi', caseMode: 'default', ...request, cases: scored },
    { onCase: ({ number }) => void heard.push(number) },
  );
  return { ...judgement, heard };
}

const statuses = (cases: CaseResult[]) => cases.map(({ status }) => status);

describe('OI, all cases', () => {
  test('the sum of what is right, partially accepted', async () => {
    const judgement = await judge('1:20:a 1:30:wb 1:50:c', {});
    expect(judgement).toMatchObject({ status: partialAccepted, score: 70 });
    expect(statuses(judgement.cases)).toEqual([accepted, wrongAnswer, accepted]);
    expect(judgement.groups).toBeUndefined();
  });

  test('all right is accepted, all wrong is what the first one is', async () => {
    expect(await judge('1:20:a 1:80:b', {})).toMatchObject({ status: accepted, score: 100 });
    expect(await judge('1:20:x 1:80:wb', {})).toMatchObject({ status: runtimeError, score: 0 });
  });

  test('the full score caps it', async () => {
    expect(await judge('1:60:a 1:60:b', { fullScore: 100 })).toMatchObject({ status: accepted, score: 100 });
  });

  test('shares of a special judge, whose sum is rounded down', async () => {
    const judgement = await judge('1:100:29w 1:10:55w 1:10:0w 1:7:ok', { judge: checker });
    expect(judgement.cases.map(({ score }) => score)).toEqual([29, 5.5, 0, 7]);
    expect(judgement).toMatchObject({ status: partialAccepted, score: 41 });
    expect(await judge('1:1:50w 1:1:50w 1:1:50w 1:1:50w', { judge: checker })).toMatchObject({ score: 2 });
  });
});

describe('ACM', () => {
  test('all cases run, the first failure by number decides', async () => {
    const judgement = await judge('1:0:a 1:0:x 1:0:wb 1:0:c', { type: 'acm' });
    expect(judgement.status).toBe(runtimeError);
    expect(statuses(judgement.cases)).toEqual([accepted, runtimeError, wrongAnswer, accepted]);
  });

  test('without an error: in order, up to the first failure', async () => {
    const judgement = await judge('1:0:a 1:0:wb 1:0:x 1:0:c', { type: 'acm', caseMode: 'ergodic_without_error' });
    expect(judgement.status).toBe(wrongAnswer);
    expect(judgement.heard).toEqual([1, 2]);
    expect(judgement.cases).toHaveLength(2);
  });
});

describe('subtasks', () => {
  const plan = '2:60:a 1:40:b 2:60:wc 2:60:d 1:40:e';

  test('lowest: a failure cancels the rest of its group, and the group brings nothing', async () => {
    const judgement = await judge(plan, { caseMode: 'subtask_lowest' });
    expect(judgement).toMatchObject({ status: partialAccepted, score: 40 });
    expect(statuses(judgement.cases)).toEqual([accepted, accepted, wrongAnswer, cancelled, accepted]);
    expect(judgement.heard).toEqual([2, 5, 1, 3, 4]);
    expect(judgement.groups).toMatchObject([
      { group: 1, status: accepted, score: 40, ac: 2, total: 2 },
      { group: 2, status: wrongAnswer, score: 0, ac: 1, total: 3 },
    ]);
  });

  test('F2: average runs every case of a group, and the score does not depend on their order', async () => {
    const judgement = await judge(plan, { caseMode: 'subtask_average' });
    expect(judgement.groups?.map(({ score, status }) => [score, status])).toEqual([
      [40, accepted],
      [40, partialAccepted],
    ]);
    expect(judgement).toMatchObject({ status: partialAccepted, score: 80 });
    for (const order of ['1:40:a 1:40:wb', '1:40:wb 1:40:a'])
      expect(await judge(order, { caseMode: 'subtask_average' })).toMatchObject({ status: partialAccepted, score: 20 });
  });

  test('shares of a special judge: the lowest of them, the mean of them', async () => {
    const shares = '1:50:ok 1:50:31w 1:50:70w 2:50:ok';
    const lowest = await judge(shares, { caseMode: 'subtask_lowest', judge: checker });
    expect(lowest.groups?.map(({ score }) => score)).toEqual([15, 50]);
    expect(lowest).toMatchObject({ status: partialAccepted, score: 65 });
    const average = await judge(shares, { caseMode: 'subtask_average', judge: checker, fullScore: 80 });
    expect(average.groups?.map(({ score }) => score)).toEqual([33, 50]);
    expect(average.score).toBe(79);
  });

  test('all right, and all wrong', async () => {
    expect(await judge('1:40:a 2:60:b', { caseMode: 'subtask_lowest' })).toMatchObject({ status: accepted, score: 100 });
    const nothing = await judge('1:40:x 1:40:a 2:60:wb', { caseMode: 'subtask_lowest' });
    expect(nothing).toMatchObject({ status: runtimeError, score: 0 });
    expect(statuses(nothing.cases)).toEqual([runtimeError, cancelled, wrongAnswer]);
  });

  test('the same every time', async () => {
    const judgements = await Promise.all(Array.from({ length: 6 }, () => judge(plan, { caseMode: 'subtask_average' })));
    const plain = judgements.map(({ status, score, heard, cases }) => ({ status, score, heard, statuses: statuses(cases) }));
    expect(plain).toEqual(plain.map(() => plain[0]));
  });
});

describe('a little after the time', () => {
  const timeLimitMs = 100;
  /** Up to the moment in its input it uses more than its time, and ends there; later it ends at once. */
  const language = 'C++ 17';
  const late = `#include <stdio.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>
static long long now(clockid_t clock) { struct timespec t; clock_gettime(clock, &t); return t.tv_sec * 1000LL + t.tv_nsec / 1000000; }
int main(void) {
  long long moment, left;
  if (scanf("%lld", &moment) != 1) return 1;
  if (now(CLOCK_REALTIME) < moment) {
    while (now(CLOCK_PROCESS_CPUTIME_ID) < ${timeLimitMs + 20});
    while ((left = moment - now(CLOCK_REALTIME)) >= 0) usleep(1000 * (left + 1));
  }
  puts("ended");
  return 0;
}`;
  const tardily = async (source: string, ...momentsMs: number[]) => {
    await fixture.try({ source, language, cases: await fixture.cases(['0', 'ended']) });
    const start = Date.now();
    const cases = await fixture.cases(...momentsMs.map(momentMs => [`${start + momentMs}`, 'ended'] as const));
    return fixture.try({ source, language, cases, limits: { ...limits, timeLimitMs } });
  };
  const tardy = (...momentsMs: number[]) => tardily(late, ...momentsMs);

  test('it is run once more, and the second time counts', async () => {
    expect(await tardy(900)).toMatchObject({ status: accepted });
  });

  test.each([
    ['an exit code', 'return 3', 'exit code 3'],
    ['a crash', '__builtin_trap()', /^signal 4/],
    ['an exception', 'throw 7', /^signal 6/],
  ])('so is what ends with %s', async (_, end, words) => {
    const judgement = await tardily(late.replace('return 0', end), 900);
    expect(judgement).toMatchObject({ status: runtimeError, cases: [{ message: expect.stringMatching(words) }] });
  });

  test('no more than three times for one program', async () => {
    const judgement = await tardy(900, 1800, 2700, 3600);
    expect(statuses(judgement.cases)).toEqual([accepted, accepted, accepted, Status.timeLimitExceeded]);
    expect(judgement.cases[3]?.timeMs).toBe(timeLimitMs);
  });

  test('late both times is late, and shows no more than the limit', async () => {
    const always = late.replace('now(CLOCK_REALTIME) < moment', 'moment').replace(/while \(\(left[^;]*;/, '');
    const cases = await fixture.cases(['1', 'ended']);
    const judgement = await fixture.try({ source: always, language, cases, limits: { ...limits, timeLimitMs } });
    expect(judgement).toMatchObject({ status: Status.timeLimitExceeded, timeMs: timeLimitMs });
  });
});
