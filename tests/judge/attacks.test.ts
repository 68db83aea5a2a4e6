import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Status } from '@oj/contract';
import { type TestCase } from '../../packages/server/src/judge/judge';
import { type Court, openCourt, readSources } from './court';
import { controlGroups, descendants, runnerPid } from './leftovers';

/**
 * Each file says what it tries and which verdicts it deserves. One that can see by itself whether it was held prints `contained` and
 * is accepted for it; whatever it prints instead is the name of the breach. Two cases, so that the second can find traces of the first.
 */
const answer = 'contained\n';

let court: Court;
let cases: TestCase[];
let before: ReturnType<typeof hostState>;

beforeAll(async () => {
  process.env.OJ_CANARY_SECRET = 'breach';
  court = await openCourt();
  cases = await court.cases(['1 2\n', answer], ['3 4\n', answer]);
  before = hostState();
});
afterAll(() => court[Symbol.asyncDispose]());

const deserved = (source: string) =>
  /^\/\/ Deserves: (.+)$/m
    .exec(source)?.[1]
    ?.split(' ')
    .map(name => Object.entries(Status).find(([known]) => known === name)?.[1]);

const titleOf = (source: string) => source.slice(3, source.indexOf('\n'));

describe('while it runs', async () => {
  for (const { name, source, language } of await readSources('attacks/run')) {
    test(`${titleOf(source)} (${name})`, async () => {
      const { status, cases: results, errorMessage } = await court.try({ source, language, cases, stopAtFirstFailure: true });
      expect(deserved(source), `${errorMessage ?? ''} ${results.at(-1)?.message ?? ''}`).toContain(status);
      expect(descendants(runnerPid())).toEqual([]);
    });
  }
});

describe('while it is compiled', async () => {
  for (const { name, source, language } of await readSources('attacks/compile')) {
    test(`${titleOf(source)} (${name})`, async () => {
      const { status, errorMessage = '' } = await court.try({ source, language, cases });
      expect(deserved(source)).toContain(status);
      expect(Buffer.byteLength(errorMessage)).toBeLessThanOrEqual(16 << 10);
      expect(errorMessage).not.toMatch(/root:|OJ_CANARY_SECRET|PATH=/);
      expect(errorMessage).not.toContain(court.directory);
      expect(descendants(runnerPid())).toEqual([]);
    });
  }
});

describe('after all of it', () => {
  test('an honest program is still accepted', async () => {
    const source = `#include <stdio.h>\nint main() { puts("contained"); return 0; }`;
    expect((await court.try({ source, cases })).status).toBe(Status.accepted);
  });

  test('no process, no control group and no file of a submission is left (J9, J19)', () => {
    expect(descendants(runnerPid())).toEqual([]);
    expect(controlGroups(runnerPid())).toEqual([]);
    expect(readdirSync(join(court.directory, 'work'))).toEqual([]);
  });

  test('the host and the test data are as before', () => {
    expect(hostState()).toEqual(before);
  });
});

function hostState() {
  const watched = ['/etc/passwd', '/etc/group', '/etc/hosts', '/proc/sys/kernel/core_pattern', '/proc/sys/kernel/hostname'];
  const data = cases.flatMap(({ inputPath, answerPath }) => [inputPath, answerPath]);
  return [...watched, ...data].map(path => {
    const { mode, uid, gid, size } = statSync(path);
    return { path, mode, uid, gid, size, digest: createHash('sha256').update(readFileSync(path)).digest('hex') };
  });
}
