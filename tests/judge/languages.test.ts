import { cp, mkdir, readdir, readFile, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Status } from '@oj/contract';
import { compile, type Toolchain } from '../../packages/server/src/judge/compile';
import { hashFile } from '../../packages/server/src/judge/hashFile';
import { openJudge } from '../../packages/server/src/judge/judge';
import { PrecompiledHeaders } from '../../packages/server/src/judge/precompiledHeaders';
import { findLanguage, type InstalledLanguage } from '../../packages/server/src/judge/languages/installed';
import { type Language } from '../../packages/server/src/judge/languages/language';
import { languages } from '../../packages/server/src/judge/languages/registry';
import { skeletonOf } from '../../packages/server/src/judge/languages/skeletons';
import { testLanguage } from '../../packages/server/src/judge/languages/selfTest';
import { Programs } from '../../packages/server/src/judge/programs';
import { starterProblems } from '../../packages/server/src/starter/problems';
import { openSandbox, type Sandbox } from '../../packages/server/src/judge/sandbox/sandbox';
import { type JudgeFixture, openJudgeFixture } from './judgeFixture';
import { installedLanguages } from './sources';

let fixture: JudgeFixture;
let sandbox: Sandbox;
let workshops = 0;
const present = await installedLanguages();

beforeAll(async () => {
  fixture = await openJudgeFixture();
  const found = await Promise.all(languages.map(findLanguage));
  const directories = new Set(found.flatMap(installed => installed?.directories ?? []));
  sandbox = await openSandbox({ cacheDir: join(fixture.directory, 'cache'), directories: [...directories] });
});
afterAll(async () => {
  await sandbox[Symbol.asyncDispose]();
  await fixture[Symbol.asyncDispose]();
});

async function openWorkshop(): Promise<Toolchain> {
  const cacheDir = join(fixture.directory, `workshop-${(workshops += 1)}`);
  await mkdir(cacheDir);
  return { sandbox, programs: new Programs(cacheDir), precompiledHeaders: new PrecompiledHeaders(cacheDir), cacheDir };
}

const named = (name: string) => languages.find(language => language.name === name);

async function installed(name: string, change: (language: Language) => Language = language => language): Promise<InstalledLanguage> {
  const language = named(name);
  const found = language && (await findLanguage(change(language)));
  if (!found) throw new Error(`${name} is not installed`);
  return found;
}

describe('the registry', () => {
  test('names every language, in the order in which they are offered', () => {
    const native = ['C', 'C++', 'C++ 17', 'C++ 20', 'C++ 23'].flatMap(name => [name, `${name} With O2`]);
    const further =
      'Java, Python3, Python2, PyPy3, JavaScript Node, TypeScript, Golang, Rust, C#, PHP, Ruby, Kotlin, Pascal, Haskell, Bash';
    expect(languages.map(({ name }) => name)).toEqual([...native, ...further.split(', ')]);
  });

  test('doubles the limits of every language but C and C++', () => {
    for (const { name, allowance } of languages) {
      const factor = /^C($| |\+)/.test(name) ? 1 : 2;
      expect([name, allowance]).toEqual([name, { time: factor, memory: factor }]);
    }
  });
});

