import { contract, type Endpoint, endpointsOf } from '@oj/contract';
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { groupsOf } from '../support/groups';
import { pictureWith } from '../support/pictures';
import { type Api, type Product, startProduct } from '../support/product';
import { zip } from '../support/zip';

let product: Product;
let owner: Api;
let gid: number;
const on = groupsOf(() => product);
beforeAll(async () => {
  product = await startProduct({ withJudge: false, env: { OJ_JUDGES: '0', OJ_STARTER: '0' } });
  owner = await on.person('owner');
  gid = await on.create(owner);
});
afterAll(async () => {
  await product.stop();
  await product.dispose();
});

type Way = 'in the address' | 'before the file' | 'behind the file';
const ways: Way[] = ['in the address', 'before the file', 'behind the file'];

const { group, attachment, testData, uploadInParts } = contract;

/** The code of the refusal, or "done". */
async function send(endpoint: Endpoint, file: Blob, fields: Record<string, unknown>, way: Way) {
  const { path, fileField } = endpoint;
  const entries = Object.entries(fields).map(([name, value]): [string, string] => [name, String(value)]);
  const form = new FormData();
  if (way === 'before the file') for (const [name, value] of entries) form.append(name, value);
  form.append(fileField ?? '', file, endpoint === attachment.uploadFile ? 'x.txt' : 'x.zip');
  if (way === 'behind the file') for (const [name, value] of entries) form.append(name, value);
  const query = way === 'in the address' ? `?${new URLSearchParams(entries)}` : '';
  const headers = { authorization: owner.token() ?? '' };
  const response = await fetch(`${product.url}/api${path}${query}`, { method: 'POST', body: form, headers });
  const { code = 'done' } = (await response.json()) as { code?: string };
  return code;
}

const cases = () =>
  zip([
    { name: '1.in', content: '1' },
    { name: '1.out', content: '1' },
  ]);
const calls: [name: string, endpoint: Endpoint, file: () => Blob, fields: () => Promise<Record<string, unknown>>][] = [
  ['the picture of a group', group.uploadAvatar, () => pictureWith('owl'), async () => ({ gid })],
  ['a picture in a text of a group', attachment.uploadPicture, () => pictureWith('text'), async () => ({ gid })],
  ['a file in a text of a group', attachment.uploadFile, () => new Blob(['plain text']), async () => ({ gid })],
  ['test data of a group', testData.upload, cases, async () => ({ gid, mode: 'default' })],
  [
    'a part of a file',
    uploadInParts.part,
    () => new Blob(['abc']),
    async () => {
      const modifiedMs = Math.floor(Math.random() * 1e9);
      const { handle } = await owner.uploadInParts.start({ fileName: 'x.zip', bytes: 3, modifiedMs, gid });
      return { handle, number: 0 };
    },
  ],
];

describe('FIL-015, FIL-016: what a call with a file needs stands in the address or in the form', () => {
  test.each(calls)('%s', async (_, endpoint, file, fields) => {
    for (const way of ways) expect([way, await send(endpoint, file(), await fields(), way)]).toEqual([way, 'done']);
  });

  test('as for every call with a file that has fields', () => {
    const tried = new Set(calls.map(([, endpoint]) => endpoint));
    const shapeOf = ({ input }: Endpoint) => Object.keys((input as { def?: { shape?: object } }).def?.shape ?? {});
    const others = [...endpointsOf(contract)].filter(([, , each]) => each.fileField && shapeOf(each).length && !tried.has(each));
    // Packages are for the back office.
    expect(others.map(([noun, name]) => `${noun}.${name}`)).toEqual(['problemPackage.upload']);
  });

  test('a field of another group is as good as the address', async () => {
    for (const way of ways) {
      expect(await send(group.uploadAvatar, pictureWith('owl'), { gid: 999_999 }, way)).toBe('group.notFound');
      expect(await send(group.uploadAvatar, pictureWith('owl'), { gid: 'x' }, way)).toBe('input.invalid');
    }
    expect(await send(attachment.uploadPicture, pictureWith('text'), {}, 'in the address')).toBe('group.notFound');
  });

  test('a file that is longer than a picture is not kept in memory for fields behind it', async () => {
    const long = zip([
      { name: '1.in', content: randomBytes(6 << 20) },
      { name: '1.out', content: '1' },
    ]);
    expect(await send(testData.upload, long, { gid }, 'before the file')).toBe('done');
    expect(await send(testData.upload, long, { gid }, 'behind the file')).toBe('group.notFound');
  });
});
