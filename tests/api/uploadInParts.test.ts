import { ApiError, UPLOAD_PART_BYTES } from '@oj/contract';
import { sendInParts } from '@oj/contract/sendInParts';
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cleanUp } from '../../packages/server/src/features/cleanup/cleanup.queries';
import { UnusedFiles } from '../../packages/server/src/features/cleanup/unusedFiles.queries';
import { FileStore } from '../../packages/server/src/files/store';
import { type Api, asNewUser, asRoot, type Product, startProduct } from '../support/product';
import { codeOf } from '../support/refusal';
import { zip } from '../support/zip';

let product: Product;
let root: Api;
let alice: Api;
beforeAll(async () => {
  product = await startProduct({ withJudge: false, env: { OJ_JUDGES: '0' } });
  root = await asRoot(product);
  alice = await asNewUser(product, 'alice');
});
afterAll(async () => {
  await product.stop();
  await product.dispose();
});

/** A package of three parts, most of which cannot be made smaller. */
const large = randomBytes(9 << 20);
const problemJson = JSON.stringify({ title: 'Sum', description: { format: 'markdown', value: 'Add.' }, samples: [] });
const archive = zip([
  { name: '1/problem.json', content: problemJson },
  { name: '1/testcase/1.in', content: large },
  { name: '1/testcase/1.out', content: Buffer.from(large.toReversed()) },
]);
const fileOf = (name: string, blob = archive) => new File([blob], name, { lastModified: 1_700_000_000_000 });
const partOf = (number: number) => archive.slice(number * UPLOAD_PART_BYTES, (number + 1) * UPLOAD_PART_BYTES);

test('what was sent before a cut and a kill -9 is not sent again', async () => {
  const { handle } = await root.uploadInParts.start({ fileName: 'cut.zip', bytes: archive.size, modifiedMs: 1_700_000_000_000 });
  expect(await root.uploadInParts.part({ handle, number: 0, file: partOf(0) })).toEqual({ missing: 2 });
  const cut = new AbortController();
  const broken = root.uploadInParts.part({ handle, number: 1, file: partOf(1) }, { signal: cut.signal });
  cut.abort();
  await expect(broken).rejects.toThrow();
  expect(await codeOf(root.problemPackage.takeUpload({ upload: handle }))).toBe('upload.notWhole');
  await product.kill();
  product = await startProduct({ dataDir: product.dataDir, withJudge: false, env: { OJ_JUDGES: '0' } });
  root = await asRoot(product);
  alice = product.as(alice.token());

  const sent: number[] = [];
  const { part, ...others } = root.uploadInParts;
  const counting = {
    ...others,
    part: (input: { handle: string; number: number | string; file: Blob }) => {
      sent.push(Number(input.number));
      return part(input);
    },
  };
  const shares: number[] = [];
  const again = await sendInParts(counting, fileOf('cut.zip'), { onProgress: share => void shares.push(share) });
  expect(again).toBe(handle);
  expect(sent).toEqual([1, 2]);
  expect([shares[0], shares.at(-1)]).toEqual([UPLOAD_PART_BYTES / archive.size, 1]);
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  const report = await root.problemPackage.takeUpload({ upload: handle });
  expect(report).toMatchObject({ format: 'qduoj', problems: [{ title: 'Sum', cases: 1, bytes: 2 * large.length }] });
  const [taken] = await root.problemPackage.take({ handle: report.handle ?? '', format: 'qduoj', problems: [{ key: '1' }] });
  expect(taken).toMatchObject({ outcome: 'added' });
  expect(await codeOf(root.problemPackage.takeUpload({ upload: handle }))).toBe('upload.unknown');
});