describe('the test of a language', () => {
  test('every language that is installed passes on a first start, and what is missing says what to install', async () => {
    const directories = { cacheDir: join(fixture.directory, 'first', 'cache'), scratchDir: join(fixture.directory, 'first', 'work') };
    await using judge = await openJudge(directories);
    const opened = new Map(judge.languages.map(({ name, available }) => [name, available]));
    expect(['C', 'C++ 17', 'Java', 'Python3'].filter(name => opened.get(name) !== present.has(name))).toEqual([]);
    await judge.settled;
    for (const { name, available, version, hint } of judge.languages) {
      expect(available, `${name}: ${hint}`).toBe(present.has(name));
      if (available) expect(version).toMatch(/\d/);
      else expect(hint).toMatch(/install /);
    }
    expect(await readdir(join(directories.cacheDir, 'languages'))).toHaveLength(present.size);
  });

  test('with every package of the tests installed only Python 2 is missing', () => {
    const missing = languages.map(({ name }) => name).filter(name => !present.has(name));
    expect(missing).toContain('Python2');
    if (process.env.CI) expect(missing).toEqual(['Python2']);
  });

  test.for([
    ['ends otherwise', 'print(input())', 'exit code 0 instead of exit code 7'],
    ['says something else', 'print(1)\nexit(7)', 'did not repeat its input'],
    ['passes the time limit', 'print(input())\nexit(7)', 'nothing stopped it at the time limit'],
    [
      'passes the memory limit',
      "line = input()\nwhile line == 'time': pass\nprint(line)\nexit(7)",
      'nothing stopped it at the memory limit',
    ],
    ['does not compile', 'print(', 'SyntaxError'],
  ])('a language whose program %s is not available', async ([, selfTest, hint]) => {
    const broken = await installed('Python3', language => ({ ...language, selfTest: selfTest ?? '' }));
    const report = await testLanguage(await openWorkshop(), broken);
    expect(report.available).toBe(false);
    expect(report.hint).toContain(hint);
  });

  test('a language without its tools is not found', async () => {
    const language = named('Ruby');
    expect(language && (await findLanguage({ ...language, tools: ['no-such-tool'] }))).toBeUndefined();
  });
});

describe('templates', () => {
  const aPlusB = [...(starterProblems[0]?.cases() ?? [])].map(({ input, answer }) => [input, answer] as const);

  test.for([...present])('that of %s adds two numbers, the largest of the first problem, too', async name => {
    const cases = await fixture.cases(['17 25\n', '42\n'], ...aPlusB);
    const { status, errorMessage } = await fixture.try({ source: named(name)?.template ?? '', language: name, cases });
    expect(status, errorMessage).toBe(Status.accepted);
  });

  test.for([...present])('F5: the skeleton of %s runs and solves nothing', async name => {
    const language = named(name);
    const cases = await fixture.cases(['17 25\n', '42\n']);
    const { status, errorMessage } = await fixture.try({ source: language ? skeletonOf(language) : '', language: name, cases });
    expect(status, errorMessage).toBe(Status.wrongAnswer);
  });

  test('the longest source that may be submitted compiles', async () => {
    const cases = await fixture.cases(['1 2\n', '3\n']);
    const start = '#include <bits/stdc++.h>\nint main() { puts("3"); }\n// ';
    expect((await fixture.try({ source: start + 'x'.repeat(65_535 - start.length), cases })).status).toBe(Status.compileError);
    expect((await fixture.try({ source: start + 'x'.repeat(65_535 - start.length), language: 'C++ 17', cases })).status).toBe(
      Status.accepted,
    );
  });
});

