import { accessSync, constants, realpathSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Status } from '@oj/contract';
import { type ChosenCompiler, isInstallable } from '../../packages/server/src/judge/languages/chosenCompiler';
import { type JudgeFixture, limits, openJudgeFixture } from './judgeFixture';
import { installedLanguages } from './sources';

/** Compilers that a site names by their paths. */
const present = await installedLanguages();
const jdk = present.has('Java') ? dirname(dirname(realpathSync('/usr/bin/javac'))) : '';
const python = realpathSync('/usr/bin/python3');

/** What only an administrator of the machine can make. */
const mayInstall = (() => {
  try {
    accessSync('/opt', constants.W_OK);
    return true;
  } catch {
    return false;
  }
})();
let folder = '';
let elsewhere = '';
let fixture: JudgeFixture;
const reportOf = (name: string) => fixture.judge.languages.find(each => each.name === name);

beforeAll(async () => {
  const chosen: ChosenCompiler[] = [
    { language: 'Java', label: 'JDK', path: jdk },
    { language: 'Python3', label: 'own', path: python },
    { language: 'C', label: '', path: '/opt/no-such-gcc' },
    { language: 'C', label: 'none', path: '/opt/no-such-gcc' },
    { language: 'C++', label: 'another program', path: '/usr/bin/env' },
  ];
  if (mayInstall) {
    folder = await mkdtemp('/opt/oj-test-');
    await chmod(folder, 0o755);
    const install = async (path: string, script: string) => {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
    };
    await install('python/bin/python3', `exec ${python} "$@"`);
    await writeFile(join(folder, 'python/library.txt'), 'of the interpreter');
    await install('broken/bin/ruby', 'exit 1');
    await install('broken/bin/php', 'echo');
    await mkdir(join(folder, 'links/bin'), { recursive: true });
    await symlink('/etc/hostname', join(folder, 'links/bin/go'));
    await symlink('/', join(folder, 'root'));
    elsewhere = await mkdtemp(join(tmpdir(), 'oj-elsewhere-'));
    await mkdir(join(elsewhere, 'pascal/bin'), { recursive: true });
    await symlink('/usr/bin/env', join(elsewhere, 'pascal/bin/fpc'));
    await symlink(elsewhere, join(folder, 'elsewhere'));
    await mkdir(join(folder, 'data/work'), { recursive: true });
    await install('data/files/bin/bash', 'exec bash "$@"');
    chosen.push(
      { language: 'Python3', label: '', path: join(folder, 'python') },
      { language: 'Ruby', label: '', path: join(folder, 'broken') },
      { language: 'PHP', label: 'broken', path: join(folder, 'broken') },
      { language: 'Golang', label: 'link', path: join(folder, 'links') },
      { language: 'C++ 17', label: 'root', path: join(folder, 'root/usr/bin/g++') },
      { language: 'Pascal', label: 'elsewhere', path: join(folder, 'elsewhere/pascal') },
      { language: 'Bash', label: 'data', path: join(folder, 'data/files') },
    );
  }
  fixture = await openJudgeFixture({ compilers: chosen, hidden: [join(folder || '/opt/none', 'data')] });
});
afterAll(async () => {
  await fixture[Symbol.asyncDispose]();
  for (const made of [folder, elsewhere]) if (made) await rm(made, { recursive: true, force: true });
});

const judged = async (language: string, source: string, answer: string) => {
  const judgement = await fixture.try({
    source,
    language,
    limits: { ...limits, timeLimitMs: 5000, memoryLimitMb: 512 },
    cases: await fixture.cases(['', answer]),
  });
  return [judgement.status, judgement.errorMessage ?? judgement.cases[0]?.message];
};
const accepted = [Status.accepted, undefined];

