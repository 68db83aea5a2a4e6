import { type OnTakenId, packageFormats, type ProblemDraft } from '@oj/contract';
import { readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FileStore } from '../../packages/server/src/files/store';
import { runCommand } from '../support/commands';
import { type Api, asNewUser, asRoot, type Product, startProduct } from '../support/product';
import { unzip, zip } from '../support/zip';

let product: Product;
let root: Api;
let author: Api;
let other: Api;
beforeAll(async () => {
  product = await startProduct({ withJudge: false, env: { OJ_JUDGES: '0' } });
  root = await asRoot(product);
  [author, other] = [await asNewUser(product, 'author', 1001), await asNewUser(product, 'other', 1001)];
});
afterAll(async () => {
  await product.stop();
  await product.dispose();
});

const draft = (problem: Partial<ProblemDraft['problem']> = {}) =>
  ({
    problem: {
      title: '两数之和',
      description: 'Add them: $a+b$',
      input: 'Two numbers',
      output: 'Their sum',
      examples: '<input>1 2</input><output>3</output>',
      auth: 2,
      ...problem,
    },
    samples: [
      { input: '1 2\n', output: '3\n', score: 40 },
      { input: '5 7\n', output: '12\n', score: 60 },
    ],
    languages: [{ name: 'C++ 17' }, { name: 'Python3' }],
    tags: [{ name: 'sums' }],
    codeTemplates: [{ language: 'Python3', code: 'print()', status: true }],
  }) satisfies ProblemDraft;

interface Exported {
  judgeMode: string;
  problem: Record<string, unknown>;
  samples: unknown[];
  languages: string[];
  tags: string[];
}
const jsonIn = (files: Map<string, Buffer>, name: string) => JSON.parse(files.get(name)?.toString() ?? '') as Exported;

describe('an export', () => {
  test('of one problem holds all that it is, and its test data', async () => {
    const { pid } = await author.problemEditor.add(
      draft({
        problemId: 'sum-1',
        type: 1,
        isFileIO: true,
        ioReadFileName: 'a.in',
        ioWriteFileName: 'a.out',
        judgeExtraFile: { 'x.h': '#pragma once' },
      }),
    );
    const files = await unzip(await author.problemEditor.export({ pid }));
    const name = `problem_${pid}`;
    expect([...files.keys()].toSorted()).toEqual(
      [`${name}.json`, `${name}/1.in`, `${name}/1.out`, `${name}/2.in`, `${name}/2.out`].toSorted(),
    );
    expect(jsonIn(files, `${name}.json`)).toMatchObject({
      judgeMode: 'default',
      problem: {
        problemId: 'SUM-1',
        title: '两数之和',
        type: 1,
        timeLimit: 1000,
        ioScore: 100,
        isFileIO: true,
        ioReadFileName: 'a.in',
        isRemoveEndBlank: true,
      },
      samples: [
        { input: '1.in', output: '1.out', score: 40, groupNum: null },
        { input: '2.in', output: '2.out', score: 60, groupNum: null },
      ],
      languages: ['C++ 17', 'Python3'],
      tags: ['sums'],
      codeTemplates: [{ language: 'Python3', code: 'print()' }],
      judgeExtraFile: { 'x.h': '#pragma once' },
    });
    expect(files.get(`${name}/2.out`)?.toString()).toBe('12\n');
  });

  test('of several is asked for by repeating the number; of a problem that allows every language it names them', async () => {
    const { records } = await root.problemEditor.list({ limit: 300 });
    const starters = records.filter(({ author: by }) => by === 'root').slice(0, 3);
    const query = starters.map(({ id }) => `pid=${id}`).join('&');
    const headers = { authorization: root.token() ?? '' };
    const response = await fetch(`${product.url}/api/file/export-problem?${query}`, { headers });
    expect(response.headers.get('content-type')).toBe('application/zip');
    expect(response.headers.get('content-disposition')).toContain('problems.zip');
    const files = await unzip(await response.blob());
    for (const { id, problemId } of starters) {
      const { problem, samples, languages } = jsonIn(files, `problem_${id}.json`);
      expect(problem.problemId).toBe(problemId);
      expect(languages).toContain('C++ 17');
      expect([...files.keys()].filter(name => name.startsWith(`problem_${id}/`)).length).toBe(samples.length * 2);
    }
  });

  test('W19: holds nothing that the caller may not read, not even beside what may be', async () => {
    const mine = await author.problemEditor.add(draft());
    const theirs = await other.problemEditor.add(draft());
    await expect(author.problemEditor.export({ pid: [mine.pid, theirs.pid] })).rejects.toMatchObject({ code: 'access.denied' });
    await expect(author.problemEditor.export({ pid: 999_999 })).rejects.toMatchObject({ code: 'problem.notFound' });
    await expect(author.problemEditor.export({ pid: Array.from({ length: 101 }, (_, i) => i + 1) })).rejects.toMatchObject({
      code: 'input.invalid',
    });
    expect((await unzip(await root.problemEditor.export({ pid: [mine.pid, theirs.pid] }))).size).toBe(10);
  });

  test('is in the record', async () => {
    const { pid, problemId } = await author.problemEditor.add(draft());
    await author.problemEditor.export({ pid });
    const [deed] = (await root.audit.list({ action: 'problem.export' })).records;
    expect(deed).toMatchObject({ username: 'author', target: problemId });
  });

  test('that cannot be finished breaks off, and the server goes on', async () => {
    const { pid } = await author.problemEditor.add({ ...draft(), samples: [{ input: 'only here once\n', output: 'x' }] });
    const store = new FileStore(product);
    const { hash } = await store.put('only here once\n');
    await rm(store.pathOf(hash));
    await expect(author.problemEditor.export({ pid })).rejects.toThrow();
    await expect(author.testData.download({ pid })).rejects.toThrow();
    expect((await product.as().site.health()).judges).toBe(0);
  });
});