describe('what a compiler has ready', () => {
  const source = '#include <bits/stdc++.h>\nint main() {\n#ifdef READY\n  puts("ready");\n#else\n  puts("plain");\n#endif\n}\n';
  const forever = new AbortController().signal;
  const output = async (directory: string) => ((await readFile(join(directory, 'main'))).includes('ready') ? 'ready' : 'plain');

  /** C++ whose precompiled header can be told from the ordinary one. */
  const marked = () =>
    installed('C++ 17', language => {
      const { pch } = language.compile;
      if (!pch) throw new Error('C++ has nothing ready');
      const files = { 'stdc++.h': '#include <bits/stdc++.h>\n#define READY\n' };
      return { ...language, compile: { ...language.compile, pch: { ...pch, files } } };
    });

  /** Compiling the header takes ten seconds: once for all, and each test has a copy. */
  let madeOnce: Toolchain;
  beforeAll(async () => {
    madeOnce = await openWorkshop();
    await madeOnce.precompiledHeaders.make(sandbox, [await marked()], forever);
  });

  async function openReady() {
    const [toolchain, language] = [await openWorkshop(), await marked()];
    await cp(madeOnce.cacheDir, toolchain.cacheDir, { recursive: true });
    const directory = await toolchain.precompiledHeaders.find(language, source);
    if (directory === undefined) throw new Error('nothing was made');
    const compiled = async (text = source) => {
      const made = await compile(toolchain, language, text);
      return 'programDir' in made ? output(made.programDir) : made.compileError;
    };
    return { toolchain, directory, header: join(directory, 'bits', 'stdc++.h.gch'), compiled };
  }

  test('a precompiled header is used when it is there, by sources that open with it', async () => {
    const { compiled } = await openReady();
    expect(await compiled()).toBe('ready');
    expect(await compiled(`// A+B\n${source}`)).toBe('ready');
    expect(await compiled(`#pragma GCC optimize("O3")\n${source}`)).toBe('plain');
  });

  test('one that is damaged is not used', async () => {
    const { header, compiled } = await openReady();
    await truncate(header, 50_000);
    expect(await compiled()).toBe('plain');
  });

  test('one that the compiler cannot use is survived', async () => {
    const { header, directory, compiled } = await openReady();
    const bytes = await readFile(header);
    bytes.fill(0xa5, 4096);
    await writeFile(header, bytes);
    await writeFile(join(directory, '..', 'hash'), await hashFile(header));
    expect(await compiled()).toBe('plain');
  });

  test('it is not made twice', async () => {
    const { toolchain, header } = await openReady();
    const before = await hashFile(header);
    await toolchain.precompiledHeaders.make(sandbox, [await marked()], forever);
    expect(await hashFile(header)).toBe(before);
  });

  test('the program and the complaints are the same with it and without it', async () => {
    const [ready, plain, language] = [await openWorkshop(), await openWorkshop(), await installed('C++ 17')];
    await ready.precompiledHeaders.make(sandbox, [language], forever);
    const program = '#include <bits/stdc++.h>\nint main() { std::map<std::string, int> m; m["x"]++; std::cout << m.size() << "\\n"; }\n';
    const hashes = [];
    for (const toolchain of [ready, plain]) {
      const made = await compile(toolchain, language, program);
      hashes.push('programDir' in made && (await hashFile(join(made.programDir, 'main'))));
    }
    expect(hashes[0]).toBe(hashes[1]);
    const wrong = program.replace('m.size()', 'm.length()');
    expect(await compile(ready, language, wrong)).toEqual(await compile(plain, language, wrong));
  });

  test('the Java compiler takes its classes from an archive, and survives one that is no good', async () => {
    const [toolchain, language] = [await openWorkshop(), await installed('Java')];
    await toolchain.precompiledHeaders.make(sandbox, [language], forever);
    const pchDir = await toolchain.precompiledHeaders.find(language, '');
    const [compiler = '', ...rest] = language.compileArgv;
    const [log, main] = [join(fixture.directory, 'loaded'), join(fixture.directory, 'Main.java')];
    await writeFile(log, '');
    await writeFile(main, language.language.template);
    const argv = [compiler, ...(language.pch?.use ?? []), '-J-Xlog:class+load', ...rest.map(each => each.replace('{source}', 'Main.java'))];
    const limits = {
      cpuMs: 10_000,
      wallMs: 20_000,
      memoryKb: 1 << 20,
      stackKb: 64 << 10,
      processes: 64,
      scratchKb: 64 << 10,
      scratchFiles: 99,
    };
    await sandbox.runOnce(
      {
        argv,
        env: {},
        limits,
        needsProc: true,
        reservesMemory: true,
        programDir: pchDir,
        put: { 'Main.java': main },
        log: { path: log, maxKb: 4096 },
      },
      { number: 1, inputPath: '/dev/null', outputKb: 8192 },
    );
    expect(await readFile(log, 'utf8')).toMatch(/com\.sun\.tools\.javac\.\S+ source: shared objects file \(top\)/);

    const archive = join(pchDir ?? '', 'javac.jsa');
    await writeFile(archive, 'no archive at all');
    await writeFile(join(pchDir ?? '', '..', 'hash'), await hashFile(archive));
    expect(await compile(toolchain, language, language.language.template)).toHaveProperty('programDir');
  });
});
