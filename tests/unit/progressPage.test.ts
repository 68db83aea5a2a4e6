import { writeFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Checkout } from '../support/checkout';
import { freePort } from '../support/freePort';
import { until } from '../support/until';

/** What the address of the site answers until the site is built. */
let checkout: Checkout;
beforeEach(() => void (checkout = new Checkout()));
afterEach(() => checkout.dispose());

const WAITS = 'until [ -e "$STAND_INS/go" ]; do sleep 0.05; done';

interface Answer {
  status: number;
  msg: string;
  data: { steps: { label: string; isDone: boolean }[] };
}

test('a start answers with what is done and under way, in the language of who asks, and frees the address for the site', async () => {
  checkout.let('server', WAITS);
  const port = await freePort();
  const ask = (path: string, language: string) => fetch(`http://127.0.0.1:${port}${path}`, { headers: { 'accept-language': language } });
  const { said, ended } = checkout.start([process.execPath, 'scripts/oj.mjs', 'start'], { env: { PORT: String(port), ENDS_AT_ONCE: '1' } });
  await until(() => said().includes('building the pages:'));

  const page = await ask('/problem/P1000', 'en-US,en');
  expect([page.status, page.headers.get('cache-control'), page.headers.get('retry-after')]).toEqual([503, 'no-store', '3']);
  const [html, inChinese] = [await page.text(), await (await ask('/', 'zh-CN')).text()];
  expect([html, inChinese].map(each => /<h1>(.*)<\/h1>/.exec(each)?.[1])).toEqual(['The site is being prepared', '站点正在准备']);
  expect(html + inChinese).not.toContain('{{');

  const call = async (language: string) => {
    const answer = await ask('/api/ready', language);
    return { code: answer.status, ...((await answer.json()) as Answer) };
  };
  const { code, status, data } = await call('en');
  expect([code, status]).toEqual([503, 503]);
  expect(data.steps).toContainEqual(expect.objectContaining({ label: 'building the pages', isDone: true }));
  expect(data.steps).toContainEqual(expect.objectContaining({ label: 'building the server', isDone: false }));
  const { msg, data: chinese } = await call('zh-CN');
  expect(msg).toBe('站点正在准备，请稍后再试');
  expect(chinese.steps).toHaveLength(data.steps.length);
  for (const { label } of chinese.steps) expect(label).toMatch(/^\p{Script=Han}/u);

  writeFileSync(checkout.at('go'), '');
  expect(await ended).toMatchObject({ code: 0, said: expect.stringContaining('the site runs') });
  await expect(ask('/', 'en')).rejects.toThrow('fetch failed');
});

test('a start whose build fails leaves nobody at the address', async () => {
  checkout.let('server', 'exit 3');
  const port = await freePort();
  const ended = checkout.start([process.execPath, 'scripts/oj.mjs', 'start'], { env: { PORT: String(port) } }).ended;
  expect(await ended).toMatchObject({ code: 1, said: expect.stringContaining('building the server failed') });
  await expect(fetch(`http://127.0.0.1:${port}`)).rejects.toThrow('fetch failed');
});
