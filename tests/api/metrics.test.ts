import { get } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../support/freePort';
import { judged, rightAnswer } from '../support/judged';
import { type Mailbox, openMailbox } from '../support/mailbox';
import { asRoot, type Product, startProduct } from '../support/product';
import { until } from '../support/until';

let product: Product;
let address: string;
let mailbox: Mailbox;
beforeAll(async () => {
  address = `127.0.0.1:${await freePort()}`;
  mailbox = await openMailbox();
  product = await startProduct({ env: { OJ_METRICS: address, OJ_SMTP: mailbox.url } });
  const { $client } = product.database();
  await $client.query(
    `update users set created_at = now() - interval '9 days', email = 'root@example.org', email_key = 'root@example.org'`,
  );
  const since = new Date(Date.now() - 120_000).toISOString();
  await $client.query(`insert into settings (name, value) values ('alerts', $1)`, [{ backup: { since, isTold: false } }]);
  await $client.query(
    `insert into metric_samples (at, waiting, oldest_s, judges, last_submission_id, free_bytes)
     values (now() - interval '30 hours', 9, 9, 9, 0, 1), (now() - interval '2 hours', 3, 40, 2, -7, 1), (now() - interval '1 hour', 1, 5, 2, 0, 1)`,
  );
});
afterAll(async () => {
  await mailbox.close();
  await product.stop();
  await product.dispose();
});

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
  // The process hears of a verdict a moment after it is stored.
  const found = await until(async () => {
    const scraped = await samples();
    return scraped.has('oj_verdicts_total{status="accepted"}') && scraped;
  });
  expect(found.get('oj_judges')).toBe(1);
  expect(found.get('oj_verdicts_total{status="accepted"}')).toBe(1);
  expect(found.get('oj_verdict_seconds_count')).toBe(1);
  expect(found.get('oj_http_request_seconds_count{method="POST",route="/api/login",status="2xx"}')).toBe(1);
  expect(found.get('oj_disk_free_bytes')).toBeGreaterThan(0);
  expect(found.get('oj_thread_busy_max_seconds')).toBeGreaterThan(0);
  expect(found.get('oj_streams')).toBe(0);
  expect(found.has('oj_last_backup_age_seconds')).toBe(false);
  expect((await fetch(`http://${address}/`)).status).toBe(404);
  expect((await (await fetch(`${product.url}/metrics`)).text()).startsWith('<!doctype html')).toBe(true);
});

test('on this machine alone, numbers are not given to whoever calls it by another name', async () => {
  const [host = '', port = ''] = address.split(':');
  const statusFor = (name: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      get({ host, port, path: '/metrics', headers: { host: name } }, answer => resolve(answer.resume().statusCode)).once('error', reject);
    });
  for (const name of [address, `localhost:${port}`, `[::1]:${port}`]) expect([name, await statusFor(name)]).toEqual([name, 200]);
  for (const name of [`stranger.example:${port}`, `127.0.0.1.stranger.example:${port}`, 'localhost.example'])
    expect([name, await statusFor(name)]).toEqual([name, 421]);
});

test('addresses are counted by their pattern: a stranger cannot make up new ones', async () => {
  for (const path of ['/api/file/a', '/api/file/b', '/api/no-such-call-1', '/api/no-such-call-2']) await fetch(product.url + path);
  const routes = new Set([...(await samples()).keys()].flatMap(name => /route="([^"]*)"/.exec(name)?.[1] ?? []));
  expect([...routes].filter(route => /no-such|file\/[ab]/.test(route))).toEqual([]);
});

test('a process that may take traffic says so', async () => {
  await expect(product.as().site.ready()).resolves.toBeUndefined();
});

test('the back office sees the last day and what is wrong; super admins are told by mail, once', async () => {
  const root = await asRoot(product);
  const { samples, alerts } = await until(async () => {
    const day = await root.metrics.day();
    return day.samples.at(-1)?.judges === 1 && day;
  });
  expect(samples).toMatchObject([
    { waiting: 1, oldestS: 5, judges: 2, submissions: 7 },
    { judges: 1, submissions: 1 },
  ]);
  expect(alerts).toMatchObject([{ kind: 'backup', value: null }]);
  expect(await mailbox.mailTo('root@example.org')).toContain('The site was never backed up.');
  const { rows } = await product
    .database()
    .$client.query(`select value -> 'backup' ->> 'isTold' as told from settings where name = 'alerts'`);
  expect(rows).toEqual([{ told: 'true' }]);
  await product.database().$client.query(`update users set role = 1002 where username = 'root'`);
  await expect((await asRoot(product)).metrics.day()).rejects.toMatchObject({ code: 'access.denied' });
});
