import { existsSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pictureWith } from '../support/pictures';
import { type Api, asNewUser, asRoot, type Product, startProduct } from '../support/product';

let product: Product;
let root: Api;
let author: Api;
let user: Api;
beforeAll(async () => {
  product = await startProduct({ withJudge: false, env: { OJ_JUDGES: '0', OJ_STARTER: '0' } });
  root = await asRoot(product);
  [author, user] = [await asNewUser(product, 'author', 1001), await asNewUser(product, 'reader')];
});
afterAll(async () => {
  await product.stop();
  await product.dispose();
});

const at = (link: string) => fetch(product.url + link);
const named = (name: string, ...parts: BlobPart[]) => new File(parts, name);
const pdf = (words: string) => named('题解 1.pdf', `%PDF-1.7\n${words}`);
const fileAt = (link: string) => {
  const hash = /[0-9a-f]{64}/.exec(link)?.[0] ?? '';
  return path.join(product.dataDir, 'public', hash.slice(0, 2), hash);
};

describe('a picture in a text', () => {
  test('W21: is kept without what does not draw it, and served as nothing but a picture', async () => {
    const { link, fileId } = await author.attachment.uploadPicture({ file: pictureWith('<script>alert(1)</script>') });
    expect(link).toMatch(/^\/api\/public\/img\/[0-9a-f]{64}\.png$/);
    expect(fileId).toBeGreaterThan(0);
    const response = await at(link);
    expect(response.headers.get('content-type')).toBe('image/png');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('cache-control')).toBe('public, max-age=86400');
    expect(Buffer.from(await response.arrayBuffer()).includes('script')).toBe(false);
  });

  test.each([
    ['an SVG that says it is a PNG', new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>'], { type: 'image/png' }), 'picture.type'],
    ['a page', named('a.png', '<!doctype html><script>alert(1)</script>'), 'picture.type'],
    ['half a picture', pictureWith('').slice(0, 90), 'picture.broken'],
    ['more than 4 MB', new Blob([pictureWith(''), new Uint8Array(4 << 20)]), 'picture.tooLarge'],
  ])('W21: is not %s', async (_, file, code) => {
    await expect(author.attachment.uploadPicture({ file })).rejects.toMatchObject({ code });
  });

  test('FIL-009: comes from admins alone', async () => {
    await expect(user.attachment.uploadPicture({ file: pictureWith('') })).rejects.toMatchObject({ code: 'group.notFound' });
    await expect(product.as().attachment.uploadPicture({ file: pictureWith('') })).rejects.toMatchObject({ code: 'login.required' });
  });

  test('W22: is taken away by who put it in, or an admin, and by nobody else', async () => {
    const { link, fileId } = await author.attachment.uploadPicture({ file: pictureWith('', 210) });
    await expect(user.attachment.remove({ fileId })).rejects.toMatchObject({ code: 'access.denied' });
    await expect(product.as().attachment.remove({ fileId })).rejects.toMatchObject({ code: 'login.required' });
    expect((await at(link)).status).toBe(200);
    await root.attachment.remove({ fileId });
    expect((await at(link)).status).toBe(404);
    expect(existsSync(fileAt(link))).toBe(false);
    await expect(author.attachment.remove({ fileId })).rejects.toMatchObject({ code: 'route.notFound' });
    const [deed] = (await root.audit.list({ action: 'attachment.remove' })).records;
    expect(deed).toMatchObject({ username: 'root', target: 'blob' });
  });

  test('FIL-010: existing clients take it away by GET', async () => {
    const { link, fileId } = await author.attachment.uploadPicture({ file: pictureWith('', 220) });
    const authorization = author.token() ?? '';
    const response = await fetch(`${product.url}/api/file/delete-md-img?fileId=${fileId}`, { headers: { authorization } });
    expect(await response.json()).toMatchObject({ status: 200 });
    expect((await at(link)).status).toBe(404);
  });

  test('that two people put in stays until both have taken it away, or while it is an avatar', async () => {
    const same = () => pictureWith('', 230);
    const [first, second] = [
      await author.attachment.uploadPicture({ file: same() }),
      await root.attachment.uploadPicture({ file: same() }),
    ];
    expect(second.link).toBe(first.link);
    await user.ownAccount.uploadAvatar({ file: same() });
    await author.attachment.remove(first);
    expect((await at(first.link)).status).toBe(200);
    await root.attachment.remove(second);
    expect((await at(first.link)).status).toBe(200);
    await user.ownAccount.uploadAvatar({ file: pictureWith('', 240) });
    expect((await at(first.link)).status).toBe(404);
  });
});

