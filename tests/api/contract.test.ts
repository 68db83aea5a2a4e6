import { contract, endpointsOf, printedPath } from '@oj/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Product, startProduct } from '../support/product';

let product: Product;
beforeAll(async () => {
  product = await startProduct({ withJudge: false, env: { OJ_JUDGES: '0' } });
});
afterAll(async () => {
  await product.stop();
  await product.dispose();
});

const endpoints = [...endpointsOf(contract)];

test.each(endpoints.map(([noun, name, endpoint]) => [`${noun}.${name}`, endpoint] as const))(
  '%s is handled',
  async (_, { method, path }) => {
    const stop = new AbortController();
    const response = await fetch(`${product.url}/api${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      body: method === 'GET' ? undefined : '{}',
      signal: stop.signal,
    });
    const unhandled = response.status === 404 && (await response.text()).includes('route.notFound');
    stop.abort();
    expect(unhandled).toBe(false);
  },
);

test('every handled route is in the contract, once', async () => {
  const promised = endpoints.flatMap(([, , endpoint]) => {
    const { method, alias } = endpoint;
    return [method, ...(alias ? [alias] : [])].map(verb => `${verb} ${printedPath(endpoint)}`);
  });
  const response = await fetch(`${product.url}/api/openapi.json`);
  const { paths } = (await response.json()) as { paths: Record<string, Record<string, unknown>> };
  const printed = Object.entries(paths).flatMap(([path, methods]) => Object.keys(methods).map(method => `${method.toUpperCase()} ${path}`));

  expect(new Set(promised).size).toBe(promised.length);
  expect(promised).toEqual(expect.arrayContaining(printed));
});

test('the documentation names every call and needs no script', async () => {
  const page = await (await fetch(`${product.url}/api/docs`)).text();
  for (const [, , { path }] of endpoints) expect(page).toContain(`/api${path}`);
  expect(page).not.toContain('<script');
});
