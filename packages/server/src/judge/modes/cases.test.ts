import { Status } from '@oj/contract';
import { describe, expect, test } from 'vitest';
import { type InstalledLanguage } from '../languages/installed';
import { java } from '../languages/java';
import { resultOf } from './cases';

const installed: InstalledLanguage = { language: java, compileArgv: [], runArgv: [], versionArgv: [], identity: '', directories: [] };
const limits = { timeLimitMs: 1000, memoryLimitMb: 64, stackLimitMb: 64 };
const request = { source: '', language: 'Java', limits, ignoreEndBlank: true };
const testCase = { number: 1, score: 10, inputPath: '', answerPath: '' };
const result = (memoryKb: number, status: Status) =>
  resultOf(
    { installed, request },
    { testCase, run: { number: 1, ending: 'exit', code: 0, cpuMs: 3, wallMs: 4, idleMs: 1, memoryKb }, verdict: { status } },
  );
/** Java may use twice the limit of the problem. */
const limitKb = 128 << 10;

describe('F18: memory is shown as it was used', () => {
  test('F18: also when the run time needs more for itself than the limit', () => {
    expect(result(limitKb + 5000, Status.accepted).memoryKb).toBe(limitKb + 5000);
    expect(result(limitKb + 5000, Status.memoryLimitExceeded).memoryKb).toBe(limitKb + 5000);
    expect(result(1234, Status.accepted).memoryKb).toBe(1234);
  });

  test('F18: a program that ran out of memory never shows less than the limit', () => {
    expect(result(limitKb - 5000, Status.memoryLimitExceeded).memoryKb).toBe(limitKb);
  });
});