describe('a file in a text', () => {
  test('FIL-008: of any user: a PDF is shown in pages of ours and loads nothing', async () => {
    const { link } = await user.attachment.uploadFile({ file: pdf('one') });
    expect(link).toMatch(/^\/api\/public\/file\/[0-9a-f]{32}\.pdf$/);
    const response = await at(link);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('content-disposition')).toContain(
      `inline; filename="__ 1.pdf"; filename*=UTF-8''${encodeURIComponent('题解 1.pdf')}`,
    );
    expect(response.headers.get('x-frame-options')).toBe('SAMEORIGIN');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
    expect(await response.text()).toContain('one');
  });

  test.each([
    ['notes.txt', '<html><script>alert(1)</script></html>', 'text/plain; charset=utf-8'],
    ['statement.ZIP', 'PK\x03\x04…', 'application/zip'],
    ["it's (b)*.txt", '', 'text/plain; charset=utf-8', 'it%27s%20%28b%29%2A.txt'],
  ])('W1: %s is only downloaded, never shown', async (name, content, type, carried = name) => {
    const { link } = await user.attachment.uploadFile({ file: named(name, content) });
    const response = await at(link);
    expect(response.headers.get('content-type')).toBe(type);
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="[\w. -]+"; filename\*=UTF-8''/);
    expect(response.headers.get('content-disposition')).toContain(`filename*=UTF-8''${carried}`);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('x-frame-options')).toBe('DENY');
  });

  test('W21: that is a picture is treated as one', async () => {
    const { link } = await user.attachment.uploadFile({ file: named('tree.png', pictureWith('<script>', 250)) });
    expect(link).toMatch(/^\/api\/public\/img\//);
    expect(Buffer.from(await (await at(link)).arrayBuffer()).includes('script')).toBe(false);
  });

  test.each([
    ['a page', named('page.html', '<html>'), 'attachment.type'],
    ['a drawing with script', named('drawing.svg', '<svg/>'), 'attachment.type'],
    ['a program', named('tool.exe', 'MZ'), 'attachment.type'],
    ['a page that says it is a PDF', named('a.pdf', '<html>%PDF-1.7'), 'attachment.type'],
    ['a program that says it is text', named('a.txt', new Uint8Array([0x7f, 0x45, 0x4c, 0x46, 0, 255])), 'attachment.type'],
    ['a page that says it is a picture', named('a.png', '<html>'), 'picture.type'],
    ['without a name', new Blob(['x']), 'attachment.type'],
  ])('W21: is not %s', async (_, file, code) => {
    await expect(user.attachment.uploadFile({ file })).rejects.toMatchObject({ code });
  });

  test('is at most 128 MB; what is not taken anyway is refused before it is read', async () => {
    const eighth = new Uint8Array(16 << 20).fill(97);
    const large = (name: string) => named(name, ...Array.from({ length: 8 }, () => eighth), 'a');
    await expect(user.attachment.uploadFile({ file: large('large.txt') })).rejects.toMatchObject({ code: 'input.tooLarge' });
    await expect(user.attachment.uploadFile({ file: large('large.exe') })).rejects.toMatchObject({ code: 'attachment.type' });
  });

  test('a browser that has it asks whether it may still be seen: it is not sent again, and gone when it was taken away', async () => {
    for (const file of [pdf('kept'), named('kept.png', pictureWith('', 280))]) {
      const { link, fileId } = await user.attachment.uploadFile({ file });
      const first = await at(link);
      const tag = first.headers.get('etag') ?? '';
      expect(tag).toMatch(/^"[0-9a-f]{64}"$/);
      expect(first.headers.get('cache-control')).toBe(link.endsWith('.pdf') ? 'no-cache' : 'public, max-age=86400');
      const asked = (tags: string) => fetch(product.url + link, { headers: { 'if-none-match': tags } });
      for (const tags of [tag, `W/${tag}`, `"other", ${tag}`]) {
        const again = await asked(tags);
        expect([again.status, await again.text()]).toEqual([304, '']);
        for (const name of ['etag', 'cache-control', 'x-content-type-options'])
          expect(again.headers.get(name)).toBe(first.headers.get(name));
      }
      expect((await asked('"other"')).status).toBe(200);
      await user.attachment.remove({ fileId });
      expect((await asked(tag)).status).toBe(404);
    }
  });

  test('uploads of one user at once are all kept', async () => {
    const names = ['one', 'two', 'three'];
    const kept = await Promise.all(names.map(each => user.attachment.uploadFile({ file: pdf(each) })));
    expect(await Promise.all(kept.map(async ({ link }) => (await (await at(link)).text()).split('\n')[1]))).toEqual(names);
  });

  test('finds room until its owner has used it up', async () => {
    const hoarder = await asNewUser(product, 'hoarder');
    const { fileId } = await hoarder.attachment.uploadFile({ file: pdf('small') });
    const set = (bytes: number) => product.database().execute(`update attachments set bytes = ${bytes} where id = ${fileId}`);
    await set((256 << 20) - 5);
    await expect(hoarder.attachment.uploadFile({ file: pdf('does not fit') })).rejects.toMatchObject({ code: 'attachment.full' });
    await set(1 << 28);
    await expect(hoarder.attachment.uploadFile({ file: named('a.txt', 'a') })).rejects.toMatchObject({ code: 'attachment.full' });
    await hoarder.attachment.remove({ fileId });
    await hoarder.attachment.uploadFile({ file: named('a.txt', 'a') });
  });

  test('the same bytes of two owners have two addresses, and each takes away its own', async () => {
    const [mine, yours] = [
      await user.attachment.uploadFile({ file: pdf('both') }),
      await author.attachment.uploadFile({ file: pdf('both') }),
    ];
    expect(yours.link).not.toBe(mine.link);
    await expect(user.attachment.remove(yours)).rejects.toMatchObject({ code: 'access.denied' });
    await author.attachment.remove(yours);
    expect((await at(yours.link)).status).toBe(404);
    expect((await at(mine.link)).status).toBe(200);
    await user.attachment.remove(mine);
    expect((await at(mine.link)).status).toBe(404);
  });

  test('W19: is found by its own address alone', async () => {
    const { link } = await user.attachment.uploadFile({ file: pdf('hidden') });
    expect((await at(link.replace('.pdf', '.txt'))).status).toBe(404);
    expect((await at(`/api/public/file/${'0'.repeat(32)}.pdf`)).status).toBe(404);
    expect((await at('/api/public/file/..%2f..%2fetc%2fpasswd')).status).toBe(400);
  });
});

