import { Status } from '@oj/contract';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { judged, nameOf, rightAnswer } from '../support/judged';
import { type Api, asNewUser, asRoot, type Product, startProduct } from '../support/product';
import { zip } from '../support/zip';

let product: Product;
let root: Api;
let pid: number;
beforeAll(async () => {
  product = await startProduct();
  root = await asRoot(product);
  pid = (await root.problem.detail({ problemId: 'P1000' })).problem.id;
});
afterAll(async () => {
  await product.stop();
  await product.dispose();
});

const sum = (a: number, b: number) => [
  { name: `${a}.in`, content: `${a} ${b}\n` },
  { name: `${a}.out`, content: `${a + b}\n` },
];
const upload = (file: Blob, api = root) => api.testData.upload({ file, mode: 'default' });

describe('W17: an archive is refused that', () => {
  const plain = { name: '1.in', content: '1' };
  const refused: [string, () => Blob, RegExp][] = [
    ['is none', () => new Blob(['not a zip at all']), /cannot be read/],
    ['is empty', () => zip([]), /no test case/],
    ['leads out by ..', () => zip([plain, { name: '../../evil.in' }]), /leads out/],
    ['has an absolute name', () => zip([{ name: '/etc/cron.d/1.in' }]), /leads out/],
    ['has a drive letter', () => zip([{ name: 'C:\\1.in' }]), /leads out/],
    ['has backslashes', () => zip([{ name: '..\\1.in' }]), /leads out/],
    ['holds a link', () => zip([{ name: '1.in', content: '/etc/shadow', unixMode: 0o120777 }]), /link or a device/],
    ['holds a FIFO', () => zip([{ name: '1.in', unixMode: 0o010644 }]), /link or a device/],
    ['has a name twice', () => zip([plain, plain]), /twice/],
    ['has names that differ in case alone', () => zip([plain, { name: '1.IN' }]), /clash/],
    ['is encrypted', () => zip([{ ...plain, flags: 0x801 }]), /encrypted/],
    ['has a NUL in a name', () => zip([{ name: '1\0.in' }]), /NUL/],
    ['has names in GBK', () => zip([{ name: Buffer.from([0xb2, 0xe2, 0x31, 0x2e, 0x69, 0x6e]), flags: 0 }]), /neither ASCII/],
    ['lies about UTF-8', () => zip([{ name: Buffer.from([0xb2, 0xe2, 0x31, 0x2e, 0x69, 0x6e]) }]), /neither ASCII/],
    ['has too many entries', () => zip(Array.from({ length: 2_300 }, (_, i) => ({ name: `${i}.in` }))), /entries/],
    ['has too many cases', () => zip(Array.from({ length: 1_001 }, (_, i) => [{ name: `${i}.in` }, { name: `${i}.out` }]).flat()), /cases/],
    ['claims a huge file', () => zip([{ ...plain, claimedBytes: 300 << 20 }]), /256 MB/],
    [
      'unpacks to far more than it holds',
      () => zip(Array.from({ length: 5 }, (_, i) => ({ name: `${i}.in`, content: 'x', claimedBytes: 200 << 20 }))),
      /far more/,
    ],
    [
      'unpacks to more than it says',
      () => zip([{ ...plain, content: 'x'.repeat(1 << 20), claimedBytes: 10 }, { name: '1.out' }]),
      /cannot be read/,
    ],
  ];
  test.each(refused)('%s', async (_, archive, why) => {
    await expect(upload(archive())).rejects.toMatchObject({ code: 'testData.archive', message: expect.stringMatching(why) });
  });

  test('F7: is told in the language of its reader', async () => {
    const form = new FormData();
    form.set('file', zip([]), 'cases.zip');
    const headers = { authorization: root.token() ?? '', 'accept-language': 'zh-CN' };
    const response = await fetch(`${product.url}/api/file/upload-testcase-zip`, { method: 'POST', headers, body: form });
    expect(await response.json()).toMatchObject({ code: 'testData.archive', msg: expect.stringContaining('没有测试点') });
  });

  test('nothing of what was refused stays behind', async () => {
    expect(await readdir(path.join(product.dataDir, 'files', 'arriving'))).toEqual([]);
  });
});

const listed = async (names: string[]) => (await upload(zip(names.map(name => ({ name, content: name }))))).fileList;