describe('a package', () => {
  const take = async (file: Blob, onTaken: OnTakenId = 'new') => {
    const { handle, format, problems } = await author.problemPackage.upload({ file });
    const wanted = problems.map(({ key }) => ({ key, onTaken }));
    return author.problemPackage.take({ handle: handle ?? '', format: format ?? 'hoj', problems: wanted });
  };

  test.each(packageFormats)('of %s is written, looked at and taken', async format => {
    const { pid } = await author.problemEditor.add(draft({ timeLimit: 2000 }));
    const file = await author.problemPackage.export({ pid, format });
    const report = await author.problemPackage.upload({ file });
    expect(report.problems).toMatchObject([{ cases: 2, canTake: true }]);
    const [taken] = await take(file);
    expect(taken).toMatchObject({ outcome: 'added' });
    const back = await author.problemEditor.read({ pid: taken?.pid ?? 0 });
    expect(back).toMatchObject({ auth: 2, judgeMode: 'default' });
    // The other two hold cases alone.
    if (format !== 'dmoj' && format !== 'syzoj')
      expect(back).toMatchObject({ title: '两数之和', input: 'Two numbers', timeLimit: 2000, tags: [{ name: 'sums' }] });
    const cases = await unzip(await author.testData.download({ pid: taken?.pid ?? 0 }));
    expect([...cases].map(([name, bytes]) => [name, bytes.toString()])).toEqual([
      ['1.in', '1 2\n'],
      ['1.out', '3\n'],
      ['2.in', '5 7\n'],
      ['2.out', '12\n'],
    ]);
    const losses = await author.problemPackage.losses({ pid, format });
    expect(losses).toMatchObject([{ pid, problemId: expect.any(String) as string }]);
  });

  test('whose display ID is taken is skipped, gets a new one, or replaces', async () => {
    const { pid, problemId } = await author.problemEditor.add(draft({ problemId: 'TWICE', type: 1 }));
    const file = await author.problemPackage.export({ pid, format: 'hoj' });
    expect((await author.problemPackage.upload({ file })).problems).toMatchObject([{ problemId, isTaken: true }]);
    expect(await take(file, 'skip')).toMatchObject([{ outcome: 'skipped', pid: null }]);
    const [added] = await take(file, 'new');
    expect(added?.problemId).not.toBe(problemId);
    await author.problemEditor.change({
      ...draft({}),
      problem: { ...draft().problem, id: pid, problemId, title: 'Changed' },
      samples: [{ input: '0', output: '0' }],
    });
    expect(await take(file, 'replace')).toMatchObject([{ outcome: 'replaced', pid }]);
    expect(await author.problemEditor.read({ pid })).toMatchObject({ title: '两数之和', type: 1, ioScore: 100 });
    const { handle } = await other.problemPackage.upload({ file });
    await expect(
      other.problemPackage.take({ handle: handle ?? '', format: 'hoj', problems: [{ key: `problem_${pid}`, onTaken: 'replace' }] }),
    ).resolves.toMatchObject([{ outcome: 'failed' }]);
  });

  test('is its uploader’s alone, and so are the problems that go into one', async () => {
    const { pid } = await author.problemEditor.add(draft());
    const { handle } = await author.problemPackage.upload({ file: await author.problemPackage.export({ pid, format: 'qduoj' }) });
    await expect(other.problemPackage.look({ handle: handle ?? '' })).rejects.toMatchObject({ code: 'problemPackage.unknown' });
    await expect(other.problemPackage.export({ pid, format: 'fps' })).rejects.toMatchObject({ code: 'access.denied' });
    await expect(other.problemPackage.losses({ pid, format: 'fps' })).rejects.toMatchObject({ code: 'access.denied' });
  });

  test('is checked on the command line, without a site', async () => {
    const { pid } = await author.problemEditor.add(draft());
    const [good, bad] = [path.join(product.dataDir, 'good.zip'), path.join(product.dataDir, 'bad.zip')];
    await writeFile(good, Buffer.from(await (await author.problemPackage.export({ pid, format: 'icpc2025' })).arrayBuffer()));
    await writeFile(bad, 'Rar!');
    const check = (...args: string[]) => runCommand(product.dataDir, ['problem', 'check', '--no-run', ...args]);
    const { code, result } = await check(good, '--json');
    expect(code).toBe(0);
    expect(JSON.parse(result)).toMatchObject({ format: 'icpc', problems: [{ title: '两数之和', cases: 2 }], isRun: false });
    expect(await check(bad)).toMatchObject({ code: 3, result: expect.stringContaining('F01') as string });
    expect((await check(path.join(product.dataDir, 'none'))).code).toBe(2);
  });

  test('that is hostile is refused with a sentence, and nothing is left behind', async () => {
    const { total } = await root.problemEditor.list({});
    const hostile = [
      zip([{ name: '../problem.json' }]),
      zip([{ name: '1/problem.json', unixMode: 0o120777 }]),
      zip([{ name: 'x', flags: 1 }]),
      zip([{ name: 'a' }, { name: 'A' }]),
      new Blob(['<!DOCTYPE fps [<!ENTITY a SYSTEM "file:///etc/passwd">]><fps><item><title>&a;</title></item></fps>']),
      new Blob(['Rar!']),
    ];
    for (const file of hostile) {
      const report = await author.problemPackage.upload({ file });
      expect(report.handle).toBeNull();
      expect(report.lint.some(({ severity, en, zh }) => severity === 'error' && en && zh)).toBe(true);
    }
    expect((await root.problemEditor.list({})).total).toBe(total);
    expect(await readdir(path.join(product.dataDir, 'packages'))).toEqual([]);
  });
});

