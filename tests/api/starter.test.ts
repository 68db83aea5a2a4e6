import { Status } from '@oj/contract';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { judged, nameOf } from '../support/judged';
import { type Api, asRoot, type Product, startProduct } from '../support/product';

const folder = path.resolve('tests/judge/starter');
const languages: Record<string, string> = { '.c': 'C', '.cpp': 'C++ 17', '.py': 'Python3', '.java': 'Java' };

let product: Product;
let root: Api;
beforeAll(async () => {
  product = await startProduct({ env: { OJ_JUDGES: '2' } });
  root = await asRoot(product);
});
afterAll(async () => {
  await product.stop();
  await product.dispose();
});

const solutions = readdirSync(folder).map(file => {
  const [pid = '', verdict = ''] = file.split('.');
  return { file, pid, verdict, language: languages[path.extname(file)] ?? '' };
});

// Two judges have them all to do at once.
test.concurrent.each(solutions)('$file', async ({ file, pid, verdict, language }) => {
  const { status } = await judged(root, { pid, language, code: readFileSync(path.join(folder, file), 'utf8') });
  expect(nameOf(status)).toBe(verdict);
});

test('there is one training of them, from easy to hard, with a text before each', async () => {
  const { records } = await product.as().training.list({});
  expect(records).toMatchObject([{ author: 'root', problemCount: 12, gid: null }]);
  const problems = await product.as().training.problems({ tid: records[0]?.id ?? 0 });
  expect(problems.map(({ difficulty }) => difficulty)).toEqual([0, 0, 1, 1, 2, 2, 3, 3, 3, 4, 4, 5]);
  for (const { text } of problems) expect(text).toMatch(/\p{Script=Han}[^]*\n\n.*[a-z]/u);
});

test('every starter problem has a solution that is accepted', async () => {
  const { records } = await root.problem.list({ limit: 300 });
  const solved = new Set(solutions.filter(({ verdict }) => verdict === nameOf(Status.accepted)).map(({ pid }) => pid));
  expect(records.map(({ problemId }) => problemId).filter(problemId => !solved.has(problemId))).toEqual([]);
});
