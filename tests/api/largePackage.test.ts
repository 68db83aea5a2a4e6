import { sendInParts } from '@oj/contract/sendInParts';
import { openAsBlob } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FileStore } from '../../packages/server/src/files/store';
import { apiProcessOf, forgetMost, residentMb } from '../support/apiProcess';
import { writeLargeArchive } from '../support/largeArchive';
import { type Api, asRoot, type Product, startProduct } from '../support/product';
import { zip } from '../support/zip';

const MB = 1 << 20;
/** Beyond what it has anyway; a package that was held would take `PACKAGE_MB`. */
const MOST_MORE_MB = 100;
const PACKAGE_MB = 200;

let product: Product;
let root: Api;
let room: string;
beforeAll(async () => {
  [product, room] = await Promise.all([
    startProduct({ withJudge: false, env: { OJ_JUDGES: '0', OJ_STARTER: '0' } }),
    mkdtemp(path.join(tmpdir(), 'oj-large-')),
  ]);
  root = await asRoot(product);
});
afterAll(async () => {
  await product.stop();
  await product.dispose();
  await rm(room, { recursive: true, force: true });
});

async function moreMb(work: () => Promise<void>) {
  const pid = await apiProcessOf(product);
  await forgetMost(pid);
  const before = await residentMb(pid);
  await work();
  return (await residentMb(pid, 'most')) - before;
}

test(`a package of ${PACKAGE_MB} MB is uploaded, looked at and taken, and is never held`, async () => {
  const archive = path.join(room, 'large.zip');
  writeLargeArchive(archive, PACKAGE_MB, 50);
  const more = await moreMb(async () => {
    const upload = await sendInParts(root.uploadInParts, new File([await openAsBlob(archive)], 'large.zip', { lastModified: 1 }));
    const { handle, format, problems } = await root.problemPackage.takeUpload({ upload });
    expect(problems).toMatchObject([{ key: '1', title: 'Large', cases: 4, canTake: true }]);
    const taken = await root.problemPackage.take({ handle: handle ?? '', format: format ?? 'hoj', problems: [{ key: '1' }] });
    expect(taken).toMatchObject([{ outcome: 'added' }]);
  });
  expect(more).toBeLessThan(MOST_MORE_MB);
}, 120_000);

test('what is refused leaves neither rows nor files', async () => {
  const kept = async () => {
    const { rows } = await product.database().$client.query<{ counts: object }>(
      `select jsonb_build_object('problems', (select count(*) from problems), 'cases', (select count(*) from problem_cases),
         'uploads', (select count(*) from test_data_uploads), 'attachments', (select count(*) from attachments),
         'pictures', (select count(*) from pictures)) as counts`,
    );
    const { rows: packages } = await product.database().$client.query<{ hash: string }>('select hash from package_uploads');
    const ofPackages = new Set(packages.map(({ hash }) => hash));
    return { ...rows[0]?.counts, files: (await new FileStore(product).list()).filter(hash => !ofPackages.has(hash)).length };
  };
  const before = await kept();
  const problem = { problemId: 'A1', title: 'T', description: 'Text ![](x.png)' };
  const many = Array.from({ length: 100_000 }, () => ({ input: '1.in', output: '1.out' }));
  const hojOf = (samples: object[], more: { name: string; content: string }[] = []) =>
    zip([{ name: 'p.json', content: JSON.stringify({ problem, samples }) }, { name: 'p/1.in', content: '1' }, ...more]);
  const item = (inner: string) => new Blob(['<fps><item><title>T</title><description>Text.</description>', inner, '</item></fps>']);
  for (const [file, said] of [
    [hojOf(many), '100000 test cases (1000 are the most) is beyond the limit.'],
    [hojOf([], [{ name: 'p/info', content: '1 2' }]), 'info: Unexpected'],
    [item(`<hint>${'x'.repeat(3 * MB)}</hint>`), '<hint> is beyond the limit.'],
    [item('<test_input>1</test_input><test_output>1</test_output>'.repeat(2_000)), 'the number of elements (1000 cases are the most)'],
  ] as const) {
    const { handle, format, problems } = await root.problemPackage.upload({ file });
    const [found] = problems;
    expect(found?.lint.filter(({ severity }) => severity === 'error').map(({ en }) => en)).toEqual([expect.stringContaining(said)]);
    expect(found?.canTake).toBe(false);
    const wish = { handle: handle ?? '', format: format ?? 'hoj', problems: [{ key: found?.key ?? '' }] };
    expect(await root.problemPackage.take(wish)).toMatchObject([
      { outcome: 'failed', lint: expect.arrayContaining([expect.objectContaining({ en: expect.stringContaining(said) })]) },
    ]);
  }
  const text = Buffer.alloc(66 * MB, '0123456789abcdef\n');
  const long = new Blob(['<fps><item><title>T</title><test_input>', text, '</test_input></item></fps>']);
  const more = await moreMb(async () => {
    const report = await root.problemPackage.upload({ file: long });
    expect(report).toMatchObject({ handle: null, problems: [], lint: [{ code: 'A03' }] });
  });
  expect(more).toBeLessThan(4 * 66);
  expect(await kept()).toEqual(before);
  expect(await readdir(path.join(product.dataDir, 'packages'))).toEqual([]);
});
