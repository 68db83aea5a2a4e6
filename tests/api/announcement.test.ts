import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Api, asNewUser, asRoot, type Product, startProduct } from '../support/product';

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

const shown = async () => (await product.as().announcement.common()).records.map(({ title }) => title);

test('an announcement is added, changed, hidden and deleted; everything is on record', async () => {
  const before = await shown();
  const { id } = await root.announcementEditor.add({ title: 'Maintenance', content: '**Tonight**' });
  expect(await shown()).toEqual(['Maintenance', ...before]);
  await root.announcementEditor.change({ id, title: 'Maintenance over', content: 'Thanks', status: 1 });
  expect(await shown()).toEqual(before);
  const [edited] = (await root.announcementEditor.list()).records;
  expect(edited).toMatchObject({ id, title: 'Maintenance over', status: 1, username: 'root' });
  await root.announcementEditor.remove({ aid: id });
  await expect(root.announcementEditor.remove({ aid: id })).rejects.toMatchObject({ code: 'announcement.notFound' });
  const deeds = (await root.audit.list({ limit: 3 })).records.map(({ action, target }) => [action, target]);
  expect(deeds).toEqual([
    ['announcement.remove', String(id)],
    ['announcement.change', String(id)],
    ['announcement.add', String(id)],
  ]);
});

test('new words replace the translations of the old ones; showing it again does not', async () => {
  const [starter] = (await root.announcementEditor.list()).records;
  const { id = 0, title = '', content = '' } = starter ?? {};
  const inEnglish = async () => (await product.as().announcement.common()).records.find(each => each.id === id)?.title;
  const translated = await inEnglish();
  expect(translated).not.toBe(title);
  await root.announcementEditor.change({ id, title, content });
  expect(await inEnglish()).toBe(translated);
  await root.announcementEditor.change({ id, title: '新标题', content });
  expect(await inEnglish()).toBe('新标题');
});

test.each([
  ['no title', { title: ' ', content: 'x' }],
  ['no content', { title: 'x', content: '' }],
  ['a status that is none', { title: 'x', content: 'x', status: 2 }],
])('%s is refused', async (_, draft) => {
  await expect(root.announcementEditor.add(draft as never)).rejects.toMatchObject({ code: 'input.invalid' });
});

test('W8: only the super admin writes announcements', async () => {
  const user = await asNewUser(product, 'heckler');
  await expect(user.announcementEditor.add({ title: 'x', content: 'x' })).rejects.toMatchObject({ code: 'access.denied' });
  await expect(user.announcementEditor.remove({ aid: 1 })).rejects.toMatchObject({ code: 'access.denied' });
});
