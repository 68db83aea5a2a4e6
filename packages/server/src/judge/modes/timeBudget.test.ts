import { Status } from '@oj/contract';
import { describe, expect, test } from 'vitest';
import { type Run } from '../sandbox/sandbox';
import { TimeBudget } from './timeBudget';

const run = (ending: Run['ending'], idleMs: number): Run => ({ number: 1, ending, code: 0, cpuMs: 1, wallMs: 1, idleMs, memoryKb: 1 });
const result = (status: Status) => ({ number: 1, status, timeMs: 1, memoryKb: 1, score: 10 });
/** Runs the same case until the budget is over. */
function play(type: 'acm' | 'oi', ending: Run['ending'], idleMs: number, status: Status) {
  const budget = new TimeBudget({ type });
  const results = [];
  while (!budget.isOver && results.length < 1000) results.push(budget.spend(run(ending, idleMs), result(status)));
  return results;
}

describe('F16: what a submission may idle away', () => {
  test('F16: where the first failure decides, the first case that idles is the last', () => {
    expect(play('acm', 'wall', 3000, Status.timeLimitExceeded)).toHaveLength(1);
  });

  test('F16: where scores are counted, all cases together may idle for 15 s', () => {
    expect(play('oi', 'wall', 3000, Status.timeLimitExceeded)).toHaveLength(7);
  });

  test('F16: a program that idles within the limits of every case does not hold the judge either', () => {
    const results = play('acm', 'exit', 2900, Status.accepted);
    expect(results).toHaveLength(7);
    expect(results.at(-1)).toMatchObject({ status: Status.timeLimitExceeded, score: 0 });
  });

  test('F16: starting a program is no idling', () => {
    expect(play('oi', 'exit', 400, Status.accepted)).toHaveLength(1000);
  });
});

describe('how long all cases of a submission may take together', () => {
  /** Runs cases that take `tookMs` each by the clock, of which the program computes for `cpuMs`. */
  function take(tookMs: number, cpuMs: number, spentMs = 0) {
    let nowMs = 0;
    const budget = new TimeBudget({ type: 'acm' }, spentMs, () => nowMs);
    const results = [];
    while (!budget.isOver && results.length < 1000) {
      nowMs += tookMs;
      results.push(budget.spend({ ...run('exit', 0), cpuMs }, result(Status.accepted)));
    }
    return { results, budget };
  }

  test('a program that computes for 25 s in each of a thousand cases is stopped after a quarter of an hour', () => {
    const { results, budget } = take(25_000, 24_000);
    expect(results).toHaveLength(37);
    expect(results.at(-1)).toMatchObject({ status: Status.timeLimitExceeded, score: 0, message: 'too long in all cases together' });
    expect(budget.isWasted).toBe(false);
  });

  test('the site may say how long', () => {
    let nowMs = 0;
    const budget = new TimeBudget({ type: 'acm', mostMs: 60_000 }, 0, () => nowMs);
    for (nowMs = 25_000; nowMs < 60_000; nowMs += 25_000) budget.spend(run('exit', 0), result(Status.accepted));
    expect(budget.isOver).toBe(false);
    expect(budget.spend(run('exit', 0), result(Status.accepted)).status).toBe(Status.timeLimitExceeded);
  });

  test('what it has taken before it was broken off counts', () => {
    expect(take(25_000, 24_000, 800_000).results).toHaveLength(5);
  });

  test('time that its checker takes is no fault of the program', () => {
    expect(take(20_000, 10).budget.isWasted).toBe(true);
  });

  test('a thousand quick cases are all run', () => {
    expect(take(800, 500).results).toHaveLength(1000);
  });
});
