import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { zip } from '../../../../../tests/support/zip';
import { readPackage } from '../formats';
import { PackageFault } from '../lint';
import { openPackage } from './zipTree';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'oj-packages-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function read(archive: Blob) {
  const file = path.join(folder, 'given');
  await writeFile(file, Buffer.from(await archive.arrayBuffer()));
  await using tree = await openPackage(file, 'given.zip', path.join(folder, 'scratch'));
  return await readPackage(tree);
}
const faultOf = async (archive: Blob) => {
  const reason: unknown = await read(archive).catch((thrown: unknown) => thrown);
  return reason instanceof PackageFault ? reason.lint.code : reason;
};

const deep = Array.from({ length: 33 }, () => 'a').join('/');
const overlapping = async () => {
  const bytes = Buffer.from(
    await zip([
      { name: 'a', content: 'x'.repeat(100) },
      { name: 'b', content: 'y' },
    ]).arrayBuffer(),
  );
  const second = bytes.lastIndexOf('PK\x01\x02');
  bytes.writeUInt32LE(1, second + 42);
  return new Blob([bytes]);
};

describe('an archive', () => {
  test.each([
    ['a name that leads out', zip([{ name: '../x' }]), 'A01'],
    ['an absolute name', zip([{ name: '/x' }]), 'A01'],
    ['a drive', zip([{ name: 'C:\\x' }]), 'A01'],
    ['a NUL in a name', zip([{ name: 'a\0b' }]), 'A01'],
    ['a name of 300 characters', zip([{ name: 'x'.repeat(300) }]), 'A03'],
    ['33 folders', zip([{ name: deep }]), 'A03'],
    ['a link', zip([{ name: 'a', unixMode: 0o120777 }]), 'A02'],
    ['a device', zip([{ name: 'a', unixMode: 0o020666 }]), 'A02'],
    ['an encrypted file', zip([{ name: 'a', flags: 0x801 }]), 'A04'],
    ['a name twice', zip([{ name: 'a' }, { name: 'a' }]), 'A05'],
    ['names that differ in case', zip([{ name: 'a' }, { name: 'A' }]), 'A05'],
    ['names that differ in composition', zip([{ name: 'é' }, { name: 'e\u0301' }]), 'A05'],
    ['a claim of 5 GB', zip([{ name: 'a', claimedBytes: 2 ** 32 - 2 }]), 'A03'],
    ['20,001 entries', zip(Array.from({ length: 20_001 }, (_each, index) => ({ name: String(index) }))), 'A03'],
    ['too much from too little', zip([{ name: 'a', content: Buffer.alloc(12 << 20) }]), 'A03'],
    ['another kind', new Blob(['Rar!\x1a\x07']), 'F01'],
    ['nothing that is known', zip([{ name: 'readme.md', content: 'x' }]), 'F01'],
  ])('with %s is refused', async (_title, archive, code) => {
    expect(await faultOf(archive)).toBe(code);
  });

  test('with entries that overlap, or cut off, is refused', async () => {
    expect(await faultOf(await overlapping())).toBe('A10');
    const whole = zip([{ name: '1/problem.json', content: '{}' }]);
    expect(await faultOf(whole.slice(0, whole.size - 10))).toBe('A10');
  });

  test('with a hundred thousand entries is refused before one is read', async () => {
    const bytes = Buffer.from(await zip([{ name: 'a' }]).arrayBuffer());
    const end = bytes.lastIndexOf('PK\x05\x06');
    const [large, locator] = [Buffer.alloc(56), Buffer.alloc(20)];
    large.write('PK\x06\x06');
    large.writeBigUInt64LE(44n, 4);
    for (const place of [24, 32]) large.writeBigUInt64LE(100_000n, place);
    large.writeBigUInt64LE(BigInt(bytes.readUInt32LE(end + 12)), 40);
    large.writeBigUInt64LE(BigInt(bytes.readUInt32LE(end + 16)), 48);
    locator.write('PK\x06\x07');
    locator.writeBigUInt64LE(BigInt(end), 8);
    locator.writeUInt32LE(1, 16);
    bytes.fill(0xff, end + 8, end + 20);
    expect(await faultOf(new Blob([bytes.subarray(0, end), large, locator, bytes.subarray(end)]))).toBe('A03');
  });

  test('whose table of contents lies about a file, or whose bytes have changed, is told', async () => {
    const content = JSON.stringify({ title: 'Sum' });
    expect(await codesOf(zip([{ name: '1/problem.json', content, claimedBytes: 5 }]))).toEqual([['A10']]);
    expect(await codesOf(zip([{ name: '1/problem.json', content, claimedBytes: 500 }]))).toEqual([['A10']]);
    const bytes = Buffer.from(await zip([{ name: '1/problem.json', content }]).arrayBuffer());
    const table = bytes.indexOf('PK\x01\x02');
    bytes.writeUInt32LE(1, table + 16);
    expect(await codesOf(new Blob([bytes]))).toEqual([['A10']]);
  });

  test('in archives one in the other without end is not followed', async () => {
    let archive = zip([{ name: '1/problem.json', content: '{}' }]);
    for (let layer = 0; layer < 5; layer += 1) archive = zip([{ name: 'in.zip', content: Buffer.from(await archive.arrayBuffer()) }]);
    expect(await faultOf(archive)).toBe('F01');
  });

  test('with names of GBK is read, and said so', async () => {
    const name = Buffer.from([...Buffer.from('1/testcase/'), 0xb2, 0xe2, 0xca, 0xd4, ...Buffer.from('.txt')]);
    const { lint } = await read(
      zip([
        { name: '1/problem.json', content: '{}' },
        { name, flags: 0 },
      ]),
    );
    expect(lint.map(({ code }) => code)).toEqual(['A09']);
  });

  test('in a zip in a folder, with what systems add, is read', async () => {
    const problem = JSON.stringify({ title: 'Sum', description: { format: 'markdown', value: 'Add.' }, samples: [] });
    const inner = zip([
      { name: 'export/1/problem.json', content: problem },
      { name: 'export/1/testcase/1.in', content: '1' },
      { name: 'export/1/testcase/1.out', content: '1' },
      { name: 'export/2/problem.json', content: '{"title":"Broken"' },
      { name: '__MACOSX/export/._1', content: '' },
    ]);
    const { problems, lint } = await read(zip([{ name: 'all.zip', content: Buffer.from(await inner.arrayBuffer()) }]));
    expect(problems.map(({ title, lint: found }) => [title, found.map(({ code }) => code)])).toEqual([
      ['Sum', []],
      ['2', ['F03']],
    ]);
    expect(lint.map(({ code }) => code)).toEqual(['A07', 'A08']);
  });

  test('leaves nothing behind', async () => {
    expect(await readdir(path.join(folder, 'scratch'))).toEqual([]);
  });
});

