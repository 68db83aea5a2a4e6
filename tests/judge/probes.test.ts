import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkLanguages } from '../../packages/server/src/commands/languages/check';
import { type Config, readConfig } from '../../packages/server/src/config';
import { probes } from '../../packages/server/src/judge/languages/probes/probes';
import { languageProbes } from '../../packages/server/src/judge/languages/probes/registry';
import { runProbe } from '../../packages/server/src/judge/languages/probes/runProbe';
import { bringJudgeCache } from '../support/judgeCache';
import { type JudgeFixture, openJudgeFixture } from './judgeFixture';
import { commandOf, controlGroups, descendants } from './leftovers';
import { installedLanguages } from './sources';

let fixture: JudgeFixture;
let folder: string;
beforeAll(async () => {
  fixture = await openJudgeFixture();
  folder = path.join(fixture.directory, 'probes');
  await mkdir(folder);
});
afterAll(() => fixture[Symbol.asyncDispose]());

const present = await installedLanguages();
/** A machine may have PHP alone. */
const hasGmp = globSync('/etc/php/*/mods-available/gmp.ini').length > 0;

for (const [language, of] of [...languageProbes].filter(([name]) => present.has(name)))
  describe.concurrent(language, () => {
    const able = probes.filter(({ name }) => of.without?.[name] === undefined && (language !== 'PHP' || name !== 'big' || hasGmp));
    test.for(able)('$title', async probe => {
      const result = await runProbe(language, of, probe, { judge: fixture.judge, folder });
      expect(result, JSON.stringify(result)).toMatchObject({ mark: 'ok' });
    });
  });

describe('a fault is told', () => {
  const faults = [
    ['noNewline', 'print(1)', 'wrong answer: line 1, column 1'],
    ['bom', 'while True: pass', 'time limit exceeded'],
    ['crlfInput', 'print(', 'compile error: '],
    ['exit', 'exit(4)', 'runtime error: exit code 4'],
    ['exception', 'pass', 'accepted'],
  ] as const;
  test.for(faults)('%s: %s', async ([name, source, seen]) => {
    const of = languageProbes.get('Python3');
    const probe = probes.find(each => each.name === name);
    if (!of || !probe) throw new Error(`There is no ${name} of Python`);
    const result = await runProbe('Python3', { ...of, fast: source, tasks: source }, probe, { judge: fixture.judge, folder });
    expect(result).toEqual({ mark: 'failed', seen: expect.stringContaining(seen) });
    expect(await readdir(folder)).toEqual([]);
  });
});

describe('languages check', () => {
  let dataDir: string;
  let config: Config;
  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'oj-languages-'));
    await bringJudgeCache(path.join(dataDir, 'cache'));
    config = readConfig({ ...process.env, OJ_DATA: dataDir, OJ_CACHE: path.join(dataDir, 'cache') });
  });
  afterAll(() => rm(dataDir, { recursive: true }));

  const told: { text: string; facts: unknown }[] = [];
  const report = {
    stage: () => {},
    step: () => {},
    warn: () => {},
    result: (text: string, facts: object) => void told.push({ text, facts }),
  };

  test('a language whose probes all hold is told with its version, its times and what it cannot do', async () => {
    expect(await checkLanguages({ language: 'c' }, config, report)).toBe(0);
    const [{ text = '', facts = undefined } = {}] = told;
    expect(text).toMatch(/^C +\d+ ms +\d+ ms +ok .*—.*gcc.*\nC, 2\^200: C has no integers of any length/m);
    expect(facts).toMatchObject({ isWell: true, languages: [{ name: 'C', version: expect.stringMatching(/^gcc/) }] });
    expect(await readdir(path.join(dataDir, 'work'))).toEqual([]);
  });

  test.runIf(!present.has('Python2'))('a language without its tools says what to install, and is no fault', async () => {
    told.length = 0;
    expect(await checkLanguages({ language: 'Python2', markdown: true }, config, report)).toBe(0);
    expect(told[0]?.text).toMatch(/^\| Python2 \|.*\| not installed: .*apt install python2/m);
  });

  test('a language that nobody knows is refused with those that there are', async () => {
    await expect(checkLanguages({ language: 'Klingon' }, config, report)).rejects.toThrow(/^There is no language Klingon; there are: C, /);
  });

  const moments = [
    ['while it tests the languages', 'first', /testing the languages/],
    ['between two programs', 'cache', /^\[oj\] C \(/m],
  ] as const;
  test.for(moments)('Ctrl-C %s ends it, with its boxes and its folders', async ([, cache, moment]) => {
    const command = spawn(process.execPath, ['packages/server/dist/main.js', 'languages', 'check'], {
      detached: true,
      env: { ...process.env, NODE_OPTIONS: '', OJ_DATA: dataDir, OJ_CACHE: path.join(dataDir, cache) },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const ended = once(command, 'exit');
    const children = await childrenWhenSaid(command, moment);
    // A terminal sends Ctrl-C the same way: to all processes of the group at once.
    process.kill(-(command.pid ?? 0), 'SIGINT');
    expect(await ended).toEqual([1, null]);
    expect(children.map(commandOf).filter(Boolean)).toEqual([]);
    expect(children.flatMap(controlGroups)).toEqual([]);
    expect(await readdir(path.join(dataDir, 'work'))).toEqual([]);
  });
});

/** Its processes at the moment at which it has said something. */
const childrenWhenSaid = ({ pid = 0, stderr }: ChildProcess, pattern: RegExp) =>
  new Promise<number[]>((resolve, reject) => {
    let said = '';
    stderr?.on('data', chunk => {
      said += String(chunk);
      if (pattern.test(said)) resolve(descendants(pid));
    });
    stderr?.on('end', () => reject(new Error(`It ended: ${said}`)));
  });
