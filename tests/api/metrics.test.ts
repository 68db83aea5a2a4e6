import { createServer } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { judged, rightAnswer } from '../support/judged';
import { asRoot, type Product, startProduct } from '../support/product';

let product: Product;
let address: string;
beforeAll(async () => {
  address = `127.0.0.1:${await freePort()}`;
  product = await startProduct({ env: { OJ_METRICS: address } });
});
afterAll(async () => {
  await product.stop();
  await product.dispose();
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise(resolve => server.once('listening', resolve));
  const { port } = server.address() as { port: number };
  await new Promise(resolve => server.close(resolve));
  return port;
}

/** The samples of a scrape: name with labels, and value. */
async function samples(): Promise<Map<string, number>> {
  const answer = await fetch(`http://${address}/metrics`);
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
  const lines = (await answer.text()).split('\n').filter(line => line && !line.startsWith('#'));
  return new Map(lines.map(line => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ') + 1))]));
}

test('numbers for operators are served on an address of their own, and only there', async () => {
  const root = await asRoot(product);
  await judged(root, { code: rightAnswer });
  const found = await samples();
  expect(found.get('oj_judges')).toBe(1);
  expect(found.get('oj_verdicts_total{status="accepted"}')).toBe(1);
  expect(found.get('oj_verdict_seconds_count')).toBe(1);
  expect(found.get('oj_http_request_seconds_count{method="POST",route="/api/login",status="2xx"}')).toBe(1);
  expect(found.get('oj_disk_free_bytes')).toBeGreaterThan(0);
  expect(found.get('oj_streams')).toBe(0);
  expect(found.has('oj_last_backup_age_seconds')).toBe(false);
  expect((await fetch(`http://${address}/`)).status).toBe(404);
  expect((await (await fetch(`${product.url}/metrics`)).text()).startsWith('<!doctype html')).toBe(true);
});

test('addresses are counted by their pattern: a stranger cannot make up new ones', async () => {
  for (const path of ['/api/file/a', '/api/file/b', '/api/no-such-call-1', '/api/no-such-call-2']) await fetch(product.url + path);
  const routes = new Set([...(await samples()).keys()].flatMap(name => /route="([^"]*)"/.exec(name)?.[1] ?? []));
  expect([...routes].filter(route => /no-such|file\/[ab]/.test(route))).toEqual([]);
});

test('a process that may take traffic says so', async () => {
  await expect(product.as().site.ready()).resolves.toBeUndefined();
});