test('pairs are found by their names, shorter names first', async () => {
  const names = ['b10.in', 'b10.ans', 'b9.in', 'b9.out', 'input1.txt', 'output1.txt', 'readme.md', '__MACOSX/b9.in', '.DS_Store'];
  expect(await listed(names)).toEqual([
    { input: 'b9.in', output: 'b9.out' },
    { input: 'b10.in', output: 'b10.ans' },
    { input: 'input1.txt', output: 'output1.txt' },
  ]);
  expect((await upload(zip(sum(1, 2)))).fileListDir).toMatch(/^[0-9a-f]{32}$/);
});

test.each([
  [['input/1.txt', 'output/1.txt', 'input/2.in', 'output/2.out'], 'input/2.in output/2.out, input/1.txt output/1.txt'],
  [['data/Input/a', 'data/Output/a'], 'data/Input/a data/Output/a'],
  [['a1.in', 'A1.out', 'A2.IN', 'a2.ANS'], 'A2.IN a2.ANS, a1.in A1.out'],
  [['1.in.txt', '1.out.txt', '01', '01.a'], '01 01.a, 1.in.txt 1.out.txt'],
])('%j are pairs', async (names, expected) => {
  expect((await listed(names)).map(({ input, output }) => `${input} ${output}`).join(', ')).toBe(expected);
});

test.each([
  [['1.in', '2.in', '2.out'], '"1.in"'],
  [['1.in', '2.in'], '"1.in", "2.in"'],
  [['input/1.txt', 'input/2.txt', 'output/2.txt'], '"input/1.txt"'],
  [['input1.txt', 'readme.md'], '"input1.txt"'],
  [Array.from({ length: 20 }, (_, index) => `${index + 10}.in`), '20 inputs have no answer'],
])('of %j the inputs without an answer are refused by their names', async (names, told) => {
  await expect(listed(names)).rejects.toMatchObject({ code: 'testData.archive', message: expect.stringContaining(told) });
  await expect(listed(names)).rejects.toMatchObject({
    message: expect.stringMatching(/no answer.*an empty file where the answer is empty/),
  });
});

test('in subtask modes every row carries a group to be edited', async () => {
  const { fileList } = await root.testData.upload({ file: zip(sum(1, 2)), mode: 'subtask_lowest' });
  expect(fileList).toEqual([{ input: '1.in', output: '1.out', groupNum: 1 }]);
});

test('uploaded cases become the problem’s, judges use them at once, and they can be downloaded again', async () => {
  const { fileListDir } = await upload(zip([...sum(1, 2), ...sum(30, 4)]));
  const before = await judged(root, { code: rightAnswer });
  const set = await root.testData.set({ pid, uploadTestcaseDir: fileListDir });
  expect(set.total).toBe(2);
  const after = await judged(root, { code: rightAnswer });
  const results = async (submitId: number) => (await root.submission.cases({ submitId }))?.judgeCaseList.length;
  expect([await results(before.submitId), await results(after.submitId)]).toEqual([10, 2]);
  expect(nameOf(after.status)).toBe('accepted');

  expect(await root.testData.cases({ pid })).toMatchObject([
    { input: '1.in', output: '1.out', score: 0, groupNum: null, outputBytes: 2 },
    { input: '30.in', output: '30.out' },
  ]);
  const archive = Buffer.from(await (await root.testData.download({ pid })).arrayBuffer());
  expect(archive.subarray(0, 2).toString()).toBe('PK');
  const again = await upload(new Blob([archive]));
  expect(again.fileList).toEqual([
    { input: '1.in', output: '1.out' },
    { input: '2.in', output: '2.out' },
  ]);

  const wrong = await upload(
    zip([
      { name: '1.in', content: '1 1\n' },
      { name: '1.out', content: '3\n' },
    ]),
  );
  expect((await root.testData.set({ pid, uploadTestcaseDir: wrong.fileListDir })).caseVersion).toBe(set.caseVersion + 1);
  expect(nameOf((await judged(root, { code: rightAnswer })).status)).toBe('wrongAnswer');
});