const fps = (inner: string, before = '') => new Blob([`${before}<fps version="1.2"><item><title>T</title>${inner}</item></fps>`]);
const hydroWith = (config: string) =>
  zip([
    { name: 'p/problem.yaml', content: 'pid: P1\ntitle: T\n' },
    { name: 'p/problem.md', content: 'Text' },
    { name: 'p/testdata/config.yaml', content: config },
    { name: 'p/testdata/1.in', content: '1' },
    { name: 'p/testdata/1.out', content: '1' },
  ]);
const codesOf = async (archive: Blob) => (await read(archive)).problems.map(({ lint }) => lint.map(({ code }) => code));

describe('a description', () => {
  test('in XML expands no entity, fetches nothing, and is not nested without end', async () => {
    const bomb = '<!DOCTYPE fps [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>';
    expect(await faultOf(fps('<description>&b;</description>', bomb))).toBe('F03');
    expect(await faultOf(fps('<description>&x;</description>', '<!DOCTYPE fps SYSTEM "http://127.0.0.1/x.dtd">'))).toBe('F03');
    expect(await faultOf(fps('<a>'.repeat(100_000)))).toBe('F03');
    expect(await faultOf(fps('<description>'))).toBe('F03');
  });

  test('in YAML has no bombs, tags or prototypes', async () => {
    const bomb = [
      'a: &a [x,x,x,x,x,x,x,x,x,x]',
      ...'bcdefghi'.split('').map((key, index) => `${key}: &${key} [${`*${'abcdefgh'[index]},`.repeat(10)}]`),
    ].join('\n');
    expect(await codesOf(hydroWith(bomb))).toEqual([['F03']]);
    expect(await codesOf(hydroWith('__proto__: {time: 1}\n'))).toEqual([['F04']]);
    expect(await codesOf(hydroWith('['.repeat(100_000)))).toEqual([['F03']]);
    expect(({} as Record<string, unknown>).time).toBeUndefined();
    expect((await codesOf(hydroWith('time: !!js/function "function () {}"\n'))).flat()).toEqual(['F03']);
    const merged = await read(hydroWith('base: &base {time: 9s}\n<<: *base\n'));
    expect(merged.problems[0]?.problem?.limits.timeMs).toBe(1000);
  });

  test('that says what nothing here can hold is said so, file by file and key by key', async () => {
    const packed = zip([
      { name: 'p/problem.yaml', content: 'pid: P1\ntitle: T\n' },
      { name: 'p/problem.md', content: 'Text ![](file://shown.png)' },
      {
        name: 'p/testdata/config.yaml',
        content:
          'subtasks:\n- {score: 33.5, time: 2s, cases: [{input: 1.in, output: 1.out, score: 5}]}\n- {score: 66.5, type: average, cases: [{input: 2.in, output: 2.out}]}\n',
      },
      ...['1.in', '1.out', '2.in', '2.out'].map(name => ({ name: `p/testdata/${name}`, content: '1' })),
      { name: 'p/additional_file/shown.png', content: 'x' },
      { name: 'p/additional_file/other.pdf', content: 'x' },
      ...['gen.py', 'tree.py', 'line.py', 'more.py'].map(name => ({ name: `p/generators/${name}`, content: 'x' })),
      { name: 'p/README.md', content: 'x' },
    ]);
    const { lint, problems } = await read(packed);
    expect(problems[0]?.lint.map(({ code, en }) => [code, en])).toEqual([
      ['J02', 'Points were made whole numbers: subtasks: 33.5.'],
      ['J02', 'Points were made whole numbers: subtasks: 66.5.'],
      ['J04', 'The scoring rule “limits of subtask 1” is only approximated. Look at the subtasks.'],
      ['J04', 'The scoring rule “points of single cases in subtask 1” is only approximated. Look at the subtasks.'],
      ['J04', 'The scoring rule “average” is only approximated. Look at the subtasks.'],
    ]);
    // Their sum stays.
    expect(problems[0]?.problem?.groups.map(({ score }) => score)).toEqual([34, 66]);
    expect(lint.map(({ code, en }) => [code, en])).toEqual([
      ['A08', 'The folder p/ around everything was taken off.'],
      ['A12', 'additional_file/other.pdf was not used.'],
      ['P08', 'The generator generators/gen.py, generators/tree.py, generators/line.py … (4) was not taken. Write it under Checks.'],
    ]);
    expect(await codesOf(fps('<description>a <p>b</p></description><test_input>1</test_input><test_output>1</test_output>'))).toEqual([
      ['F04'],
    ]);
  });

  test('in JSON is not nested without end', async () => {
    expect(await codesOf(zip([{ name: '1/problem.json', content: '['.repeat(100_000) }]))).toEqual([['F03']]);
  });

  test('with words that other versions of YAML take for truth is taken by the letter', async () => {
    const words = zip([
      { name: 'p/problem.yaml', content: 'pid: no\ntitle: yes\n' },
      { name: 'p/testdata/1.in', content: '1' },
      { name: 'p/testdata/1.out', content: '1' },
    ]);
    expect((await read(words)).problems.map(({ title, problem }) => [title, problem?.displayId])).toEqual([['yes', 'no']]);
  });

  test('with numbers that are none, or too many of everything, is said so', async () => {
    expect(await codesOf(hydroWith('time: .nan\n'))).toEqual([['F03']]);
    expect(await codesOf(hydroWith('time: 1e9\n'))).toEqual([['F08']]);
    expect(await codesOf(hydroWith('cases:\n- {input: 1.in, output: 1.out, score: -5}\n'))).toEqual([['F08']]);
    expect(await codesOf(hydroWith('cases:\n- {input: 1.in, output: 1.out, score: .nan}\n'))).toEqual([['F08']]);
    expect(await codesOf(hydroWith('cases:\n- {input: 1.in, output: 1.out, score: 1e308}\n'))).toEqual([['F08']]);
    expect(await codesOf(hydroWith('cases:\n- {input: nothing.in, output: 1.out}\n'))).toEqual([['D02']]);
    expect(await codesOf(hydroWith('checker_type: testlib\nchecker: mine.cc\n'))).toEqual([['J05']]);
  });
});
