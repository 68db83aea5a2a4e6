import { MOST_CASES } from '@oj/contract';
import { expect, test } from 'vitest';
import { treeOf } from '../../../../tests/support/packages';
import { readPackage } from './formats';
import { PackageFault } from './lint';
import type { Data } from './model';

const MB = 1 << 20;

/** One XML document that is made while it is read, with how much of it was asked for. */
function streamed(inner: () => Iterable<string>, bytes: number) {
  const read = { bytes: 0 };
  const data: Data = {
    bytes,
    async *open() {
      for (const piece of documentOf(inner())) {
        read.bytes += piece.length;
        yield Buffer.from(piece);
      }
    },
  };
  const spooled: Data[] = [];
  const tree = treeOf({});
  const spool = async (given: Iterable<Uint8Array> | AsyncIterable<Uint8Array>) => {
    const made = await tree.spool(given);
    spooled.push(made);
    return made;
  };
  return { read, spooled, tree: { ...tree, spool, files: new Map([['problems.xml', data]]) } };
}

function* documentOf(inner: Iterable<string>) {
  yield '<fps version="1.2"><item><title>T</title><description>Text.</description>';
  yield* inner;
  yield '</item><item><title>Next</title><description>Text.</description><test_input>1</test_input><test_output>1</test_output></item></fps>';
}
const repeated = function* (text: string, times: number) {
  for (let at = 0; at < times; at += 1) yield text;
};
const saidOf = async (tree: Parameters<typeof readPackage>[0]) =>
  (await readPackage(tree)).problems.map(({ problem, lint }) => [problem !== undefined, lint.map(({ en }) => en)]);

test('an element without an end is given up after 64 MB, not after all of it', async () => {
  const { read, spooled, tree } = streamed(() => ['<test_input>', ...repeated('x'.repeat(MB), 400), '</test_input>'], 400 * MB);
  const reason: unknown = await readPackage(tree).catch((thrown: unknown) => thrown);
  expect(reason instanceof PackageFault && reason.lint.en).toBe('problems.xml, line 1 is beyond the limit.');
  expect(read.bytes).toBeLessThan(68 * MB);
  expect(spooled).toEqual([]);
  // A document that says beforehand that it is too long is not begun.
  const long = streamed(() => [], 2 ** 30);
  await expect(readPackage({ ...long.tree })).rejects.toThrow('problems.xml is beyond the limit.');
});

test('a long text costs its problem, and no more memory than a text may have', async () => {
  const { tree } = streamed(() => repeated(`<hint>${'x'.repeat(3 * MB)}</hint>`, 20), 60 * MB);
  expect(await saidOf(tree)).toEqual([
    [false, ['<hint> is beyond the limit.']],
    [true, []],
  ]);
});

test('100,000 cases of a problem are told and not kept', async () => {
  const one = '<test_input>1</test_input><test_output>1</test_output>';
  const { spooled, tree } = streamed(() => repeated(one.repeat(100), 1_000), 6 * MB);
  expect(await saidOf(tree)).toEqual([
    [false, [`the number of elements (${MOST_CASES} cases are the most) is beyond the limit.`]],
    [true, []],
  ]);
  expect(spooled).toEqual([]);

  const many = `${MOST_CASES} are the most`;
  const rows = Array.from({ length: 100_000 }, () => ({ input: '1.in', output: '1.out' }));
  const problem = { problemId: 'A1', title: 'T', description: 'Text.' };
  const listed = { 'p.json': JSON.stringify({ problem, samples: rows }), 'p/1.in': '1', 'p/1.out': '1' };
  expect(await saidOf(treeOf(listed))).toEqual([[false, [`100000 test cases (${many}) is beyond the limit.`]]]);
  const config = `cases:\n${'- {input: 1.in, output: 1.out}\n'.repeat(100_000)}`;
  const files = { 'problem.yaml': 'pid: A1\ntitle: T', 'problem.md': 'Text.', 'testdata/1.in': '1', 'testdata/1.out': '1' };
  expect(await saidOf(treeOf({ ...files, 'testdata/config.yaml': config }))).toEqual([
    [false, ['testdata/config.yaml is beyond the limit.']],
  ]);
});

test('pictures that are no base64 are left out, and said so', async () => {
  const picture = (name: string, base64: string) => `<img><src>${name}</src><base64>${base64}</base64></img>`;
  const { tree } = streamed(
    () => [
      '<hint>&lt;img src="a.png"&gt; &lt;img src="b.png"&gt; &lt;img src="c.png"&gt;</hint>',
      picture('a.png', 'iVBORw0 KGgo='),
      picture('b.png', '<![CDATA[<script>]]>'),
      picture('c.png', ''),
      '<test_input>1</test_input><test_output>1</test_output>',
    ],
    1_000,
  );
  const [found] = (await readPackage(tree)).problems;
  expect(found?.lint.map(({ en }) => en)).toEqual([
    'The picture b.png cannot be read and was left out.',
    'The picture c.png cannot be read and was left out.',
  ]);
  expect(found?.problem?.pictures.map(({ name }) => name)).toEqual(['a.png']);
});

test('a case may be called info, as the list of cases is', async () => {
  const problem = JSON.stringify({ judgeMode: 'default', problem: { problemId: 'A1', title: 'T', description: 'Text.' }, samples: [] });
  const named = JSON.stringify({
    problem: { problemId: 'A1', title: 'T', description: 'Text.' },
    samples: [{ input: 'info', output: 'info.out' }],
  });
  const casesOf = async (files: Record<string, string>) =>
    (await readPackage(treeOf(files))).problems[0]?.problem?.cases.map(({ name }) => name);
  expect(await casesOf({ 'problem_1.json': named, 'problem_1/info': '1 2', 'problem_1/info.out': '3' })).toEqual(['info']);
  expect(await casesOf({ 'problem_1.json': problem, 'problem_1/info.in': '1 2', 'problem_1/info.out': '3' })).toEqual(['info']);
  // One that is no list and no part of a pair is not guessed at.
  const [found] = (await readPackage(treeOf({ 'problem_1.json': problem, 'problem_1/info': '1 2', 'problem_1/1.in': '1' }))).problems;
  expect(found?.lint.map(({ en }) => en)).toEqual([expect.stringMatching(/^info: .* cannot be read\.$/)]);
});
