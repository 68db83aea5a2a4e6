import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { type Judge, type JudgeRequest, openJudge, type TestCase } from '../../packages/server/src/judge/judge';

/** A judge with test data of its own, and all of its files in one directory. */
export interface Court extends AsyncDisposable {
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

const languageOf: Readonly<Record<string, string>> = { '.c': 'C With O2', '.cpp': 'C++ 17', '.java': 'Java', '.py': 'Python3' };

export async function openCourt(): Promise<Court> {
  const directory = await mkdtemp(join(tmpdir(), 'oj-court-'));
  const judge = await openJudge({ cacheDir: join(directory, 'cache'), workDir: join(directory, 'work') });
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
        { language: 'C With O2', limits, ignoreEndBlank: true, stopAtFirstFailure: false, ...request },
        { onCompiling() {}, onCase },
        signal,
      ),
    async [Symbol.asyncDispose]() {
      await judge[Symbol.asyncDispose]();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

export interface SourceFile {
  name: string;
  language: string;
  source: string;
}

/** The programs of a folder beside this file. */
export async function readSources(folder: string): Promise<SourceFile[]> {
  const directory = join(import.meta.dirname, folder);
  const names = (await readdir(directory)).sort();
  return Promise.all(
    names.map(async name => ({
      name,
      language: languageOf[extname(name)] ?? 'C++ 17',
      source: await readFile(join(directory, name), 'utf8'),
    })),
  );
}
