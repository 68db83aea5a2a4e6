import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { FakeHdu } from '../../../../tests/support/remote/fakeHdu';
import { SiteHttp } from './http';

const site = new FakeHdu();
let base: string;
beforeAll(async () => {
  base = await site.open();
});
afterAll(() => site.close());
beforeEach(() => {
  site.faults = {};
});

const open = () => new SiteHttp({ base, reach: 'machine' });

test('nothing leads away from the site', async () => {
  site.faults = { redirect: 'http://localhost/' };
  await expect(open().get('/')).rejects.toMatchObject({ kind: 'markup' });
  site.faults = { redirect: '/again' };
  await expect(open().get('/')).rejects.toMatchObject({ kind: 'markup', publicText: expect.stringContaining('circles') });
  await expect(async () => open().get('//other.example/')).rejects.toMatchObject({ kind: expect.stringMatching(/markup|rejected/) });
  expect(await open().file('http://other.example/a.png', '/', 1_000)).toBeUndefined();
});

test('machines of inner networks are not reached, by number or by name', async () => {
  const { port } = new URL(base);
  for (const host of ['127.0.0.1', 'localhost', '[::1]']) {
    const http = new SiteHttp({ base: `http://${host}:${port}` });
    await expect(http.get('/')).rejects.toMatchObject({ kind: 'down', isUnsent: true });
  }
});

test('answers are bounded, and failures say what kind they are', async () => {
  site.faults = { endless: true };
  await expect(open().get('/')).rejects.toMatchObject({ kind: 'down', publicText: expect.stringContaining('too long') });
  site.faults = { down: 503 };
  await expect(open().get('/')).rejects.toMatchObject({ kind: 'down', isUnsent: false });
  site.faults = { down: 429 };
  await expect(open().get('/')).rejects.toMatchObject({ kind: 'rate' });
  site.faults = { challenge: /^\/$/ };
  await expect(open().get('/')).rejects.toMatchObject({ kind: 'challenge' });
  site.faults = {};
  await expect(open().get('/nowhere')).rejects.toMatchObject({ kind: 'rejected' });
  await expect(new SiteHttp({ base: 'http://127.0.0.1:9', reach: 'machine' }).get('/')).rejects.toMatchObject({
    kind: 'down',
    isUnsent: true,
  });
});
