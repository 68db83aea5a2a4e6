import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HeavyWork, TookTooLong } from '../../packages/server/src/heavyWork';
import { asRoot, type Product, startProduct } from '../support/product';
import { until } from '../support/until';

const file = path.resolve('packages/server/dist/heavy.js');
/** Takes seconds to set. */
const heavy = `$$${'\\begin{matrix}'.repeat(300)}$$\n\n${'a\n='.repeat(1500)}`.slice(0, 10_000);
const endless = '$\\begin{matrix}$'.repeat(600);

describe('S12: work in a thread', () => {
  test('S12: a task that takes too long is broken off, and the next one is done', async () => {
    const impatient = new HeavyWork({ file, limitMs: 1 });
    await expect(impatient.run('typeset', endless)).rejects.toBeInstanceOf(TookTooLong);
    expect(impatient.isRunning).toBe(false);
    const work = new HeavyWork({ file, idleMs: 1 });
    expect(JSON.stringify(await work.run('typeset', '**bold**'))).toContain('bold');
    await expect(work.run('cleanPicture', Buffer.from('no picture'))).rejects.toMatchObject({ code: 'picture.type' });
    expect(JSON.stringify(await Promise.all([work.run('typeset', 'one'), work.run('typeset', 'two')]))).toMatch(/one.*two/);
    await until(() => !work.isRunning);
  });

  test('S12: more than wait already are refused', async () => {
    const work = new HeavyWork({ file, idleMs: 1 });
    const all = Array.from({ length: 101 }, (_, place) => work.run('typeset', `text ${place}`));
    await expect(all.pop()).rejects.toMatchObject({ code: 'server.busy' });
    expect(await Promise.all(all)).toHaveLength(100);
  });
});

describe('S12: a statement that takes long to set', () => {
  let product: Product;
  beforeAll(async () => {
    product = await startProduct({ withJudge: false, env: { OJ_JUDGES: '0', OJ_STARTER: '0' } });
  });
  afterAll(async () => {
    await product.stop();
    await product.dispose();
  });

  test('S12: keeps nobody else waiting', async () => {
    const root = await asRoot(product);
    await root.problemEditor.add({
      problem: { problemId: 'HEAVY', title: 't', description: heavy, input: endless, output: heavy, examples: '', auth: 1 },
      samples: [{ input: '1', output: '1' }],
      languages: [{ name: 'C++ 17' }],
    });
    const order: string[] = [];
    const setting = root.problem.detail({ problemId: 'HEAVY', typeset: true }).finally(() => order.push('set'));
    for (let round = 0; round < 20; round++) {
      expect((await fetch(`${product.url}/api/get-website-config`)).status).toBe(200);
      order.push('other');
    }
    expect((await setting).problem.title).toBe('t');
    expect(order.indexOf('set')).toBeGreaterThan(4);
  });

  test.each(['captcha', 'slide-verification?action=login'])('S12: so does who asks for hundreds of pictures at once (%s)', async path => {
    const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
    const order: string[] = [];
    const asked = Array.from({ length: 400 }, async () => (await fetch(`${product.url}/api/${path}`, from('192.0.2.1'))).status);
    const answered = Promise.all(asked).finally(() => order.push('pictures'));
    const elsewhere = fetch(`${product.url}/api/${path}`, from('192.0.2.2'));
    for (let round = 0; round < 20; round++) {
      expect((await fetch(`${product.url}/api/get-website-config`)).status).toBe(200);
      order.push('other');
    }
    const statuses = await answered;
    expect(order.indexOf('pictures')).toBeGreaterThan(4);
    expect((await elsewhere).status).toBe(200);
    expect([...new Set(statuses)].toSorted()).toEqual([200, 429]);
    // A school that logs in at once gets a picture for each of its people.
    expect(statuses.filter(status => status === 200).length).toBeGreaterThanOrEqual(200);
  });
});
