import type { ProblemDraft } from '@oj/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { judged, nameOf } from '../support/judged';
import { type Api, asNewUser, asRoot, type Product, startProduct } from '../support/product';
import { until } from '../support/until';
import { zip } from '../support/zip';

const checker = (words: string) =>
  `#include "testlib.h"\nint main(int argc, char *argv[]) { registerTestlibCmd(argc, argv); quitf(_ok, "${words}"); }\n`;

const draft = (problem: Partial<ProblemDraft['problem']>, rest: Partial<ProblemDraft> = {}) =>
  ({
    problem: { title: 'Any number', input: 'Nothing', output: 'Any number', auth: 2, judgeMode: 'spj', spjLanguage: 'C++', ...problem },
    samples: [{ input: '1\n', output: '1\n' }],
    languages: [{ name: 'C++ 17' }],
    ...rest,
  }) satisfies ProblemDraft;

let product: Product;
let root: Api;
let author: Api;

const begin = (judges: string) => async () => {
  product = await startProduct({ withJudge: judges !== '0', env: { OJ_JUDGES: judges, OJ_STARTER: '0' } });
  root = await asRoot(product);
  author = await asNewUser(product, 'author', 1001);
};
const end = async () => {
  await product.stop();
  await product.dispose();
};
const total = async () => (await root.problemEditor.list({})).total;
/** How often a judge has been asked anything. */
const asked = async () => {
  const { rows } = await product
    .database()
    .$client.query<{ n: number }>(`select coalesce(last_value, 0)::integer n from pg_sequences where sequencename = 'custom_tests_id_seq'`);
  return rows[0]?.n;
};

describe('with a judge', () => {
  beforeAll(begin('1'));
  afterAll(end);

  test('PRB-052: code that does not compile is refused in the words of the compiler, and nothing is made of it', async () => {
    const before = await total();
    for (const judgeMode of ['spj', 'interactive'] as const)
      await expect(author.problemEditor.add(draft({ judgeMode, spjCode: 'int main( {' }))).rejects.toMatchObject({
        code: 'judge.notCompiled',
        message: expect.stringMatching(/^The special or interactive code has not compiled\n[^]*error/),
      });
    await expect(author.problemEditor.add(draft({ spjCode: '#include "own.h"\nint main() {}' }))).rejects.toThrow(/own\.h/);
    expect(await total()).toBe(before);
  });

  test('PRB-052: what has not changed is not compiled again, nor what the author saw compile; what has changed is', async () => {
    const files = { 'own.h': 'enum { right = 100 };\n' };
    const own = { spjCode: '#include "own.h"\nint main() { return right; }\n', spjLanguage: 'C', judgeExtraFile: files };
    await author.customTest.compileChecker({ code: own.spjCode, language: 'C', extraFiles: files });
    const seen = await asked();
    const { pid, problemId } = await author.problemEditor.add(draft(own));
    const change = (problem: Partial<ProblemDraft['problem']>) =>
      author.problemEditor.change(draft({ ...problem, id: pid, problemId } as never) as never);
    await change({ ...own, title: 'Another title' });
    expect(await asked()).toBe(seen);
    expect(nameOf((await judged(author, { pid: problemId, code: 'int main() {}' })).status)).toBe('accepted');

    await product.database().execute('delete from compiled_sources');
    await change({ ...own, title: 'A third title' });
    expect(await asked()).toBe(seen);
    await change({ spjCode: checker('fine') });
    await change({ spjCode: checker('fine'), judgeExtraFile: files });
    expect(await asked()).toBe((seen ?? 0) + 2);

    for (const broken of [{ judgeExtraFile: { 'own.h': 'enum {' } }, { spjCode: 'no' }, { spjLanguage: 'C', spjCode: checker('no C') }])
      await expect(change({ ...own, ...broken })).rejects.toMatchObject({ code: 'judge.notCompiled' });
    expect(await author.problemEditor.read({ pid })).toMatchObject({ title: 'Any number', spjCode: checker('fine') });
  });

  test('what a special judge says is read by whoever may change the problem, by the author of the submission where the problem allows it, and by nobody else', async () => {
    const words = 'expected 12345';
    const first = draft({ auth: 1, spjCode: checker(words) });
    const { pid, problemId } = await root.problemEditor.add(first);
    const [solver, other] = [await asNewUser(product, 'solver'), await asNewUser(product, 'other')];
    const { submitId } = await judged(solver, { pid: problemId, code: 'int main() {}' });
    const readers = { root, solver, other, visitor: product.as() };
    const read = async () => {
      const seen: Record<string, string | null | undefined> = {};
      for (const [name, api] of Object.entries(readers)) seen[name] = (await api.submission.cases({ submitId }))?.judgeCaseList[0]?.message;
      return seen;
    };
    const told = expect.stringContaining(words);
    expect(await read()).toEqual({ root: told, solver: null, other: null, visitor: null });

    const change = (openCheckerMessage?: boolean) =>
      root.problemEditor.change({ ...first, problem: { ...first.problem, id: pid, problemId, openCheckerMessage } } as never);
    await change(true);
    expect(await read()).toEqual({ root: told, solver: told, other: null, visitor: null });
    await change();
    expect(await root.problemEditor.read({ pid })).toMatchObject({ openCheckerMessage: true });
    await change(false);
    expect(await read()).toMatchObject({ root: told, solver: null });

    const crashed = await judged(solver, { pid: problemId, code: 'int main() { return 3; }' });
    expect((await solver.submission.cases(crashed))?.judgeCaseList[0]?.message).toBe('exit code 3');
  });

  test('whoever may not change a problem has nothing compiled', async () => {
    const { pid, problemId } = await root.problemEditor.add(draft({ spjCode: checker('mine') }));
    const seen = await asked();
    const change = author.problemEditor.change(draft({ id: pid, problemId, spjCode: 'no' } as never) as never);
    await expect(change).rejects.toMatchObject({ code: 'access.denied' });
    expect(await asked()).toBe(seen);
  });

  test('B44: a special judge may do without answers, and leaves none behind', async () => {
    const { pid, problemId } = await author.problemEditor.add(
      draft({ spjCode: checker('any') }, { samples: [{ input: '1\n', output: '' }] }),
    );
    const change = (problem: object, rest: Partial<ProblemDraft>) =>
      author.problemEditor.change(draft({ id: pid, problemId, ...problem } as never, rest) as never);
    const present = { isUploadTestCase: true, samples: [] };
    await change({ spjCode: checker('any') }, present);
    await expect(change({ judgeMode: 'default' }, present)).rejects.toMatchObject({
      code: 'input.invalid',
      message: expect.stringContaining('Case 1 has no answer'),
    });
    await change({ judgeMode: 'default' }, { samples: [{ input: '1\n', output: '\n' }] });
  });

  test.each(['Python3', 'constructor', '__proto__'])('a special judge is not written in %s', async spjLanguage => {
    await expect(author.problemEditor.add(draft({ spjLanguage, spjCode: 'x' }))).rejects.toMatchObject({
      code: 'input.invalid',
      message: expect.stringContaining(spjLanguage),
    });
  });
});

