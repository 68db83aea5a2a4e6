import { spawnSync } from 'node:child_process';
import { constants } from 'node:fs';
import { access, chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Status } from '@oj/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Api, asRoot, type Product, ROOT_PASSWORD, startProduct } from '../support/product';
import { judged, rightAnswer, verdictOf } from '../support/judged';
import { asPlainUser } from '../support/plainUser';
import { codeOf } from '../support/refusal';
import { commandOf, descendants } from '../judge/leftovers';
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

/** Stores the report of a judge that knows two languages. */
async function judgeReports(sandbox: object, available: readonly string[]) {
  const languages = ['C++ 17', 'Python3'].map(name => ({ name, available: available.includes(name) }));
  const values = `'${JSON.stringify(sandbox)}', '${JSON.stringify(languages)}', '1', now()`;
  await product.database().execute(`
    insert into judges (id, sandbox, languages, version, seen_at) values ('judge', ${values})
    on conflict (id) do update set sandbox = excluded.sandbox, languages = excluded.languages, seen_at = now()`);
}

const able = { level: 1, cgroup: 2, root: true, reasons: [] };
const refusing = { level: 4, cgroup: 0, root: false, reasons: ['no control groups'], refusal: 'Programs are bounded weakly.' };

/** Waits until a call gives this code: the languages are cached for a moment. */
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

test('F12: a judge that cannot open says so once and waits; meanwhile submissions are refused with that reason, and then it works by itself', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'oj-own-'));
  const cache = path.join(folder, 'cache');
  await writeFile(cache, 'a file where a folder should be');
  const own = await startProduct({ withJudge: false, env: { OJ_CACHE: cache } });
  const judges = () => descendants(own.pid).filter(pid => commandOf(pid).includes('/judge.js'));
  try {
    const people = await asRoot(own);
    const submit = () => people.submission.submit(draft);
    await until(() => own.said().includes('NO LANGUAGE CAN BE JUDGED'));
    const waiting = judges();
    await becomes(submit, 'judge.noSandbox');
    const { id: pid } = (await people.problem.detail({ problemId: draft.pid })).problem;
    expect(await people.problem.problemLanguages({ pid })).toEqual([]);
    expect((await people.site.system()).judges).toMatchObject([{ isSandboxUsable: false, languages: [] }]);
    expect((await people.site.health()).judges).toBe(0);

    await rm(cache);
    await until(() => /^\[oj\] \d+ languages have come: C, .* \(sandbox level \d\)$/m.test(own.said()));
    await becomes(submit, 'done');
    expect(judges()).toEqual(waiting);
    expect(own.said().match(/^\[oj\] .*cache.*$/gm)).toHaveLength(1);
    expect(own.said()).not.toMatch(/ended with|again/);
  } finally {
    await own.stop();
    await own.dispose();
    await rm(folder, { recursive: true, force: true });
  }
});

/** Only who administers the machine may install where programs can look. */
const mayInstall = await access('/opt', constants.W_OK).then(
  () => true,
  () => false,
);

test.runIf(mayInstall)('a language comes by itself when its tools are installed and work', async () => {
  const folder = await mkdtemp('/opt/oj-test-');
  await chmod(folder, 0o755);
  const own = await startProduct({ env: { PATH: `${folder}/bin:${process.env.PATH}` } });
  try {
    const people = await asRoot(own);
    const inOldPython = { ...draft, language: 'Python2', code: 'print(sum(map(int, raw_input().split())))' };
    expect(await codeOf(people.submission.submit(inOldPython))).toBe('submission.languageMissing');
    await mkdir(path.join(folder, 'bin'));
    const asOld = 'import builtins, runpy; builtins.raw_input = input; runpy.run_path("/app/main.pyc", run_name="__main__")';
    const python2 = `#!/bin/sh\nif [ "$1" = -B ]; then exec /usr/bin/python3 -c '${asOld}'; fi\nexec /usr/bin/python3 "$@"\n`;
    await writeFile(path.join(folder, 'bin', 'python2'), '#!/bin/sh\nexit 1\n', { mode: 0o755 });
    await until(() => own.said().includes('installed, but not available: Python2'), 120_000);
    await writeFile(path.join(folder, 'bin', 'python2'), python2);
    await until(() => own.said().includes('1 language has come: Python2 (sandbox level'), 120_000);
    await becomes(() => people.submission.submit(inOldPython), 'done');
    expect((await judged(people, inOldPython)).status).toBe(Status.accepted);
    expect(own.said()).not.toContain('ended with');
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