test('a case of 64 MB is taken in and judged', async () => {
  const lines = '1234567890123456789012345678901\n'.repeat(2 << 20);
  const archive = zip([
    { name: '1.in', content: lines },
    { name: '1.out', content: lines },
  ]);
  const { fileListDir } = await upload(archive);
  await root.testData.set({ pid, uploadTestcaseDir: fileListDir });
  const code =
    '#include <cstdio>\nchar room[1 << 16];\nint main() { for (size_t n; (n = fread(room, 1, sizeof room, stdin)) > 0; ) fwrite(room, 1, n, stdout); }\n';
  const { submitId, status } = await judged(root, { code });
  expect(await root.submission.cases({ submitId })).toMatchObject({ judgeCaseList: [{ status: Status.accepted }] });
  expect(nameOf(status)).toBe('accepted');
});

test('an answer that is empty is an empty file, or nothing in the form', async () => {
  const { fileListDir } = await upload(zip([...sum(1, 2), { name: '5.in', content: '2 3\n' }, { name: '5.out', content: '' }]));
  expect(await root.testData.set({ pid, uploadTestcaseDir: fileListDir })).toMatchObject({ total: 2 });
});

test('F17: files below examples/ are samples, not cases', async () => {
  const names = ['1.in', '1.out', 'examples/1.in', 'examples/1.out', 'pack/Examples/2.in', 'my-examples/3.in', 'my-examples/3.out'];
  const { fileList } = await upload(zip(names.map(name => ({ name, content: name }))));
  expect(fileList.map(({ input }) => input)).toEqual(['1.in', 'my-examples/3.in']);
});

test('F17: where end blanks count, an answer with CR LF is compared byte for byte', async () => {
  const archive = zip([
    { name: '1.in', content: '1 2\n' },
    { name: '1.out', content: '3\r\n' },
  ]);
  await root.testData.set({ pid, uploadTestcaseDir: (await upload(archive)).fileListDir });
  expect(await root.testData.cases({ pid })).toMatchObject([{ outputBytes: 3 }]);
  const withReturn = rightAnswer.replace("'\\n'", "'\\r' << '\\n'");
  expect(withReturn).not.toBe(rightAnswer);
  const verdicts = async () => [
    nameOf((await judged(root, { code: rightAnswer })).status),
    nameOf((await judged(root, { code: withReturn })).status),
  ];
  expect(await verdicts()).toEqual(['accepted', 'accepted']);
  await product.database().execute(`update problems set ignore_end_blank = false where id = ${pid}`);
  expect(await verdicts()).toEqual(['presentationError', 'accepted']);
  await product.database().execute(`update problems set ignore_end_blank = true where id = ${pid}`);
});

test('W18: a handle is good for nothing in other hands, and a made-up one for nobody', async () => {
  const { fileListDir } = await upload(zip(sum(1, 2)));
  const other = await asNewUser(product, 'other');
  await expect(other.testData.set({ pid, uploadTestcaseDir: fileListDir })).rejects.toMatchObject({ code: 'access.denied' });
  await expect(root.testData.set({ pid, uploadTestcaseDir: '0'.repeat(32) })).rejects.toMatchObject({ code: 'testData.unknown' });
  await expect(root.testData.set({ pid, uploadTestcaseDir: '../../etc' })).rejects.toMatchObject({ code: 'input.invalid' });
  await expect(
    root.testData.set({ pid, uploadTestcaseDir: fileListDir, samples: [{ input: '../../etc/passwd', output: '' }] }),
  ).rejects.toMatchObject({ code: 'input.invalid' });
});

test('W19: nobody but authors and problem admins sees test data', async () => {
  const other = await asNewUser(product, 'stranger');
  for (const api of [other, product.as()]) {
    const code = api === other ? 'access.denied' : 'login.required';
    await expect(api.testData.download({ pid })).rejects.toMatchObject({ code });
    await expect(api.testData.cases({ pid })).rejects.toMatchObject({ code });
    await expect(upload(zip(sum(1, 2)), api)).rejects.toMatchObject({ code: api === other ? 'group.notFound' : code });
  }
});

test('W27: a form that is no form, and a field of another name', async () => {
  const call = (body: BodyInit, headers: Record<string, string> = {}) =>
    fetch(`${product.url}/api/file/upload-testcase-zip`, {
      method: 'POST',
      body,
      headers: { authorization: root.token() ?? '', ...headers },
    });
  expect((await call('{}', { 'content-type': 'application/json' })).status).toBe(415);
  const form = new FormData();
  form.append('image', new Blob(['x']), 'x.zip');
  expect((await call(form)).status).toBe(400);
  expect((await call('', { 'content-type': 'multipart/form-data' })).status).toBe(400);
});