test('a part that the network has lost is sent once more; a refusal is not', async () => {
  const { start, part, drop } = root.uploadInParts;
  const losing = (reasons: ApiError[]) => ({
    start,
    drop,
    part: (input: { handle: string; number: number | string; file: Blob }) => {
      const reason = reasons.shift();
      return reason ? Promise.reject(reason) : part(input);
    },
  });
  const text = new Blob([large.subarray(0, UPLOAD_PART_BYTES), 'end']);
  const handle = await sendInParts(losing([new ApiError('network.failed')]), fileOf('lost.bin', text));
  expect((await root.problemPackage.takeUpload({ upload: handle })).lint).toMatchObject([{ code: 'F01' }]);
  const refused = sendInParts(losing([new ApiError('server.tooMany')]), fileOf('refused.bin', text));
  expect(await codeOf(refused)).toBe('server.tooMany');
});

test('after a day the parts of what was not finished are forgotten, and their files go', async () => {
  const [old, young] = [
    fileOf('old.zip', new Blob([large.subarray(0, 1_000)])),
    fileOf('young.zip', new Blob([large.subarray(1_000, 2_000)])),
  ];
  const [oldHandle, youngHandle] = [await sendInParts(root.uploadInParts, old), await sendInParts(root.uploadInParts, young)];
  const { rows } = await product
    .database()
    .$client.query<{ handle: string; hash: string }>('select handle, hash from upload_parts where handle = any($1)', [
      [oldHandle, youngHandle],
    ]);
  const hashOf = (handle: string) => rows.find(each => each.handle === handle)?.hash ?? '';
  await product
    .database()
    .$client.query(
      `update uploads set started_at = now() - case handle when $1 then interval '25 hours' else interval '23 hours' end where handle = any($2)`,
      [oldHandle, [oldHandle, youngHandle]],
    );
  await cleanUp(product.database());
  const store = new FileStore(product);
  const unused = new UnusedFiles(product.database(), store);
  // A file goes when it is seen without use twice.
  for (let look = 0; look < 2; look += 1) await unused.cleanUp({ graceMs: 0, paceMs: 0 });
  expect([await store.has(hashOf(oldHandle)), await store.has(hashOf(youngHandle))]).toEqual([false, true]);
  expect(await codeOf(root.problemPackage.takeUpload({ upload: oldHandle }))).toBe('upload.unknown');
  expect((await root.problemPackage.takeUpload({ upload: youngHandle })).lint).toMatchObject([{ code: 'F01' }]);
});

test('an upload is bounded, and its owner’s alone', async () => {
  const wish = { fileName: 'a.zip', bytes: 3 * UPLOAD_PART_BYTES };
  expect(await codeOf(alice.uploadInParts.start(wish))).toBe('group.notFound');
  expect(await codeOf(root.uploadInParts.start({ ...wish, bytes: 2 ** 31 + 1 }))).toBe('input.invalid');
  const { handle } = await root.uploadInParts.start(wish);
  for (const call of [
    () => alice.uploadInParts.part({ handle, number: 0, file: partOf(0) }),
    () => alice.uploadInParts.drop({ handle }),
    () => alice.problemPackage.takeUpload({ upload: handle }),
  ])
    expect(await codeOf(call())).toMatch(/^upload\.unknown$|^access\.denied$/);
  expect(await codeOf(root.uploadInParts.part({ handle, number: 3, file: partOf(0) }))).toBe('input.invalid');
  expect(await codeOf(root.uploadInParts.part({ handle, number: 0, file: new Blob(['short']) }))).toBe('input.invalid');
  const longer = new Blob([partOf(0), 'x']);
  expect(await codeOf(root.uploadInParts.part({ handle, number: 0, file: longer }))).toBe('input.tooLarge');
  for (let number = 0; number < 6; number += 1) await root.uploadInParts.start({ ...wish, fileName: `${number}.zip` });
  expect(await codeOf(root.uploadInParts.start({ ...wish, fileName: 'more.zip' }))).toBe('upload.tooMany');
  expect(await root.uploadInParts.start(wish)).toEqual({ handle, parts: [] });
  await root.uploadInParts.drop({ handle });
  await root.uploadInParts.start({ ...wish, fileName: 'more.zip' });
});
