import { existsSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FileStore } from '../../packages/server/src/files/store';
import { pictureWith } from '../support/pictures';
import { type Api, asNewUser, asRoot, type Product, startProduct } from '../support/product';

const alone = { withJudge: false, env: { OJ_JUDGES: '0', OJ_STARTER: '0' } };
let product: Product;
let root: Api;
let user: Api;
beforeAll(async () => {
  product = await startProduct(alone);
  root = await asRoot(product);
  user = await asNewUser(product, 'painter');
});
afterAll(async () => {
  await product.stop();
  await product.dispose();
});

test('W21: an avatar is kept without what does not draw it, and served as nothing but a picture', async () => {
  const { avatar } = await user.ownAccount.uploadAvatar({ file: pictureWith('<script>alert(1)</script>') });
  expect(avatar).toMatch(/^\/api\/public\/img\/[0-9a-f]{64}\.png$/);
  const response = await fetch(product.url + avatar);
  expect(response.headers.get('content-type')).toBe('image/png');
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect(response.headers.get('cache-control')).toBe('public, max-age=86400');
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(Buffer.from(await response.arrayBuffer()).includes('script')).toBe(false);
  expect(await user.ownAccount.changeProfile({})).toMatchObject({ avatar });
  expect((await product.as().picture.show({ name: avatar?.split('/').at(-1) ?? '' })).size).toBeGreaterThan(100);
});

test.each([
  ['an SVG', new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>'], { type: 'image/png' }), 'picture.type'],
  ['half a picture', pictureWith('').slice(0, 90), 'picture.broken'],
  ['more than 2 MB', new Blob([pictureWith(''), new Uint8Array(2 << 20)]), 'picture.tooLarge'],
  ['nothing', new Blob([]), 'picture.type'],
])('W21: %s is no avatar', async (_, file, code) => {
  await expect(user.ownAccount.uploadAvatar({ file })).rejects.toMatchObject({ code });
});

test('W19: what is stored, but no picture, is not shown', async () => {
  const { hash } = await new FileStore(product).put('the answer to every test');
  for (const name of [`${hash}.png`, `${'0'.repeat(64)}.png`]) {
    const response = await fetch(`${product.url}/api/public/img/${name}`);
    expect(response.status).toBe(404);
  }
  for (const name of ['..%2f..%2fetc%2fpasswd', `${hash}.svg`]) {
    const response = await fetch(`${product.url}/api/public/img/${name}`);
    expect(response.status).toBe(400);
  }
});

const status = async (url: string) => (await fetch(product.url + url)).status;
const fileAt = (url: string) => {
  const hash = /[0-9a-f]{64}/.exec(url)?.[0] ?? '';
  return path.join(product.dataDir, 'public', hash.slice(0, 2), hash);
};
const avatarOf = async (api: Api, picture: Blob) => (await api.ownAccount.uploadAvatar({ file: picture })).avatar ?? '';

test('an avatar that is replaced is gone, unless it is still somebody else’s', async () => {
  const other = await asNewUser(product, 'sculptor');
  const mine = await avatarOf(user, pictureWith('', 260));
  expect(await avatarOf(other, pictureWith('', 260))).toBe(mine);
  await avatarOf(user, pictureWith('', 261));
  expect(await status(mine)).toBe(200);
  const theirs = await avatarOf(other, pictureWith('', 262));
  expect(await status(mine)).toBe(404);
  expect(existsSync(fileAt(mine))).toBe(false);
  expect(await avatarOf(other, pictureWith('', 262))).toBe(theirs);
  expect(await status(theirs)).toBe(200);
});

test('a picture that leaves the home page is gone, and its second showing keeps it', async () => {
  const [first, second] = [
    await root.carousel.upload({ file: pictureWith('', 270) }),
    await root.carousel.upload({ file: pictureWith('', 270) }),
  ];
  expect(second.url).toBe(first.url);
  await root.carousel.remove(first);
  expect(await status(first.url)).toBe(200);
  await root.carousel.remove(second);
  expect(await status(first.url)).toBe(404);
  expect(existsSync(fileAt(first.url))).toBe(false);
});

test('of many who take and leave one picture at once none is left without it', async () => {
  const people = await Promise.all(['one', 'two', 'three'].map(name => asNewUser(product, `wavering-${name}`)));
  const same = await Promise.all(
    people.map(async person => {
      for (const width of [290, 291, 290, 292]) await avatarOf(person, pictureWith('', width));
      return avatarOf(person, pictureWith('', 290));
    }),
  );
  expect(new Set(same).size).toBe(1);
  expect(await status(same[0] ?? '')).toBe(200);
});

test('the super admin puts pictures on the home page and takes them off', async () => {
  const { id, url } = await root.carousel.upload({ file: pictureWith('', 300) });
  const second = await root.carousel.uploadSpeltOtherwise({ file: pictureWith('', 310) });
  expect(await product.as().home.carousel()).toEqual([{ id, url }, second]);
  await root.carousel.remove({ id });
  expect(await product.as().home.carousel()).toEqual([second]);
  await expect(root.carousel.remove({ id })).rejects.toMatchObject({ code: 'carousel.notFound' });
  await expect(user.carousel.upload({ file: pictureWith('') })).rejects.toMatchObject({ code: 'access.denied' });
});

test('the picture of a user who is removed goes with them, and no other', async () => {
  const gone = await avatarOf(await asNewUser(product, 'leaving'), pictureWith('', 303));
  const kept = await avatarOf(user, pictureWith('', 301));
  const { records } = await root.users.list({ keyword: 'leaving' });
  await root.users.remove({ ids: records.map(({ uid }) => uid) });
  expect(await status(gone)).toBe(404);
  expect(existsSync(fileAt(gone))).toBe(false);
  expect(await status(kept)).toBe(200);
});
