import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pictureWith } from '../support/pictures';
import { type Api, asNewUser, type Product, startProduct } from '../support/product';
import { until } from '../support/until';

const alone = { embedded: true, withJudge: false, env: { OJ_JUDGES: '0', OJ_STARTER: '0' } };
let product: Product;
let user: Api;
beforeAll(async () => {
  product = await startProduct(alone);
  user = await asNewUser(product, 'archivist');
});
afterAll(async () => {
  await product.stop();
  await product.dispose();
});

const run = (statement: string) => product.database().$client.query(statement);
const status = async (link: string) => (await fetch(product.url + link)).status;
const placeOf = (hash: string) => path.join(product.dataDir, 'public', hash.slice(0, 2), hash);
const hashOf = (content: string) => createHash('sha256').update(content).digest('hex');
const hashIn = (url: string | null | undefined) => /[0-9a-f]{64}/.exec(url ?? '')?.[0] ?? '';
const upload = (content: string) => user.attachment.uploadFile({ file: new File([content], 'notes.txt') });
const candidates = async () => (await run('select hash from orphan_candidates')).rows.map(({ hash }: { hash: string }) => hash);
const uses = async () => {
  const { rows } = await run(`select owner_kind || ' ' || owner_id as owner, hash from file_uses order by owner`);
  return rows.map(({ owner, hash }: { owner: string; hash: string }) => [owner, hash]);
};
const isOld = () => run(`update orphan_candidates set at = now() - interval '1 hour'`);

async function begin() {
  product = await startProduct({ ...alone, dataDir: product.dataDir });
  user = product.as();
  await user.account.login({ username: 'archivist', password: 'correct horse' });
}
async function again() {
  await product.stop();
  await begin();
}
/** What a sweep has to resolve is resolved. */
const swept = () => until(async () => (await candidates()).length === 0);

test('each use of a file is a row while it lasts, and no candidate is left of a file that came or went in peace', async () => {
  const avatar = async (size: number) => {
    await user.ownAccount.uploadAvatar({ file: pictureWith('', size) });
    const { uid, avatar: url } = await user.ownAccount.changeProfile({});
    return [`avatar ${uid}`, hashIn(url)];
  };
  const { fileId } = await upload('in peace');
  const replaced = await avatar(330);
  expect(await uses()).toEqual([[`attachment ${fileId}`, hashOf('in peace')], replaced]);
  expect(await candidates()).toEqual([]);
  await user.attachment.remove({ fileId });
  const used = await avatar(331);
  expect(used).not.toEqual(replaced);
  expect(await uses()).toEqual([used]);
  expect(await candidates()).toEqual([]);
  for (const hash of [hashOf('in peace'), replaced[1] ?? '']) expect(existsSync(placeOf(hash))).toBe(false);
});

test('W44: bytes of an upload that was killed between their name and the commit are swept, those of others are not', async () => {
  // A server that dies wakes nobody who sleeps: a lock would be given back by its session first, and let the upload commit.
  await run(`create function hold() returns trigger language plpgsql as $$ begin perform pg_sleep(600); return null; end $$`);
  await run(
    `create constraint trigger hold after insert on attachments deferrable initially deferred for each row execute function hold()`,
  );
  const [lost, repeated] = ['never committed', 'committed by another'];
  const cut = Promise.allSettled([upload(lost)]);
  await until(() => existsSync(placeOf(hashOf(lost))));
  const dying = product.database().$client;
  await product.kill();
  await Promise.all([cut, dying.end()]);

  await begin();
  await run('drop trigger hold on attachments');
  expect(existsSync(placeOf(hashOf(lost)))).toBe(true);
  expect(await candidates()).toContain(hashOf(lost));
  const { link } = await upload(repeated);
  await run(`insert into orphan_candidates (hash) values ('${hashOf(repeated)}')`);
  await isOld();
  await again();
  await swept();
  expect(existsSync(placeOf(hashOf(lost)))).toBe(false);
  expect(await status(link)).toBe(200);
});

test('W44: what was killed on its way out is swept: before its bytes went, and after', async () => {
  const [before, after] = [await upload('rows are gone'), await upload('bytes are gone')];
  const hashes = ['rows are gone', 'bytes are gone'].map(hashOf);
  for (const { fileId } of [before, after]) {
    await run(`delete from attachments where id = ${fileId}`);
    await run(`delete from file_uses where owner_kind = 'attachment' and owner_id = ${fileId}`);
  }
  for (const hash of hashes) await run(`insert into orphan_candidates (hash, at) values ('${hash}', now() - interval '1 hour')`);
  await user.ownAccount.uploadAvatar({ file: pictureWith('', 340) });
  const { avatar } = await user.ownAccount.changeProfile({});
  const picture = hashIn(avatar);
  await run(`update users set avatar = null`);
  await run(`delete from file_uses where owner_kind = 'avatar'`);
  await run(`insert into orphan_candidates (hash, at) values ('${picture}', now() - interval '1 hour')`);
  await run(`insert into orphan_candidates (hash) values ('${'0'.repeat(64)}')`);
  await again();
  await until(async () => (await candidates()).length === 1);
  for (const hash of [...hashes, picture]) expect(existsSync(placeOf(hash))).toBe(false);
  expect((await run(`select hash from pictures where hash = '${picture}'`)).rowCount).toBe(0);
  // A young file may belong to an upload that is not finished.
  expect(await candidates()).toEqual(['0'.repeat(64)]);
});
