import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Product, startProduct } from '../support/product';
import { until } from '../support/until';

let product: Product;
beforeAll(async () => {
  product = await startProduct({ env: { OJ_JUDGES: '0' }, withJudge: false });
});
afterAll(async () => {
  await product.stop();
  await product.dispose();
});

const pageOf = async (address: string, language = 'en-US') => {
  const answer = await fetch(`${product.url}/problem/${address}`, { headers: { 'accept-language': language } });
  expect(answer.status).toBe(200);
  return answer.text();
};
const isDrawn = (html: string) => html.includes('id="early"');
const drawn = (address: string, language?: string) => until(async () => [await pageOf(address, language)].find(isDrawn));

test('the page of a problem comes with its statement, its samples and the first code, in the language of the reader', async () => {
  const english = await drawn('P1000');
  expect(english).toContain('A + B');
  expect(english).toContain('<textarea');
  expect(english).toContain('class="katex');
  expect(english).toMatch(/<link rel="stylesheet"[^>]*mathsDress/);
  expect(english).not.toContain('data-styled');
  expect(english).toContain('lang="en-US"><style>');
  expect(await drawn('P1000', 'zh-CN')).toContain('lang="zh-CN"><style>');
  expect(await drawn('P1000?l=zh', 'en-US')).toContain('lang="zh-CN"><style>');
  expect(await drawn('p1000')).toContain('A + B');
});

test('it says nothing of a problem that visitors may not read, and what it says follows the problem', async () => {
  const change = (what: string) => product.database().execute(`update problems set ${what} where problem_id = 'P1000'`);
  await change(`title = '</style><script>alert(1)</script>', translations = '{}'`);
  const html = await until(async () => [await drawn('P1000')].find(page => page.includes('&lt;script&gt;alert')));
  expect(html).not.toContain('<script>alert');
  await change('auth = 2');
  await until(async () => !isDrawn(await pageOf('P1000')));
});

test.each(['NOPE', '%00', `${'x'.repeat(150)}`, 'P1000/full-screen'])('%s is the page without a problem', async address => {
  expect(isDrawn(await pageOf(address))).toBe(false);
});
