import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Api, asRoot, type Product, ROOT_PASSWORD, startProduct } from '../support/product';
import { rightAnswer, verdictOf } from '../support/judged';
import { asPlainUser } from '../support/plainUser';
import { codeOf } from '../support/refusal';
import { until } from '../support/until';

const draft = { pid: 'P1000', language: 'C++ 17', code: rightAnswer };

let product: Product;
let root: Api;
beforeAll(async () => {
  product = await startProduct({ withJudge: false, env: { OJ_JUDGES: '0' } });
  root = await asRoot(product);
});
afterAll(async () => {
  await product.stop();
  await product.dispose();
});

/** As a judge reports that knows two languages. */
async function judgeReports(sandbox: object, available: readonly string[]) {
  const languages = ['C++ 17', 'Python3'].map(name => ({ name, available: available.includes(name) }));
  const values = `'${JSON.stringify(sandbox)}', '${JSON.stringify(languages)}', '1', now()`;
  await product.database().execute(`
    insert into judges (id, sandbox, languages, version, seen_at) values ('judge', ${values})
    on conflict (id) do update set sandbox = excluded.sandbox, languages = excluded.languages, seen_at = now()`);
}

const able = { level: 1, cgroup: 2, root: true, reasons: [] };
const refusing = { level: 4, cgroup: 0, root: false, reasons: ['no control groups'], refusal: 'Programs are bounded weakly.' };

/** What is offered is remembered for a moment. */
const becomes = (call: () => Promise<unknown>, code: string) => until(async () => (await codeOf(call())) === code);

test('F12: a submission is refused for what is the matter: the problem, a compiler that is missing, or a sandbox that does not work', async () => {
  const submit = (language: string) => root.submission.submit({ ...draft, language });
  await judgeReports(able, ['Python3']);
  await becomes(() => submit('C++ 17'), 'submission.languageMissing');
  expect(await codeOf(submit('Brainfuck'))).toBe('submission.languageUnknown');
  expect(await codeOf(submit('Python3'))).toBe('done');

  await judgeReports(refusing, []);
  await becomes(() => submit('Python3'), 'judge.noSandbox');
  expect(await codeOf(submit('C++ 17'))).toBe('judge.noSandbox');
  expect(await codeOf(submit('Brainfuck'))).toBe('submission.languageUnknown');
  const refusal = root.submission.submit(draft);
  await expect(refusal).rejects.toMatchObject({ status: 409, message: expect.stringContaining('docs/sandbox.md') });
  const checker = { code: 'int main() {}', language: 'C' } as const;
  expect(await codeOf(root.customTest.compileChecker(checker))).toBe('judge.noSandbox');
  expect((await root.site.system()).judges).toMatchObject([{ isAlive: true, isSandboxUsable: false, languages: [] }]);

  await judgeReports(able, []);
  await becomes(() => submit('C++ 17'), 'submission.languageMissing');
  await judgeReports(able, ['C++ 17']);
  await becomes(() => submit('C++ 17'), 'done');
});

test('F12: a problem that does not take a language says so, also where nothing is judged', async () => {
  await product.database().execute(`update problems set languages = '["Python3"]' where problem_id = 'P1001'`);
  await judgeReports(refusing, []);
  await becomes(() => root.submission.submit({ ...draft, pid: 'P1001', language: 'Python3' }), 'judge.noSandbox');
  expect(await codeOf(root.submission.submit({ ...draft, pid: 'P1001' }))).toBe('submission.languageUnknown');
});

test('F12: somebody who is not root starts the site: submissions are judged or refused truly, and the doctor says the cause once', async () => {
  const own = await startProduct({ byPlainUser: true, env: { OJ_CACHE: '' } });
  try {
    const [judge] = (await own.as().site.system()).judges;
    const isUsable = (judge?.sandboxLevel ?? 5) <= 3;
    expect(judge?.isSandboxUsable).toBe(isUsable);
    const submission = (await asRoot(own)).submission;
    if (isUsable) {
      const { submitId } = await submission.submit(draft);
      await verdictOf(await asRoot(own), submitId);
      return;
    }
    await until(() => /NO LANGUAGE CAN BE JUDGED/.test(own.said()));
    expect(await codeOf(submission.submit(draft))).toBe('judge.noSandbox');
    const { result } = doctorOf(own);
    const { findings } = JSON.parse(result) as { findings: { what: string; fine: boolean; optional?: boolean; mend?: string }[] };
    const toMend = findings.filter(({ fine, optional }) => !fine && !optional);
    expect(toMend.map(({ what }) => what)).toEqual(['sandbox']);
    expect(result.split('OJ_ALLOW_WEAK_SANDBOX').length - 1).toBeLessThanOrEqual(2);
    expect(result).not.toContain('SandboxError');
  } finally {
    await own.stop();
    await own.dispose();
  }
});

test('F12: a judge that cannot open is told of three times and tried on; meanwhile submissions are refused with that reason, and then it works', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'oj-own-'));
  const cache = path.join(folder, 'cache');
  await writeFile(cache, 'a file where a folder should be');
  const own = await startProduct({ withJudge: false, env: { OJ_CACHE: cache } });
  try {
    const people = await asRoot(own);
    const submit = () => people.submission.submit(draft);
    await until(() => own.said().includes('judge ended with 1 again; it is tried every 10 s, and told of when it works'));
    expect(own.said().match(/starting it again in \d+ ms/g)).toHaveLength(2);
    const reasons = own.said().match(/^\[oj\] .*cache.*$/gm) ?? [];
    expect([reasons.length, new Set(reasons).size]).toEqual([3, 1]);
    await becomes(submit, 'judge.noSandbox');
    const { id: pid } = (await people.problem.detail({ problemId: draft.pid })).problem;
    expect(await people.problem.problemLanguages({ pid })).toEqual([]);
    expect((await people.site.system()).judges).toMatchObject([{ isSandboxUsable: false, languages: [] }]);
    expect((await people.site.health()).judges).toBe(0);

    await rm(cache);
    await until(() => own.said().includes('judge works again'));
    await becomes(submit, 'done');
    expect(own.said().match(/^\[oj\] .*cache.*$/gm)).toEqual(reasons);
  } finally {
    await own.stop();
    await own.dispose();
    await rm(folder, { recursive: true, force: true });
  }
});

function doctorOf({ dataDir }: Product) {
  const env = { ...process.env, NODE_OPTIONS: '', OJ_DATA: dataDir, OJ_CACHE: '', DATABASE_URL: '', OJ_ROOT_PASSWORD: ROOT_PASSWORD };
  const words = asPlainUser([process.execPath, 'packages/server/dist/main.js', 'doctor', '--json']);
  const [command = '', ...args] = words;
  const { stdout, status } = spawnSync(command, args, { env, encoding: 'utf8', timeout: 120_000 });
  return { result: stdout, status };
}