test.each([
  '/etc/shadow',
  '/etc',
  '/opt',
  '/usr',
  '/',
  '/opt/../etc/ssl',
  '/opt/x/./y',
  '/opt//x',
  '/home/u/gcc',
  '/proc/1/root/opt/x',
  '/tmp/gcc',
  'opt/gcc',
  '/opt/a b',
  '/opt/x\n',
  '/var/lib/x',
  '/optional/x',
])('%j is no place of a compiler', path => expect(isInstallable(path)).toBe(false));
test.each(['/opt/gcc-14', '/usr/local', '/usr/bin/g++-13', '/usr/lib/jvm/java-21-openjdk-amd64', '/nix/store/0a-gcc-14.2.0/bin/g++'])(
  '%j may be one',
  path => expect(isInstallable(path)).toBe(true),
);

describe.runIf(present.has('Java'))('a folder, and the tools in it', () => {
  test('is offered beside the language, with the version that it tells', async () => {
    expect(reportOf('Java (JDK)')).toEqual({ name: 'Java (JDK)', available: true, version: reportOf('Java')?.version });
    const source = 'public class A { public static void main(String[] w) { System.out.println(System.getProperty("java.home")); } }';
    expect(await judged('Java (JDK)', source, `${jdk}\n`)).toEqual(accepted);
  });
});

test('the path of an interpreter itself will do', async () => {
  expect(reportOf('Python3 (own)')).toMatchObject({ available: true });
  expect(await judged('Python3 (own)', 'import sys; print(sys.executable)', `${python}\n`)).toEqual(accepted);
});

describe('what cannot be used is told, and nothing is lost by it', () => {
  test('in place of a compiler of the system that goes on', async () => {
    const hint = 'There is no /opt/no-such-gcc on this machine. What the system has is used instead.';
    expect(reportOf('C')).toMatchObject({ available: true, hint });
    expect(await judged('C', '#include <stdio.h>\nint main(void) { puts("C"); }', 'C\n')).toEqual(accepted);
  });

  test.each([
    ['C (none)', 'There is no /opt/no-such-gcc on this machine.'],
    ['C++ (another program)', '/usr/bin/env is not called g++, with a version or without.'],
  ])('%s', async (name, hint) => {
    expect(reportOf(name)).toEqual({ name, available: false, hint });
    expect(await judged(name, 'int main(void) { return 0; }', '')).toEqual([Status.systemError, `${name} is not available on this judge.`]);
  });
});

describe.runIf(mayInstall)('a folder of its own', () => {
  test('is shown to programs, who cannot change it', async () => {
    expect(reportOf('Python3')).toMatchObject({ available: true });
    const source = `import os
print(open('${folder}/python/library.txt').read())
try: open('${folder}/python/library.txt', 'w')
except OSError: print('refused')
print('data' in os.listdir('${folder}'), os.path.exists('/etc/hostname'))`;
    expect(await judged('Python3', source, 'of the interpreter\nrefused\nFalse False\n')).toEqual(accepted);
  });

  test('whose interpreter fails its test leaves that of the system in its place', () => {
    if (present.has('Ruby'))
      expect(reportOf('Ruby')).toMatchObject({
        available: true,
        hint: expect.stringMatching(/The test program failed.* is used instead\.$/s),
      });
    expect(reportOf('PHP (broken)')).toMatchObject({ available: false, hint: expect.stringContaining('The test program failed') });
  });

  test('leads nowhere else', () => {
    expect(reportOf('Golang (link)')?.hint).toBe(`${folder}/links/bin/go is a link that leads out of /opt and /usr.`);
    expect(reportOf('C++ 17 (root)')).toMatchObject({ available: false, hint: expect.stringContaining('cannot be shown to programs') });
    expect(reportOf('Pascal (elsewhere)')).toMatchObject({
      available: false,
      hint: expect.stringContaining('cannot be shown to programs'),
    });
    expect(reportOf('Bash (data)')).toMatchObject({ available: false, hint: expect.stringContaining('what the judge keeps to itself') });
  });
});
