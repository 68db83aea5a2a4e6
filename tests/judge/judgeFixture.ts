import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Judge, type JudgeRequest, openJudge, type TestCase } from '../../packages/server/src/judge/judge';
import { bringJudgeCache, keepJudgeCache } from '../support/judgeCache';

/** A judge with test data of its own, and all of its files in one directory. Nothing goes on behind it. */
export interface JudgeFixture extends AsyncDisposable {
  readonly judge: Judge;
  readonly directory: string;
  /** Test data of one problem: pairs of input and answer. */
  cases(...pairs: (readonly [input: string | Buffer, answer: string | Buffer])[]): Promise<TestCase[]>;
  try(
    request: Partial<JudgeRequest> & Pick<JudgeRequest, 'source' | 'cases'>,
    signal?: AbortSignal,
    onCase?: () => void,
  ): ReturnType<Judge['judge']>;
}

export const limits = { timeLimitMs: 1000, memoryLimitMb: 64, stackLimitMb: 32 };
/** Limits for programs that never end, so that tests do not wait long for them. */
export const shortLimits = { ...limits, timeLimitMs: 300 };

/** @param options beyond the directories. */
export async function openJudgeFixture(
  options: Omit<Parameters<typeof openJudge>[0], 'cacheDir' | 'scratchDir'> = {},
): Promise<JudgeFixture> {
  const directory = await mkdtemp(join(tmpdir(), 'oj-judge-'));
  const cacheDir = join(directory, 'cache');
  await bringJudgeCache(cacheDir);
  const judge = await openJudge({ ...options, cacheDir, scratchDir: join(directory, 'work') });
  await judge.settled;
  let problems = 0;
  return {
    judge,
    directory,
    async cases(...pairs) {
      const folder = join(directory, `problem-${(problems += 1)}`);
      await mkdir(folder);
      const score = Math.floor(100 / pairs.length);
      return Promise.all(
        pairs.map(async ([input, answer], index) => {
          const [inputPath, answerPath] = [join(folder, `${index + 1}.in`), join(folder, `${index + 1}.out`)];
          await Promise.all([writeFile(inputPath, input), writeFile(answerPath, answer)]);
          return { number: index + 1, inputPath, answerPath, score };
        }),
      );
    },
    try: (request, signal, onCase = () => {}) =>
      judge.judge(
        { language: 'C With O2', limits, ignoreEndBlank: true, type: 'acm', caseMode: 'default', ...request },
        { onCase },
        signal,
      ),
    async [Symbol.asyncDispose]() {
      await judge[Symbol.asyncDispose]();
      await keepJudgeCache(cacheDir);
      await rm(directory, { recursive: true, force: true });
    },
  };
}
