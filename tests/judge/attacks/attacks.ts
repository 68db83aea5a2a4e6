import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Status } from '@oj/contract';
import { type TestCase } from '../../../packages/server/src/judge/judge';
import { type JudgeFixture, limits, shortLimits } from '../judgeFixture';
import { readSources } from '../sources';
import { descendants, expectNothingLeft, runnerPid } from '../leftovers';

/**
 * Each file says what it tries and which verdicts it deserves; a second line says it for where there are no control groups, if that
 * differs. A program that can see by itself whether it was held prints `contained` and is accepted for it; whatever it prints instead
 * is the name of the breach. Two cases, so that the second can find traces of the first.
 */
const answer = 'contained\n';

/** Where nothing can be isolated, nothing may be judged. */
const refused = [Status.systemError];

function deserved(source: string, { level }: JudgeFixture['judge']['sandbox']) {
  if (level === 5) return refused;
  const names = level === 4 ? (headerOf(source, 'Without control groups') ?? headerOf(source, 'Deserves')) : headerOf(source, 'Deserves');
  return names?.split(' ').map(name => Object.entries(Status).find(([known]) => known === name)?.[1]);
}

const neverEnds = (source: string) => headerOf(source, 'Deserves') === 'timeLimitExceeded';
const headerOf = (source: string, name: string) => new RegExp(`^(?://|#) ${name}: (.+)$`, 'm').exec(source)?.[1];
const titleOf = (source: string) => /^\S+ (.+)/.exec(source)?.[1];

/**
 * Runs every attack against the judge that `open` answers. `onCompilers: false`: without those of sources while they are compiled, for a
 * second level of the sandbox. A compiler runs in the same boxes as a program: what these hold there is seen by the programs.
 */
export function attack(open: () => Promise<JudgeFixture>, { onCompilers = true } = {}) {
  let fixture: JudgeFixture;
  let cases: TestCase[];
  let before: ReturnType<typeof hostState>;

  beforeAll(async () => {
    process.env.OJ_CANARY_SECRET = 'breach';
    fixture = await open();
    cases = await fixture.cases(['1 2\n', answer], ['3 4\n', answer]);
    before = hostState(cases);
  });
  afterAll(() => fixture[Symbol.asyncDispose]());

  describe('while it runs', async () => {
    for (const { name, source, language } of await readSources('attacks/run')) {
      test(`${titleOf(source)} (${name})`, async () => {
        const {
          status,
          cases: results,
          errorMessage,
        } = await fixture.try({
          source,
          language,
          cases,
          caseMode: 'ergodic_without_error',
          limits: neverEnds(source) ? shortLimits : limits,
        });
        expect(deserved(source, fixture.judge.sandbox), `${errorMessage ?? ''} ${results.at(-1)?.message ?? ''}`).toContain(status);
        expect(descendants(runnerPid())).toEqual([]);
      });
    }
  });

  if (onCompilers)
    describe('while it is compiled', async () => {
      for (const { name, source, language } of await readSources('attacks/compile')) {
        test(`${titleOf(source)} (${name})`, async () => {
          const { status, errorMessage = '' } = await fixture.try({ source, language, cases });
          expect(deserved(source, fixture.judge.sandbox), errorMessage).toContain(status);
          expect(Buffer.byteLength(errorMessage)).toBeLessThanOrEqual(16 << 10);
          expect(errorMessage).not.toMatch(/root:|OJ_CANARY_SECRET=|PATH=/);
          expect(errorMessage).not.toContain(fixture.directory);
          expect(descendants(runnerPid())).toEqual([]);
        });
      }
    });

  describe('after all of it', () => {
    test('an honest program is still judged as before', async () => {
      const source = `// Deserves: accepted\n#include <stdio.h>\nint main() { puts("contained"); return 0; }`;
      expect(deserved(source, fixture.judge.sandbox)).toContain((await fixture.try({ source, cases })).status);
    });

    test('no process, no control group and no file of a submission is left (J9, J19)', () => {
      expectNothingLeft(fixture.directory);
    });

    test('the host and the test data are as before (J2, J12)', () => {
      expect(hostState(cases)).toEqual(before);
    });
  });
}

function hostState(cases: readonly TestCase[]) {
  const watched = ['/etc/passwd', '/etc/group', '/etc/hosts', '/proc/sys/kernel/core_pattern', '/proc/sys/kernel/hostname'];
  const data = cases.flatMap(({ inputPath, answerPath }) => [inputPath, answerPath]);
  return [...watched, ...data].map(path => {
    const { mode, uid, gid, size } = statSync(path);
    return { path, mode, uid, gid, size, digest: createHash('sha256').update(readFileSync(path)).digest('hex') };
  });
}