describe('without a judge', () => {
  beforeAll(begin('0'));
  afterAll(end);

  test('PRB-052: the refusal says so at once, and nothing is lost', async () => {
    const cases = zip([
      { name: '1.in', content: '1' },
      { name: '1.out', content: '1' },
    ]);
    const { fileListDir } = await author.testData.upload({ file: cases, mode: 'default' });
    const whole = draft({ spjCode: checker('fine') }, { isUploadTestCase: true, uploadTestcaseDir: fileListDir, samples: [] });
    await expect(author.problemEditor.add(whole)).rejects.toMatchObject({
      code: 'judge.none',
      status: 503,
      message: expect.stringMatching(/No judge is there/),
    });
    expect(await total()).toBe(0);
    await author.problemEditor.add({ ...whole, problem: { ...whole.problem, judgeMode: 'default' } });
    expect(await total()).toBe(1);
  });

  test.each<Record<string, string>>([{ 'a.h': '\0' }, { 'a.h': '\ud800' }, { '\0': '' }])(
    'signs that cannot be stored are refused beside it: %j',
    async extraFiles => {
      const asked = author.customTest.compileChecker({ code: 'int main() {}', language: 'C', extraFiles });
      await expect(asked).rejects.toMatchObject({ code: 'input.invalid' });
    },
  );

  test('PRB-052: judges that fall silent while one is waited for end the waiting', async () => {
    const sandbox = `'{"level":0,"cgroup":0,"root":true,"reasons":[]}'`;
    await product.database().execute(`insert into judges (id, sandbox, languages, version) values ('silent', ${sandbox}, '[]', '')`);
    const waiting = author.problemEditor.add(draft({ spjCode: checker('fine') }));
    const refused = expect(waiting).rejects.toMatchObject({ code: 'judge.none' });
    const jobs = async () => (await product.database().$client.query('select from judge_jobs')).rowCount;
    await until(async () => (await jobs()) === 1);
    await product.database().execute(`update judges set seen_at = now() - interval '1 hour'`);
    await refused;
    expect(await jobs()).toBe(0);
    expect(await total()).toBe(1);
  });
});
