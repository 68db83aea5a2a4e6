import { afterAll, beforeAll, expect, test } from 'vitest';
import { FileStore } from '../../packages/server/src/files/store';
import { pictureWith } from '../support/pictures';
import { type Api, asNewUser, asRoot, type Product, startProduct } from '../support/product';

let product: Product;
let root: Api;
let user: Api;
beforeAll(async () => {
  product = await startProduct({ withJudge: false, env: { OJ_JUDGES: '0', OJ_STARTER: '0' } });
  root = await asRoot(product);
  user = await asNewUser(product, 'painter');
});
afterAll(async () => {
  await product.stop();
  await product.dispose();
});

test('W21: an avatar is kept without what does not draw it, and served as nothing but a picture, for ever', async () => {
  const { avatar } = await user.ownAccount.uploadAvatar({ file: pictureWith('<script>alert(1)</script>') });
  expect(avatar).toMatch(/^\/api\/public\/img\/[0-9a-f]{64}\.png$/);
  const response = await fetch(product.url + avatar);
  expect(response.headers.get('content-type')).toBe('image/png');
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
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

test('the super admin puts pictures on the home page and takes them off', async () => {
  const { id, url } = await root.carousel.upload({ file: pictureWith('', 300) });
  const second = await root.carousel.uploadSpeltOtherwise({ file: pictureWith('', 310) });
  expect(await product.as().home.carousel()).toEqual([{ id, url }, second]);
  await root.carousel.remove({ id });
  expect(await product.as().home.carousel()).toEqual([second]);
  await expect(root.carousel.remove({ id })).rejects.toMatchObject({ code: 'carousel.notFound' });
  await expect(user.carousel.upload({ file: pictureWith('') })).rejects.toMatchObject({ code: 'access.denied' });
});