describe('cases that were typed', () => {
  test('come back as text, and to existing clients in place of the names', async () => {
    const { pid } = await author.problemEditor.add(draft());
    expect(await author.testData.cases({ pid })).toMatchObject([
      { input: '1.in', output: '1.out', inputText: '1 2\n', outputText: '3\n' },
      { input: '2.in', output: '2.out', inputText: '5 7\n', outputText: '12\n' },
    ]);
    expect(await author.testData.cases({ pid, isUpload: false })).toMatchObject([{ input: '1 2\n', output: '3\n' }, { input: '5 7\n' }]);
    await expect(other.testData.cases({ pid })).rejects.toMatchObject({ code: 'access.denied' });
  });

  test('stay names when they came as files, or are too long', async () => {
    const names = ['1.in', '1.out'];
    const { fileListDir } = await author.testData.upload({ file: zip(names.map(name => ({ name, content: name }))), mode: 'default' });
    const uploaded = await author.problemEditor.add({
      ...draft(),
      isUploadTestCase: true,
      uploadTestcaseDir: fileListDir,
      samples: [],
    });
    expect(await author.testData.cases({ pid: uploaded.pid, isUpload: false })).toMatchObject([{ input: '1.in', inputText: null }]);
    const typed = await author.problemEditor.add(draft());
    await product.database().execute(`update problem_cases set input_bytes = ${1 << 20} where problem_id = ${typed.pid}`);
    expect(await author.testData.cases({ pid: typed.pid })).toMatchObject([{ input: '1.in', inputText: null, outputText: null }, {}]);
  });

  test('that nobody touches stay as they are', async () => {
    const { pid, problemId } = await author.problemEditor.add(draft());
    const { caseVersion } = await author.problemEditor.read({ pid });
    const { problem, ...parts } = draft();
    await author.problemEditor.change({ problem: { ...problem, id: pid, problemId }, ...parts, isUploadTestCase: true, samples: [] });
    expect(await author.problemEditor.read({ pid })).toMatchObject({ caseVersion, isUploadCase: false });
  });
});