describe('the files of the site', () => {
  test('FIL: are listed with who put them in, how large they are and which texts link them; what is linked stays', async () => {
    const [{ link, fileId }, { fileId: spare }] = [
      await user.attachment.uploadFile({ file: pdf('linked') }),
      await user.attachment.uploadFile({ file: pdf('unlinked') }),
    ];
    await root.announcementEditor.add({ title: 'News', content: `[file](${link}) and again [file](${link})` });
    const { records, next, totalBytes } = await root.attachmentAdmin.list({ username: 'reader', limit: 2 });
    expect(records).toMatchObject([
      { id: spare, uses: 0, username: 'reader' },
      { id: fileId, uses: 1, link, name: '题解 1.pdf', type: 'application/pdf', bytes: 15 },
    ]);
    expect(totalBytes).toBeGreaterThan(30);
    const older = await root.attachmentAdmin.list({ username: 'reader', before: next ?? 1 });
    expect(older.records.every(({ id }) => id < fileId)).toBe(true);
    const [use] = await root.attachmentAdmin.uses({ id: fileId });
    expect(use).toMatchObject({ kind: 'announcement' });
    const unused = async () => (await root.attachmentAdmin.list({ isUnused: true, kind: 'file' })).records.map(({ id }) => id);
    expect(await unused()).not.toContain(fileId);
    await expect(root.attachmentAdmin.remove({ id: fileId })).rejects.toMatchObject({ code: 'attachment.inUse' });
    await root.attachmentAdmin.remove({ id: spare });
    expect(await unused()).not.toContain(spare);
    await root.announcementEditor.remove({ aid: use?.id ?? 0 });
    expect(await unused()).toContain(fileId);
    expect((await root.attachmentAdmin.list({ username: 'nobody' })).records).toEqual([]);
  });
});
